import type { profileForm } from '#contract/profile.ts';
import type { LabelsOf } from '#words/label.ts';
import { familyLabels } from './family.ts';

/** The basic information, by the names of its form's fields. */
export const profileLabels = {
  name: familyLabels.fullName,
  nameSpelled: { en: 'Name in the other letters', bn: 'অন্য অক্ষরে নাম' },
  email: { en: 'E-mail', bn: 'ই-মেল' },
  gender: { en: 'Gender', bn: 'পাত্র না পাত্রী' },
  phone: { en: 'Phone number', bn: 'ফোন নম্বর' },
} as const satisfies LabelsOf<(typeof profileForm)['fields']>;
