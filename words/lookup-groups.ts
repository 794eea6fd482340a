import type { Language } from '#contract/choices.ts';
import type { Words } from './label.ts';

/** The ids of lookup entries that families often select together. */
interface LookupGroup {
  words: Words;
  ids: readonly number[];
}

/** Returns the ids from `first` to `last`, both included. */
const idsFrom = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/**
 * Groups of `database/seeds/lookups/educational-qualification.json`. D.El.Ed. (24) follows school and is not a degree.
 */
const EDUCATIONS: readonly LookupGroup[] = [
  { words: { en: 'Graduate or above', bn: 'স্নাতক বা তার বেশি' }, ids: [...idsFrom(9, 23), ...idsFrom(25, 41)] },
  { words: { en: 'Postgraduate or above', bn: 'স্নাতকোত্তর বা তার বেশি' }, ids: idsFrom(27, 38) },
];

/** Groups of `database/seeds/lookups/caste.json`. */
const CASTES: readonly LookupGroup[] = [
  { words: { en: 'Any Brahmin', bn: 'যে কোনও ব্রাহ্মণ' }, ids: idsFrom(1, 7) },
  { words: { en: 'Any Kayastha', bn: 'যে কোনও কায়স্থ' }, ids: idsFrom(9, 13) },
];

/** The groups by the name of the list in the form of wishes. */
const GROUPS: Readonly<Record<string, readonly LookupGroup[]>> = {
  'education.anyOf': EDUCATIONS,
  'caste.anyOf': CASTES,
};

/** Returns the groups for a wish or a search, by the name of its list; empty for most lists. */
export const groupsOf = (list: string, language: Language): { label: string; values: string[] }[] =>
  (GROUPS[list] ?? []).map(({ words, ids }) => ({ label: words[language], values: ids.map(String) }));
