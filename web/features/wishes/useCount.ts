import type { RefObject } from 'react';
import type { CountBand } from '#contract/count-band.ts';
import { checkForm, noContext } from '#contract/form.ts';
import { type Draft, fromWire, leavesOf, type PathOf } from '#contract/wire.ts';
import { countWished, wishesForm } from '#contract/wishes.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useCounted } from '#web/forms/useCounted.ts';

/** A band, or why there is none: `wrong` for input that is not valid yet, `later` for a failed count. */
export type Count = CountBand | 'wrong' | 'later';

async function countInForm(form: HTMLFormElement, signal: AbortSignal): Promise<Count> {
  const wishes = readWishes(form);
  if (!checkForm(wishesForm, wishes, noContext).ok) return 'wrong';
  const answer = await browserApi(countWished, wishes, { signal });
  return answer.ok ? answer.values.band : 'later';
}

/** Returns the count of the members that match the wishes in the form, at first that of the saved wishes. */
export const useCount = (form: RefObject<HTMLFormElement | null>, saved: Count): Count =>
  useCounted(form, saved, countInForm);

export type WishesDraft = Draft<typeof wishesForm.fields>;

type Path = PathOf<typeof wishesForm.fields>;

/** The paths of fields that are filled by several checkboxes or by one optional checkbox. */
export type ListPath = Extract<
  Path,
  `${string}.anyOf` | 'caste.isNoBar' | 'country.isAbroad' | 'place.states' | 'place.districts'
>;

const isList = (path: string): path is ListPath => /\.(anyOf|isNoBar|isAbroad|states|districts)$/.test(path);

/** All paths of the wishes' fields that are a `ListPath`. */
export const LISTS: readonly ListPath[] = leavesOf(wishesForm.fields)
  .map(([path]) => path.join('.'))
  .filter(isList);

/** Reads the wishes in the form before it is sent. */
function readWishes(form: HTMLFormElement): WishesDraft {
  const typed = new FormData(form);
  const flat: Record<string, string> = {};
  for (const [path, node] of leavesOf(wishesForm.fields))
    if (node.kind === 'field') flat[node.sent] = typed.getAll(path.join('.')).join(',');
  return fromWire(wishesForm.fields, 'sent', flat);
}
