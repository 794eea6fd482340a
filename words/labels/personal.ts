import type { personalForm } from '#contract/personal.ts';
import type { Label, LabelsOf } from '#words/label.ts';
import { familyLabels } from './family.ts';
import { sharedLabels } from './shared.ts';

/** The personal information, by the names of its form's fields. */
export const personalLabels = {
  'father.name': { en: "Father's name", bn: 'বাবার নাম' },
  'father.occupation': { en: "Father's occupation", bn: 'বাবার পেশা' },
  'mother.name': { en: "Mother's name", bn: 'মায়ের নাম' },
  'mother.occupation': { en: "Mother's occupation", bn: 'মায়ের পেশা' },
  education: sharedLabels.education,
  otherQualification: { en: 'Other qualification', bn: 'অন্যান্য যোগ্যতা' },
  profession: sharedLabels.profession,
  skill: { en: 'Special skill', bn: 'বিশেষ গুণ' },
  skinColour: { en: 'Skin colour', bn: 'গায়ের রং' },
  caste: sharedLabels.caste,
  tribe: familyLabels.tribe,
  clan: sharedLabels.clan,
  rashi: sharedLabels.rashi,
  gon: sharedLabels.gon,
  logno: sharedLabels.logno,
  heightCm: sharedLabels.heightCm,
  weightKg: { en: 'Weight in kg', bn: 'ওজন (কেজি)' },
  community: sharedLabels.community,
  religion: sharedLabels.religion,
  birthDate: familyLabels.birthDate,
  birthPlace: familyLabels.birthPlace,
  birthTime: familyLabels.birthTime,
  isMangalik: sharedLabels.isMangalik,
  isInitiated: { en: 'Initiation (diksha)', bn: 'দীক্ষা হয়েছে কি?' },
  diet: sharedLabels.diet,
  horoscope: familyLabels.horoscope,
} as const satisfies LabelsOf<(typeof personalForm)['fields'], 'birthPlaceId'> & Record<'horoscope', Label>;
