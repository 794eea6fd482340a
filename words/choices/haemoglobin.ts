import type { HAEMOGLOBIN_STATUSES } from '#contract/haemoglobin.ts';
import type { NamesOf } from '#words/label.ts';

/** A result as the laboratory's report names it. */
export const haemoglobinStatuses = {
  clear: { en: 'Tested: clear, not a carrier', bn: 'পরীক্ষা হয়েছে: বাহক নই' },
  beta: { en: 'Carrier of beta thalassaemia', bn: 'বিটা থ্যালাসেমিয়ার বাহক' },
  hbe: { en: 'Carrier of HbE', bn: 'হিমোগ্লোবিন ই (HbE)-র বাহক' },
  sickle: { en: 'Carrier of sickle cell', bn: 'সিকল সেলের বাহক' },
  other: { en: 'Carrier of another haemoglobin variant', bn: 'হিমোগ্লোবিনের অন্য কোনও রোগের বাহক' },
  disorder: { en: 'Has a disorder of haemoglobin', bn: 'হিমোগ্লোবিনের অসুখ আছে' },
  awaiting: { en: 'Waiting for the report', bn: 'রিপোর্টের অপেক্ষায়' },
  notTested: { en: 'Not tested', bn: 'পরীক্ষা হয়নি' },
  notSaid: { en: 'Prefer not to say', bn: 'বলতে চাই না' },
} as const satisfies NamesOf<typeof HAEMOGLOBIN_STATUSES>;
