import type { personalForm } from '#contract/personal.ts';
import type { Label, LabelsOf, Words } from '#words/label.ts';
import { familyLabels } from './family.ts';
import { sharedPersonalLabels } from './shared.ts';

/** The personal information, by the names of its form's fields. */
export const personalLabels = {
  ...sharedPersonalLabels,
  'father.name': { en: "Father's name", bn: 'বাবার নাম' },
  'father.nameUnknown': {
    ...familyLabels.nameUnknown,
    fact: { en: 'Father’s name not known', bn: 'বাবার নাম জানা নেই' },
  },
  'father.occupation': { en: "Father's occupation", bn: 'বাবার পেশা' },
  'mother.name': { en: "Mother's name", bn: 'মায়ের নাম' },
  'mother.nameUnknown': {
    ...familyLabels.nameUnknown,
    fact: { en: 'Mother’s name not known', bn: 'মায়ের নাম জানা নেই' },
  },
  'mother.occupation': { en: "Mother's occupation", bn: 'মায়ের পেশা' },
  otherQualification: { en: 'Other qualification', bn: 'অন্যান্য যোগ্যতা' },
  skill: { en: 'Special skill', bn: 'বিশেষ গুণ' },
  skinColour: { en: 'Skin colour', bn: 'গায়ের রং' },
  tribe: familyLabels.tribe,
  weightKg: { en: 'Weight in kg', bn: 'ওজন (কেজি)' },
  birthDate: familyLabels.birthDate,
  birthPlace: familyLabels.birthPlace,
  birthTime: familyLabels.birthTime,
  isInitiated: { en: 'Initiation (diksha)', bn: 'দীক্ষা হয়েছে কি?' },
  horoscope: familyLabels.horoscope,
} as const satisfies LabelsOf<(typeof personalForm)['fields'], 'birthPlaceId'> & Record<'horoscope', Label>;

/** Hints that several forms show beside the same answer. */
export const answerHints = {
  heightCm: {
    en: 'In centimetres, or choose feet and inches.',
    bn: 'সেন্টিমিটারে লিখুন, নয়তো ফুট আর ইঞ্চি বেছে নিন।',
  },
  tribe: { en: 'Only if you belong to one.', bn: 'জনজাতির মানুষ হলে তবেই লিখুন।' },
  birthDate: {
    en: 'If the birth was after midnight, give the next day’s date.',
    bn: 'রাত বারোটার পর জন্ম হলে পরের দিনের তারিখ ধরুন।',
  },
  horoscope: {
    en: 'Only if your family goes by horoscopes. You will find these in the koshthi, or an astrologer can tell you.',
    bn: 'বাড়িতে কোষ্ঠী মানলে তবেই লিখুন। কোষ্ঠীতে বা জ্যোতিষীর কাছে এগুলি পাবেন।',
  },
} as const satisfies Record<string, Words>;
