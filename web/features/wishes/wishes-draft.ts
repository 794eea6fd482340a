import { type Draft, fromWire, leavesOf, type PathOf } from '#contract/wire.ts';
import { wishesForm } from '#contract/wishes.ts';

export type WishesDraft = Draft<typeof wishesForm.fields>;

type Path = PathOf<typeof wishesForm.fields>;

/** The fields of the form that several boxes, or one that may be left unticked, fill. */
export type ListPath = Extract<
  Path,
  `${string}.anyOf` | 'caste.isNoBar' | 'country.isAbroad' | 'place.states' | 'place.districts'
>;

const isList = (path: string): path is ListPath => /\.(anyOf|isNoBar|isAbroad|states|districts)$/.test(path);

export const LISTS: readonly ListPath[] = leavesOf(wishesForm.fields)
  .map(([path]) => path.join('.'))
  .filter(isList);

/** What stands in the form, before it is sent. */
export function readWishes(form: HTMLFormElement): WishesDraft {
  const typed = new FormData(form);
  const flat: Record<string, string> = {};
  for (const [path, node] of leavesOf(wishesForm.fields))
    if (node.kind === 'field') flat[node.sent] = typed.getAll(path.join('.')).join(',');
  return fromWire(wishesForm.fields, 'sent', flat);
}
