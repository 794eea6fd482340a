import { districts } from './districts.ts';

// Maps the gazetteer's state names to the spellings in the lists of states.
const indianStates = {
  'Andaman and Nicobar': 'আন্দামান ও নিকোবর',
  'Andhra Pradesh': 'অন্ধ্রপ্রদেশ',
  'Arunachal Pradesh': 'অরুণাচল প্রদেশ',
  Bihar: 'বিহার',
  Chandigarh: 'চণ্ডীগড়',
  Chhattisgarh: 'ছত্তিশগড়',
  Daman: 'দমন',
  Delhi: 'দিল্লি',
  Goa: 'গোয়া',
  Gujarat: 'গুজরাত',
  Haryana: 'হরিয়ানা',
  'Himachal Pradesh': 'হিমাচল প্রদেশ',
  'Jammu and Kashmir': 'জম্মু ও কাশ্মীর',
  Jharkhand: 'ঝাড়খণ্ড',
  Karnataka: 'কর্ণাটক',
  Kerala: 'কেরল',
  Ladakh: 'লাদাখ',
  Lakshadweep: 'লক্ষদ্বীপ',
  'Madhya Pradesh': 'মধ্যপ্রদেশ',
  Maharashtra: 'মহারাষ্ট্র',
  Manipur: 'মণিপুর',
  Meghalaya: 'মেঘালয়',
  Mizoram: 'মিজোরাম',
  Nagaland: 'নাগাল্যান্ড',
  Odisha: 'ওড়িশা',
  Puducherry: 'পুদুচেরি',
  Punjab: 'পাঞ্জাব',
  Rajasthan: 'রাজস্থান',
  Sikkim: 'সিকিম',
  Silvassa: 'সিলভাসা',
  Sribhumi: 'শ্রীভূমি',
  'Tamil Nadu': 'তামিলনাড়ু',
  Telangana: 'তেলেঙ্গানা',
  'Uttar Pradesh': 'উত্তরপ্রদেশ',
  Uttarakhand: 'উত্তরাখণ্ড',
};

const names = new Map([
  ...Object.entries(indianStates),
  ...districts.flatMap(({ name, nameBn, region, regionBn }) => [[name, nameBn] as const, [region, regionBn] as const]),
]);

/**
 * The location of a place in Bengali.
 *
 * @param region a place's `region`: `Nadia, West Bengal`
 * @returns the same in Bengali, or `''` if a part of it has no Bengali name
 */
export function regionInBengali(region: string): string {
  const parts = region.split(', ').map((part) => names.get(part) ?? '');
  return parts.every(Boolean) ? parts.join(', ') : '';
}
