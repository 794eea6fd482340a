import { asciiDigits } from '#contract/pasted.ts';
import { searchForm } from '#contract/search.ts';
import { type Draft, fromWire, leavesOf, type PathOf, valueAtPath } from '#contract/wire.ts';
import type { wishesForm } from '#contract/wishes.ts';
import { SEARCH_PAGE } from './search-page.ts';

/** The values of the search form, by its fields. */
export type SearchDraft = Draft<typeof searchForm.fields>;
/** The path of a field of the search form, such as `age.from`. */
export type SearchPath = PathOf<typeof searchForm.fields>;

/** The name of each field in the address, keyed by the field's path. */
const nameOfPath = new Map(
  leavesOf(searchForm.fields).flatMap(([path, node]) => (node.kind === 'field' ? [[path.join('.'), node.sent]] : [])),
);

/** Returns a search field's name in the address. */
export const searchFieldName = (path: SearchPath): string => nameOfPath.get(path) ?? path;

/**
 * Returns the conditions of a search from an address or a form, in the form's order. The values of one list are joined
 * by commas, digits are converted to ASCII, and everything else is left out.
 */
export function conditionsIn(typed: URLSearchParams | FormData): URLSearchParams {
  const conditions = new URLSearchParams();
  for (const name of nameOfPath.values()) {
    const values = typed.getAll(name).filter((value) => value !== '');
    if (values.length > 0) conditions.set(name, asciiDigits(values.join(',')));
  }
  return conditions;
}

/** Query parameter of a new search whose form starts with the member's wishes. */
export const WISHED = 'wished';

/** Converts the wishes into search conditions. Wishes without a condition in the search are left out. */
export function wishedIn(wishes: Draft<typeof wishesForm.fields>): URLSearchParams {
  const conditions = new URLSearchParams();
  for (const [path, name] of nameOfPath) {
    const value = valueAtPath(wishes, path.split('.'));
    if (typeof value === 'string' && value !== '') conditions.set(name, value);
  }
  return conditions;
}

/** Returns the address of a search. Without conditions it has the parameter `order`, which shows all members. */
export const searchAddress = (conditions: URLSearchParams): string =>
  `${SEARCH_PAGE}?${String(conditions) || 'order=fit'}`;

/** Returns the form's values of a search. */
export const searchDraftOf = (conditions: URLSearchParams): SearchDraft =>
  fromWire(searchForm.fields, 'sent', Object.fromEntries(conditions));

/** The condition of the form for each name in lists that differs from the condition's own name. */
const CONDITION_OF_NAME: Readonly<Record<string, string>> = {
  heightCm: 'height',
  avoidOwnClan: 'isOtherClan',
  photo: 'hasPhoto',
  active: 'isActive',
  identified: 'isIdentified',
};

/** Returns the search without the condition that has this name in lists. */
export function withoutCondition(conditions: URLSearchParams, listName: string): URLSearchParams {
  const otherConditions = new URLSearchParams(conditions);
  const condition = CONDITION_OF_NAME[listName] ?? listName;
  for (const [path, name] of nameOfPath) if (path.split('.')[0] === condition) otherConditions.delete(name);
  return otherConditions;
}
