import { type BLOOD_GROUPS, type DISEASE_REPORTS, type Language, STILL_ALIVE } from '#contract/choices.ts';
import type { NamesOf, Words } from '#words/label.ts';
import { yearsIn } from '#words/values.ts';

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
} as const satisfies {
  bloodGroup: NamesOf<typeof BLOOD_GROUPS>;
  diseaseReport: NamesOf<typeof DISEASE_REPORTS>;
};

const living: Words = { en: 'Still Alive', bn: 'বেঁচে আছেন' };

/** Still alive, or the years that a relative lived. */
export const lifeExpectancyIn = (value: string, language: Language): string =>
  value === STILL_ALIVE ? living[language] : yearsIn(value, language);

/** Over the years in the list, so that the question itself asks one thing alone. */
export const livedWord: Words = { en: 'No longer with us: years lived', bn: 'প্রয়াত: কত বছর বয়সে' };
