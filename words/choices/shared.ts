import type { DESHES, EATS, MARITAL_STATUSES, MOTHER_TONGUES, RELOCATIONS, RESIDENCES } from '#contract/choices.ts';
import type { NamesOf } from '#words/label.ts';
import { maritalStatuses } from './marital-statuses.ts';

/**
 * The closed lists of the further details that lists and cards show. Separate, so that they load without the others.
 */
export const sharedChoices = {
  maritalStatus: maritalStatuses,
  desh: {
    'East Bengal': { en: 'East Bengal (opar Bangla)', bn: 'ওপার বাংলা (পূর্ববঙ্গ)' },
    'West Bengal': { en: 'West Bengal (epar Bangla)', bn: 'এপার বাংলা (পশ্চিমবঙ্গ)' },
  },
  motherTongue: {
    Bengali: { en: 'Bengali', bn: 'বাংলা' },
    Hindi: { en: 'Hindi', bn: 'হিন্দি' },
    English: { en: 'English', bn: 'ইংরেজি' },
    Assamese: { en: 'Assamese', bn: 'অসমিয়া' },
    Odia: { en: 'Odia', bn: 'ওড়িয়া' },
    Nepali: { en: 'Nepali', bn: 'নেপালি' },
    Santali: { en: 'Santali', bn: 'সাঁওতালি' },
    Urdu: { en: 'Urdu', bn: 'উর্দু' },
    Rajbanshi: { en: 'Rajbanshi', bn: 'রাজবংশী' },
    Sylheti: { en: 'Sylheti', bn: 'সিলেটি' },
    Chakma: { en: 'Chakma', bn: 'চাকমা' },
    Kokborok: { en: 'Kokborok', bn: 'ককবরক' },
    Marwari: { en: 'Marwari', bn: 'মারোয়াড়ি' },
    Gujarati: { en: 'Gujarati', bn: 'গুজরাতি' },
    Punjabi: { en: 'Punjabi', bn: 'পাঞ্জাবি' },
    Other: { en: 'Other', bn: 'অন্য' },
  },
  eats: {
    Fish: { en: 'Fish, but no meat', bn: 'মাছ খান, মাংস নয়' },
    Eggs: { en: 'Eggs, but no fish or meat', bn: 'ডিম খান, মাছ-মাংস নয়' },
  },
  residence: {
    Citizen: { en: 'Citizen', bn: 'নাগরিক' },
    'Permanent Resident': { en: 'Permanent resident', bn: 'স্থায়ী বাসিন্দা (পিআর, গ্রিন কার্ড)' },
    'Work Visa': { en: 'On a work visa', bn: 'কাজের ভিসায়' },
    'Student Visa': { en: 'On a student visa', bn: 'পড়াশোনার ভিসায়' },
    'Dependent Visa': { en: 'On a family member’s visa', bn: 'পরিবারের কারও ভিসায়' },
    Other: { en: 'Other', bn: 'অন্য' },
  },
  relocation: {
    Anywhere: { en: 'Anywhere', bn: 'যেখানে দরকার, সেখানেই' },
    'Within India': { en: 'Within India', bn: 'ভারতের মধ্যে' },
    Abroad: { en: 'Abroad', bn: 'বিদেশে' },
    Staying: {
      en: 'Would rather stay here',
      bn: 'এখন যেখানে আছি, সেখানেই',
      fact: { en: 'Would rather stay where they are', bn: 'এখন যেখানে আছেন, সেখানেই' },
    },
    'To Be Discussed': { en: 'Let us talk about it', bn: 'কথা বলে ঠিক হবে' },
  },
} as const satisfies {
  maritalStatus: NamesOf<typeof MARITAL_STATUSES>;
  desh: NamesOf<typeof DESHES>;
  motherTongue: NamesOf<typeof MOTHER_TONGUES>;
  eats: NamesOf<typeof EATS>;
  residence: NamesOf<typeof RESIDENCES>;
  relocation: NamesOf<typeof RELOCATIONS>;
};
