import { detailsChoices } from './choices/details.ts';
import { healthChoices } from './choices/health.ts';
import { personChoices } from './choices/person.ts';
import { wishChoices } from './choices/wishes.ts';
import type { Labels } from './label.ts';

/** The names of the values of all closed lists, by list. */
export const CHOICE_NAMES = { ...personChoices, ...healthChoices, ...detailsChoices, ...wishChoices };

/** The names of each list, keyed by its values. */
const byValues: ReadonlyMap<string, Labels> = new Map(
  Object.values<Labels>(CHOICE_NAMES).map((names) => [Object.keys(names).join(), names]),
);

/** Returns the names of a closed list of the contract, in its order. */
export const namesOf = (list: readonly string[]): Labels => byValues.get(list.join()) ?? {};
