import * as lists from '#contract/choices.ts';
import { detailsChoices } from './choices/details.ts';
import { healthChoices } from './choices/health.ts';
import { personChoices } from './choices/person.ts';
import { wishChoices } from './choices/wishes.ts';
import type { Labels } from './label.ts';

/** What every value of every closed list is called, by the list. */
export const CHOICE_NAMES = { ...personChoices, ...healthChoices, ...detailsChoices, ...wishChoices };

const NAMES: ReadonlyMap<readonly string[], Labels> = new Map<readonly string[], Labels>([
  [lists.GENDERS, CHOICE_NAMES.gender],
  [lists.YES_NO, CHOICE_NAMES.yesNo],
  [lists.COMMUNITIES, CHOICE_NAMES.community],
  [lists.SKIN_COLOURS, CHOICE_NAMES.skinColour],
  [lists.DIETS, CHOICE_NAMES.diet],
  [lists.BLOOD_GROUPS, CHOICE_NAMES.bloodGroup],
  [lists.DISEASE_REPORTS, CHOICE_NAMES.diseaseReport],
  [lists.MARITAL_STATUSES, CHOICE_NAMES.maritalStatus],
  [lists.DESHES, CHOICE_NAMES.desh],
  [lists.MOTHER_TONGUES, CHOICE_NAMES.motherTongue],
  [lists.INCOME_BANDS, CHOICE_NAMES.incomeBand],
  [lists.GUARDIAN_RELATIONS, CHOICE_NAMES.guardianRelation],
  [lists.PHOTO_AUDIENCES, CHOICE_NAMES.photoAudience],
  [lists.WISH_STRENGTHS, CHOICE_NAMES.wishStrength],
]);

/** The names of a closed list of the contract. */
export const namesOf = (list: readonly string[]): Labels => NAMES.get(list) ?? {};
