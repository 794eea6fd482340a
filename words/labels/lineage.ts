import type { lineage } from '#contract/lineage.ts';
import type { LabelsOf } from '#words/label.ts';
import { familyLabels } from './family.ts';
import { healthLabels } from './health.ts';
import { kinLabels } from './kin.ts';
import { sharedLabels } from './shared.ts';

type Relative = (typeof lineage)['paternal']['form']['fields']['grandfather'];

/** What is asked of each relative of a line, by the names of its fields. */
export const relativeLabels = {
  name: { en: 'Name', bn: 'নাম' },
  nameUnknown: familyLabels.nameUnknown,
  occupation: { en: 'Occupation', bn: 'পেশা' },
  now: { en: 'Is he working?', bn: 'এখনও কাজ করেন?', fact: { en: 'He is', bn: 'এখন' } },
  caste: sharedLabels.caste,
  tribe: familyLabels.tribe,
  clan: sharedLabels.clan,
  lifeExpectancy: healthLabels.lifeExpectancy,
  chronicDisease: healthLabels.chronicDisease,
  chronicDiseaseDetails: healthLabels.chronicDiseaseDetails,
} as const satisfies LabelsOf<Relative>;

/** The relatives of each side, by the names of their forms' tables. */
export const lineLabels = {
  paternal: {
    parent: kinLabels.father,
    grandfather: kinLabels.paternalGrandfather,
    greatGrandfather: kinLabels.greatPaternalGrandfather,
  },
  maternal: {
    parent: kinLabels.mother,
    grandfather: kinLabels.maternalGrandfather,
    greatGrandfather: kinLabels.greatMaternalGrandfather,
  },
} as const;
