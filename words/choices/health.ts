import {
  type BLOOD_GROUPS,
  type DISEASE_REPORTS,
  type Language,
  type NOBODY_REMEMBERS,
  STILL_ALIVE,
  type YES_NO,
} from '#contract/choices.ts';
import type { HAEMOGLOBIN_STATUSES } from '#contract/haemoglobin.ts';
import type { NamesOf, Words } from '#words/label.ts';
import { yearsIn } from '#words/values.ts';
import { personChoices } from './person.ts';

/** The closed lists of the health answers. */
export const healthChoices = {
  bloodGroup: {
    'A+': { en: 'A+', bn: 'এ পজিটিভ (A+)' },
    'A-': { en: 'A−', bn: 'এ নেগেটিভ (A−)' },
    'B+': { en: 'B+', bn: 'বি পজিটিভ (B+)' },
    'B-': { en: 'B−', bn: 'বি নেগেটিভ (B−)' },
    'O+': { en: 'O+', bn: 'ও পজিটিভ (O+)' },
    'O-': { en: 'O−', bn: 'ও নেগেটিভ (O−)' },
    'AB+': { en: 'AB+', bn: 'এবি পজিটিভ (AB+)' },
    'AB-': { en: 'AB−', bn: 'এবি নেগেটিভ (AB−)' },
  },
  diseaseReport: {
    Thalassemia: { en: 'Thalassemia', bn: 'থ্যালাসেমিয়া' },
    HIV: { en: 'HIV', bn: 'এইচআইভি' },
    'Other Disease': { en: 'Other Disease', bn: 'অন্য অসুখ' },
    'None of The Above': { en: 'None of The Above', bn: 'এর কোনওটিই নয়' },
  },
  nobodyRemembers: { Yes: { en: 'Nobody remembers', bn: 'মনে নেই' } },
} as const satisfies {
  bloodGroup: NamesOf<typeof BLOOD_GROUPS>;
  diseaseReport: NamesOf<typeof DISEASE_REPORTS>;
  nobodyRemembers: NamesOf<typeof NOBODY_REMEMBERS>;
};

/** The words for a relative who is alive. */
const living: Words = { en: 'Still Alive', bn: 'বেঁচে আছেন' };

/** Whether a relative is living. *Yes* has the specification's words, as in the list of years. */
export const livingAnswers = { ...personChoices.yesNo, Yes: living } satisfies NamesOf<typeof YES_NO>;

/** Returns the words for "still alive", or for the years that a relative lived. */
export const lifeExpectancyIn = (value: string, language: Language): string =>
  value === STILL_ALIVE ? living[language] : yearsIn(value, language);

/** The heading above the years in the list, so that the question itself asks only one thing. */
export const livedWord: Words = { en: 'No longer with us: how many years they lived', bn: 'প্রয়াত: কত বছর বয়সে' };

/** The results of a haemoglobin test as the laboratory's report names them, and the reasons for having none. */
export const haemoglobinStatuses = {
  clear: { en: 'Tested: clear, not a carrier', bn: 'পরীক্ষা হয়েছে: বাহক নই' },
  beta: { en: 'Carrier of beta thalassaemia', bn: 'বিটা থ্যালাসেমিয়ার বাহক' },
  hbe: { en: 'Carrier of HbE', bn: 'হিমোগ্লোবিন ই (HbE)-র বাহক' },
  sickle: { en: 'Carrier of sickle cell', bn: 'সিকল সেলের বাহক' },
  other: { en: 'Carrier of another haemoglobin variant', bn: 'হিমোগ্লোবিনের অন্য কোনও রোগের বাহক' },
  disorder: { en: 'Has a haemoglobin disorder', bn: 'হিমোগ্লোবিনের অসুখ আছে' },
  awaiting: { en: 'Waiting for the report', bn: 'রিপোর্টের অপেক্ষায়' },
  notTested: { en: 'Not tested', bn: 'পরীক্ষা হয়নি' },
  notSaid: { en: 'Prefer not to say', bn: 'বলতে চাই না' },
} as const satisfies NamesOf<typeof HAEMOGLOBIN_STATUSES>;
