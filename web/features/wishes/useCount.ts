import type { RefObject } from 'react';
import type { CountBand } from '#contract/count-band.ts';
import { checkForm, noContext } from '#contract/form.ts';
import { countWished, wishesForm } from '#contract/wishes.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useCounted } from '#web/forms/useCounted.ts';
import { readWishes } from './wishes-draft.ts';

/** A band, or why there is none: something typed is not right yet, or it cannot be counted just now. */
export type Count = CountBand | 'wrong' | 'later';

async function count(typed: HTMLFormElement, signal: AbortSignal): Promise<Count> {
  const wishes = readWishes(typed);
  if (!checkForm(wishesForm, wishes, noContext).ok) return 'wrong';
  const answer = await browserApi(countWished, wishes, { signal });
  return answer.ok ? answer.values.band : 'later';
}

/** How many the wishes in the form would show. */
export const useCount = (form: RefObject<HTMLFormElement | null>, saved: Count): Count =>
  useCounted(form, saved, count);
