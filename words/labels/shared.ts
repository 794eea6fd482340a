import type { SharedView } from '#contract/member.ts';
import type { Label } from '#words/label.ts';

/** An answer of layer 2. */
export type SharedAnswer = Exclude<keyof SharedView, 'memberId' | 'name' | 'spelled' | 'gender' | 'picture'>;

/** Labels of answers of the personal information that strangers may read, by the field names of its form. */
export const sharedPersonalLabels = {
  heightCm: { en: 'Height in cm', bn: 'উচ্চতা (সেমি)', fact: { en: 'Height', bn: 'উচ্চতা' } },
  religion: { en: 'Religion', bn: 'ধর্ম' },
  community: { en: 'Community', bn: 'শ্রেণি (জেনারেল, ওবিসি, এসসি, এসটি)', fact: { en: 'Community', bn: 'শ্রেণি' } },
  caste: { en: 'Caste', bn: 'জাতি' },
  clan: { en: 'Clan (gotra)', bn: 'গোত্র', fact: { en: 'Gotra', bn: 'গোত্র' } },
  education: { en: 'Educational qualification', bn: 'শিক্ষাগত যোগ্যতা', fact: { en: 'Education', bn: 'পড়াশোনা' } },
  profession: { en: 'Profession', bn: 'পেশা' },
  diet: { en: 'Diet', bn: 'খাওয়াদাওয়া' },
  rashi: { en: 'Rashi', bn: 'রাশি' },
  gon: { en: 'Gon', bn: 'গণ' },
  logno: { en: 'Logno', bn: 'লগ্ন' },
  isMangalik: { en: 'Mangalik', bn: 'মাঙ্গলিক', inside: { en: 'mangalik status', bn: 'মাঙ্গলিকের দিকটা' } },
} as const;

/** Labels of answers of the further details that strangers may read, by the field names of their form. */
export const sharedDetailsLabels = {
  motherTongue: { en: 'Mother tongue', bn: 'মাতৃভাষা' },
  desh: {
    en: 'Desh',
    bn: 'আদি দেশ',
    fact: { en: 'Family from', bn: 'আদি দেশ' },
    inside: { en: 'native place', bn: 'আদি দেশ' },
  },
  eats: {
    en: 'If you eat only fish or only eggs, please say so',
    bn: 'শুধু মাছ বা শুধু ডিম খেলে জানান',
    fact: { en: 'Eats', bn: 'খান' },
    inside: { en: 'food habits', bn: 'খাওয়ার অভ্যেস' },
  },
  maritalStatus: { en: 'Marital status', bn: 'বৈবাহিক অবস্থা' },
  children: { en: 'Children', bn: 'সন্তান', inside: { en: 'children', bn: 'সন্তানের কথা' } },
  residence: {
    en: 'Residence status, if you live abroad',
    bn: 'বিদেশে থাকলে, কী হিসেবে আছেন',
    fact: { en: 'Residence status', bn: 'বিদেশে আছেন' },
    inside: { en: 'residence status', bn: 'বিদেশে কী হিসেবে আছেন' },
  },
  relocation: {
    en: 'Where would you live after the wedding?',
    bn: 'বিয়ের পর কোথায় থাকতে পারবেন?',
    fact: { en: 'Would live after the wedding', bn: 'বিয়ের পর থাকতে পারেন' },
    inside: { en: 'willingness to move', bn: 'বিয়ের পর কোথায় থাকবেন' },
  },
  nakshatra: { en: 'Nakshatra', bn: 'নক্ষত্র' },
  pada: { en: 'Pada', bn: 'পাদ' },
  aboutSelf: {
    en: 'About yourself',
    bn: 'নিজের সম্পর্কে',
    fact: { en: 'About themselves', bn: 'নিজের কথা' },
    inside: { en: 'own words', bn: 'নিজের কথা' },
  },
  aboutHoped: {
    en: 'Whom you hope for',
    bn: 'কেমন মানুষ চান',
    fact: { en: 'Whom they hope for', bn: 'কেমন মানুষ চান' },
    inside: { en: 'the person hoped for', bn: 'কেমন মানুষ চান' },
  },
} as const;

/** All labels of layer 2, by their names in the contract. */
export const sharedLabels = {
  ...sharedPersonalLabels,
  ...sharedDetailsLabels,
  age: { en: 'Age', bn: 'বয়স' },
  state: { en: 'State', bn: 'রাজ্য' },
  country: {
    en: 'Country',
    bn: 'দেশ',
    fact: { en: 'Lives in', bn: 'যে দেশে থাকেন' },
    inside: { en: 'country of residence', bn: 'থাকার দেশ' },
  },
  district: {
    en: 'Home district',
    bn: 'এখনকার বাড়ির জেলা',
    fact: { en: 'Home district', bn: 'বাড়ির জেলা' },
    inside: { en: 'district', bn: 'জেলা' },
  },
  ancestralDistrict: { en: 'Ancestral district', bn: 'আদি নিবাসের জেলা' },
} as const satisfies Record<SharedAnswer, Label>;
