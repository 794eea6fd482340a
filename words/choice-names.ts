import { detailsChoices } from './choices/details.ts';
import { healthChoices } from './choices/health.ts';
import { personChoices } from './choices/person.ts';
import { wishChoices } from './choices/wishes.ts';

/** What every value of every closed list is called, by the list. */
export const CHOICE_NAMES = { ...personChoices, ...healthChoices, ...detailsChoices, ...wishChoices };

export type ChoiceList = keyof typeof CHOICE_NAMES;
