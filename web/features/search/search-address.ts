import { asciiDigits } from '#contract/pasted.ts';
import { searchForm } from '#contract/search.ts';
import { type Draft, fromWire, leavesOf, type PathOf, valueAtPath } from '#contract/wire.ts';
import type { wishesForm } from '#contract/wishes.ts';
import { SEARCH_PAGE } from './search-page.ts';

export type SearchDraft = Draft<typeof searchForm.fields>;
export type SearchPath = PathOf<typeof searchForm.fields>;

/** The name in the address of each field, keyed by its path. */
const sentNames = new Map(
  leavesOf(searchForm.fields).flatMap(([path, node]) => (node.kind === 'field' ? [[path.join('.'), node.sent]] : [])),
);

/** Returns a search field's name in the address. */
export const searchFieldName = (path: SearchPath): string => sentNames.get(path) ?? path;

/**
 * Returns the conditions of an address or a form, in the form's order. Checkboxes of one list are joined, and digits
 * are converted to ASCII.
 */
export function conditionsIn(typed: URLSearchParams | FormData): URLSearchParams {
  const conditions = new URLSearchParams();
  for (const name of sentNames.values()) {
    const values = typed.getAll(name).filter((value) => value !== '');
    if (values.length > 0) conditions.set(name, asciiDigits(values.join(',')));
  }
  return conditions;
}

/** Query parameter of a new search, whose form starts with the member's wishes. */
export const WISHED = 'wished';

/** Converts the wishes into search conditions. Wishes without a condition in the search are left out. */
export function wishedIn(wishes: Draft<typeof wishesForm.fields>): URLSearchParams {
  const conditions = new URLSearchParams();
  for (const [path, name] of sentNames) {
    const value = valueAtPath(wishes, path.split('.'));
    if (typeof value === 'string' && value !== '') conditions.set(name, value);
  }
  return conditions;
}

/** Returns the address of a search. A search without conditions shows everybody. */
export const searchAddress = (conditions: URLSearchParams): string =>
  `${SEARCH_PAGE}?${String(conditions) || 'order=fit'}`;

/** Returns the form's values of a search. */
export const searchDraftOf = (conditions: URLSearchParams): SearchDraft =>
  fromWire(searchForm.fields, 'sent', Object.fromEntries(conditions));

/** The condition in the form for each name in lists that differs from it. */
const CONDITION_OF_NAME: Readonly<Record<string, string>> = {
  heightCm: 'height',
  avoidOwnClan: 'isOtherClan',
  photo: 'hasPhoto',
  active: 'isActive',
  identified: 'isIdentified',
};

/** Returns the search without the condition that has this name in lists. */
export function withoutCondition(conditions: URLSearchParams, listName: string): URLSearchParams {
  const rest = new URLSearchParams(conditions);
  const condition = CONDITION_OF_NAME[listName] ?? listName;
  for (const [path, name] of sentNames) if (path.split('.')[0] === condition) rest.delete(name);
  return rest;
}
