import type { lineage } from '#contract/lineage.ts';
import type { LabelsOf } from '#words/label.ts';
import { familyLabels } from './family.ts';
import { healthLabels } from './health.ts';
import { kinLabels } from './kin.ts';
import { sharedLabels } from './shared.ts';

type Relative = (typeof lineage)['paternal']['form']['fields']['grandfather'];

/** Labels of the answers about each relative of a line, by field name. */
export const relativeLabels = {
  name: { en: 'Name', bn: 'নাম' },
  nameUnknown: familyLabels.nameUnknown,
  occupation: { en: 'Occupation', bn: 'পেশা' },
  now: { en: 'Is he working?', bn: 'এখনও কাজ করেন?', fact: { en: 'At present', bn: 'এখন' } },
  caste: sharedLabels.caste,
  tribe: familyLabels.tribe,
  clan: sharedLabels.clan,
  lifeExpectancy: healthLabels.lifeExpectancy,
  chronicDisease: healthLabels.chronicDisease,
  chronicDiseaseDetails: healthLabels.chronicDiseaseDetails,
  occupationUnknown: { en: 'Nobody remembers', bn: 'মনে নেই', fact: { en: 'Occupation not known', bn: 'পেশা জানা নেই' } },
  casteUnknown: { en: 'Nobody remembers', bn: 'মনে নেই', fact: { en: 'Caste not known', bn: 'জাতি জানা নেই' } },
  clanUnknown: { en: 'Nobody remembers', bn: 'মনে নেই', fact: { en: 'Gotra not known', bn: 'গোত্র জানা নেই' } },
  lifeExpectancyUnknown: {
    en: 'Nobody remembers',
    bn: 'মনে নেই',
    fact: { en: 'Not known how long they lived', bn: 'কত বছর বেঁচেছিলেন, জানা নেই' },
  },
  chronicDiseaseUnknown: {
    en: 'Nobody remembers',
    bn: 'মনে নেই',
    fact: { en: 'Illness not known', bn: 'অসুখের কথা জানা নেই' },
  },
} as const satisfies LabelsOf<Relative>;

/** Labels of the relatives on each side, by the names of their form tables. */
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
