import { asciiDigits } from '#contract/pasted.ts';
import { searchForm } from '#contract/search.ts';
import { at, type Draft, fromWire, leavesOf, type PathOf } from '#contract/wire.ts';
import type { wishesForm } from '#contract/wishes.ts';
import { SEARCH_PAGE } from './search-page.ts';

export type SearchDraft = Draft<typeof searchForm.fields>;
export type SearchPath = PathOf<typeof searchForm.fields>;

const sentNames = new Map(
  leavesOf(searchForm.fields).flatMap(([path, node]) => (node.kind === 'field' ? [[path.join('.'), node.sent]] : [])),
);

/** What a field of the search is called in its address. */
export const nameOf = (path: SearchPath): string => sentNames.get(path) ?? path;

/** The conditions that an address or a form holds, in the form's order; boxes of one list joined, and one way to write a number. */
export function conditionsIn(typed: URLSearchParams | FormData): URLSearchParams {
  const conditions = new URLSearchParams();
  for (const name of sentNames.values()) {
    const values = typed.getAll(name).filter((value) => value !== '');
    if (values.length > 0) conditions.set(name, asciiDigits(values.join(',')));
  }
  return conditions;
}

/** In the address of a search that is not asked yet: its form begins with the wishes. */
export const WISHED = 'wished';

/** What is wished for, as conditions. */
export function wishedIn(wishes: Draft<typeof wishesForm.fields>): URLSearchParams {
  const conditions = new URLSearchParams();
  for (const [path, name] of sentNames) {
    const value = at(wishes, path.split('.'));
    if (typeof value === 'string' && value !== '') conditions.set(name, value);
  }
  return conditions;
}

/** Where a search stands; one without conditions shows everybody. */
export const addressOf = (conditions: URLSearchParams): string => `${SEARCH_PAGE}?${String(conditions) || 'order=fit'}`;

export const draftOf = (conditions: URLSearchParams): SearchDraft =>
  fromWire(searchForm.fields, 'sent', Object.fromEntries(conditions));

/** The conditions of which lists tell by other names than the form. */
const TOLD: Readonly<Record<string, string>> = {
  heightCm: 'height',
  avoidOwnClan: 'isOtherClan',
  photo: 'hasPhoto',
  active: 'isActive',
  identified: 'isIdentified',
};

/** The same search without the condition of which a list tells by this name. */
export function without(conditions: URLSearchParams, told: string): URLSearchParams {
  const rest = new URLSearchParams(conditions);
  const condition = TOLD[told] ?? told;
  for (const [path, name] of sentNames) if (path.split('.')[0] === condition) rest.delete(name);
  return rest;
}
