import type { addressForm } from '#contract/address.ts';
import type { LabelsOf } from '#words/label.ts';
import { familyLabels } from './family.ts';
import { sharedLabels } from './shared.ts';

/** The address, by the names of its form's fields. */
export const addressLabels = {
  line1: {
    en: 'Street Name/Street Number/Flat Number/House Number',
    bn: 'রাস্তার নাম ও নম্বর, ফ্ল্যাট বা বাড়ির নম্বর',
  },
  line2: { en: 'Second line of the address', bn: 'ঠিকানার বাকি অংশ' },
  city: familyLabels.town,
  district: { en: 'District', bn: 'জেলা' },
  pincode: { en: 'Pincode', bn: 'পিনকোড' },
  state: sharedLabels.state,
  country: sharedLabels.country,
} as const satisfies LabelsOf<(typeof addressForm)['fields']>;
