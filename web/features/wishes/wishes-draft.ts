import { type Draft, fromWire, leavesOf, type PathOf } from '#contract/wire.ts';
import { wishesForm } from '#contract/wishes.ts';

export type WishesDraft = Draft<typeof wishesForm.fields>;

/** The fields of the form that several boxes, or one that may be left unticked, fill. */
export const LISTS = [
  'religion.anyOf',
  'caste.anyOf',
  'caste.isNoBar',
  'community.anyOf',
  'education.anyOf',
  'profession.anyOf',
  'diet.anyOf',
  'maritalStatus.anyOf',
  'place.states',
  'place.districts',
] as const satisfies readonly PathOf<typeof wishesForm.fields>[];

export type ListPath = (typeof LISTS)[number];

/** What stands in the form, before it is sent. */
export function readWishes(form: HTMLFormElement): WishesDraft {
  const typed = new FormData(form);
  const flat: Record<string, string> = {};
  for (const [path, node] of leavesOf(wishesForm.fields))
    if (node.kind === 'field') flat[node.sent] = typed.getAll(path.join('.')).join(',');
  return fromWire(wishesForm.fields, 'sent', flat);
}
