import type { addressForm } from '#contract/address.ts';
import type { LabelsOf } from '#words/label.ts';
import { familyLabels } from './family.ts';
import { sharedLabels } from './shared.ts';

/** The address, by the names of its form's fields. */
export const addressLabels = {
  line1: {
    en: 'Street Name/Street Number/Flat Number/House Number',
    bn: 'বাড়ি বা ফ্ল্যাটের নম্বর, রাস্তার নাম',
  },
  line2: { en: 'Locality, post office, police station', bn: 'পাড়া, ডাকঘর, থানা' },
  city: familyLabels.town,
  district: { en: 'District', bn: 'জেলা' },
  pincode: { en: 'Pincode', bn: 'পিনকোড' },
  state: sharedLabels.state,
  country: sharedLabels.country,
} as const satisfies LabelsOf<(typeof addressForm)['fields']>;
