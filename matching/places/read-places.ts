import { placeLines, regionLines } from './data.ts';
import { districts } from './districts.ts';

/** A town, or a district located at its headquarters. `nameBn` is `''` if there is no Bengali name. */
export type Place = {
  /** Stable id: from GeoNames, SimpleMaps, or our own from 900000001. */
  id: number;
  name: string;
  nameBn: string;
  /** District and state or division in Bengal (`Nadia, West Bengal`), elsewhere the state or province. */
  region: string;
  /** The region in Bengali; `''` if there is no Bengali name, as mostly abroad. */
  regionBn: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
  /** IANA time zone. */
  zone: string;
};

/** For a place whose region is missing. */
const missingRegion = { region: '', regionBn: '', country: '', zone: '' };

/** The Bengali names of the gazetteer's states, as in the lists of states. */
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

/** The Bengali name of each state, region and district by its English name. */
const bengaliNames = new Map([
  ...Object.entries(indianStates),
  ...districts.flatMap(({ name, nameBn, region, regionBn }) => [[name, nameBn] as const, [region, regionBn] as const]),
]);

/**
 * Parses the compact list, larger places and those nearer to Bengal first.
 *
 * @returns each place with all its other names, in either script; a plus marks the name of a part of it
 */
export function readPlaces(): { place: Place; aliases: string[] }[] {
  const regions = regionLines.split('\n').map((line) => {
    const [region = '', country = '', zone = ''] = line.split('|');
    return { region, regionBn: country === 'IN' || country === 'BD' ? regionInBengali(region) : '', country, zone };
  });
  return placeLines.split('\n').map((line) => {
    const [id, name = '', nameBn = '', regionLine, latitude, longitude, aliases] = line.split('|');
    const regionOfPlace = regions[Number(regionLine)] ?? missingRegion;
    const position = { latitude: Number(latitude), longitude: Number(longitude) };
    return {
      place: { id: Number(id), name, nameBn, ...regionOfPlace, ...position },
      aliases: aliases ? aliases.split(',') : [],
    };
  });
}

/**
 * Returns the location of a place in Bengali.
 *
 * @param region a place's `region`: `Nadia, West Bengal`
 * @returns the same in Bengali, or `''` if a part of it has no Bengali name
 */
function regionInBengali(region: string): string {
  const parts = region.split(', ').map((part) => bengaliNames.get(part) ?? '');
  return parts.every(Boolean) ? parts.join(', ') : '';
}
