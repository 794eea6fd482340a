import type { RefObject } from 'react';
import type { CountBand } from '#contract/count-band.ts';
import { checkForm, noContext } from '#contract/form.ts';
import { type Draft, fromWire, leavesOf, type PathOf } from '#contract/wire.ts';
import { countWished, wishesForm } from '#contract/wishes.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useCounted } from '#web/forms/useCounted.ts';

/** How many members match: a band; `wrong` if the input is not valid yet; `later` if they cannot be counted now. */
export type Count = CountBand | 'wrong' | 'later';

/** Counts the members who match the wishes in the form. */
async function countInForm(form: HTMLFormElement, signal: AbortSignal): Promise<Count> {
  const wishes = readWishes(form);
  if (!checkForm(wishesForm, wishes, noContext).ok) return 'wrong';
  const answer = await browserApi(countWished, wishes, { signal });
  return answer.ok ? answer.values.band : 'later';
}

/** Returns the count of the members who match the wishes in the form; at first the count of the saved wishes. */
export const useCount = (form: RefObject<HTMLFormElement | null>, savedCount: Count): Count =>
  useCounted(form, savedCount, countInForm);

/** The values of the wishes form, by its fields. */
export type WishesDraft = Draft<typeof wishesForm.fields>;

type Path = PathOf<typeof wishesForm.fields>;

/** The paths of fields that are filled by several checkboxes or by one optional checkbox. */
export type ListPath = Extract<
  Path,
  `${string}.anyOf` | 'caste.isNoBar' | 'country.isAbroad' | 'place.states' | 'place.districts'
>;

const isList = (path: string): path is ListPath => /\.(anyOf|isNoBar|isAbroad|states|districts)$/.test(path);

/** The paths of all fields of the wishes that are filled by several checkboxes or by one optional checkbox. */
export const LISTS: readonly ListPath[] = leavesOf(wishesForm.fields)
  .map(([path]) => path.join('.'))
  .filter(isList);

/** Returns the wishes in the form before it is sent. The values of one list are joined by commas. */
function readWishes(form: HTMLFormElement): WishesDraft {
  const data = new FormData(form);
  const sentValues: Record<string, string> = {};
  for (const [path, node] of leavesOf(wishesForm.fields))
    if (node.kind === 'field') sentValues[node.sent] = data.getAll(path.join('.')).join(',');
  return fromWire(wishesForm.fields, 'sent', sentValues);
}
