import { detailsChoices } from './choices/details.ts';
import { healthChoices } from './choices/health.ts';
import { personChoices } from './choices/person.ts';
import { wishChoices } from './choices/wishes.ts';
import type { Labels } from './label.ts';

/** The names of the values of the closed lists of a profile (person, health, further details and wishes), by list. */
export const CHOICE_NAMES = { ...personChoices, ...healthChoices, ...detailsChoices, ...wishChoices };

/** The names of each list, keyed by its values. */
const byValues: ReadonlyMap<string, Labels> = new Map(
  Object.values<Labels>(CHOICE_NAMES).map((names) => [Object.keys(names).join(), names]),
);

/** Returns the names of a closed list of the contract, in its order; empty for a list that is not in `CHOICE_NAMES`. */
export const namesOf = (list: readonly string[]): Labels => byValues.get(list.join()) ?? {};
