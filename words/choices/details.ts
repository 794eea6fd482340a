import type {
  DESHES,
  GUARDIAN_RELATIONS,
  INCOME_BANDS,
  MARITAL_STATUSES,
  MOTHER_TONGUES,
  PHOTO_AUDIENCES,
} from '#contract/choices.ts';
import type { NamesOf } from '#words/label.ts';

/** The closed lists of the further details. */
export const detailsChoices = {
  maritalStatus: {
    'Never Married': { en: 'Never married', bn: 'অবিবাহিত' },
    Divorced: { en: 'Divorced', bn: 'বিবাহবিচ্ছিন্ন' },
    Widowed: { en: 'Widowed', bn: 'স্বামী বা স্ত্রী প্রয়াত' },
  },
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
  incomeBand: {
    'No Income': { en: 'No income of one’s own', bn: 'নিজের রোজগার নেই' },
    'Up to 3 lakh': { en: 'Up to ₹3 lakh a year', bn: 'বছরে ৩ লাখ টাকা পর্যন্ত' },
    '3 to 6 lakh': { en: '₹3 to 6 lakh a year', bn: 'বছরে ৩ থেকে ৬ লাখ টাকা' },
    '6 to 10 lakh': { en: '₹6 to 10 lakh a year', bn: 'বছরে ৬ থেকে ১০ লাখ টাকা' },
    '10 to 15 lakh': { en: '₹10 to 15 lakh a year', bn: 'বছরে ১০ থেকে ১৫ লাখ টাকা' },
    '15 to 25 lakh': { en: '₹15 to 25 lakh a year', bn: 'বছরে ১৫ থেকে ২৫ লাখ টাকা' },
    '25 to 50 lakh': { en: '₹25 to 50 lakh a year', bn: 'বছরে ২৫ থেকে ৫০ লাখ টাকা' },
    'Above 50 lakh': { en: 'Above ₹50 lakh a year', bn: 'বছরে ৫০ লাখ টাকার বেশি' },
  },
  guardianRelation: {
    Father: { en: 'Father', bn: 'বাবা' },
    Mother: { en: 'Mother', bn: 'মা' },
    Brother: { en: 'Brother', bn: 'ভাই বা দাদা' },
    Sister: { en: 'Sister', bn: 'বোন বা দিদি' },
    Kaka: { en: 'Kaka', bn: 'কাকা' },
    Jethu: { en: 'Jethu', bn: 'জেঠু' },
    Mama: { en: 'Mama', bn: 'মামা' },
    Pishemoshai: { en: 'Pishemoshai', bn: 'পিসেমশাই' },
    Meshomoshai: { en: 'Meshomoshai', bn: 'মেসোমশাই' },
    Kakima: { en: 'Kakima', bn: 'কাকিমা' },
    Jethima: { en: 'Jethima', bn: 'জেঠিমা' },
    Pishi: { en: 'Pishi', bn: 'পিসি' },
    Mashi: { en: 'Mashi', bn: 'মাসি' },
    Mamima: { en: 'Mamima', bn: 'মামিমা' },
    Uncle: { en: 'Uncle', bn: 'সম্পর্কে কাকা বা মামা' },
    Aunt: { en: 'Aunt', bn: 'সম্পর্কে মাসি বা পিসি' },
    Grandfather: { en: 'Grandfather', bn: 'ঠাকুরদা বা দাদামশাই' },
    Grandmother: { en: 'Grandmother', bn: 'ঠাকুমা বা দিদিমা' },
    Self: { en: 'I myself', bn: 'আমি নিজেই', fact: { en: 'the bride or groom', bn: 'পাত্র বা পাত্রী নিজে' } },
    Other: { en: 'Other', bn: 'অন্য' },
  },
  photoAudience: {
    Accepted: { en: 'A family only once both of us have accepted', bn: 'দুই পক্ষ রাজি হলে তবেই সেই পরিবার' },
    Members: { en: 'Every member who can see my profile', bn: 'আমাদের প্রোফাইল যাঁদের দেখানো হয়, তাঁরা সবাই' },
  },
} as const satisfies {
  maritalStatus: NamesOf<typeof MARITAL_STATUSES>;
  desh: NamesOf<typeof DESHES>;
  motherTongue: NamesOf<typeof MOTHER_TONGUES>;
  incomeBand: NamesOf<typeof INCOME_BANDS>;
  guardianRelation: NamesOf<typeof GUARDIAN_RELATIONS>;
  photoAudience: NamesOf<typeof PHOTO_AUDIENCES>;
};
