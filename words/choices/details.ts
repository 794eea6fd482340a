import type {
  CHILDREN_AGES,
  CHILDREN_WITH,
  COMMUNITY_AUDIENCES,
  CURRENCIES,
  DESHES,
  EATS,
  GUARDIAN_RELATIONS,
  HOME_AUDIENCES,
  HOUSEHOLDS,
  INCOME_BANDS,
  INCOMES_ABROAD,
  MARITAL_STATUSES,
  MOTHER_TONGUES,
  PARENT_STATES,
  PHOTO_AUDIENCES,
  RELOCATIONS,
  RESIDENCES,
} from '#contract/choices.ts';
import type { NamesOf } from '#words/label.ts';
import { maritalStatuses } from './marital-statuses.ts';

/** The closed lists of the further details. */
export const detailsChoices = {
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
  eats: {
    Fish: { en: 'Fish, but no meat', bn: 'মাছ খান, মাংস নয়' },
    Eggs: { en: 'Eggs, but no fish or meat', bn: 'ডিম খান, মাছ-মাংস নয়' },
  },
  parentState: {
    Working: { en: 'Working', bn: 'কাজ করছেন' },
    Retired: { en: 'Retired', bn: 'অবসর নিয়েছেন', fact: { en: 'retired', bn: 'অবসরপ্রাপ্ত' } },
    Late: { en: 'No longer with us', bn: 'প্রয়াত', fact: { en: 'late', bn: 'প্রয়াত' } },
  },
  household: {
    Parents: { en: 'Both parents and the children', bn: 'মা-বাবা আর ছেলেমেয়ে' },
    Mother: { en: 'Mother and the children', bn: 'মা আর ছেলেমেয়ে' },
    Father: { en: 'Father and the children', bn: 'বাবা আর ছেলেমেয়ে' },
    'Elders Too': {
      en: 'Grandparents live with us too',
      bn: 'ঠাকুরদা, ঠাকুমা বা অন্য বড়রাও',
      fact: { en: 'Grandparents too', bn: 'বাড়ির বড়রাও' },
    },
    'Joint Family': {
      en: 'A joint family: uncles and aunts too',
      bn: 'একান্নবর্তী পরিবার: কাকা-জেঠুরাও',
      fact: { en: 'A joint family', bn: 'একান্নবর্তী পরিবার' },
    },
    Siblings: { en: 'Brothers and sisters', bn: 'ভাইবোনেরা' },
    Alone: { en: 'The bride or groom alone', bn: 'পাত্র বা পাত্রী একাই' },
  },
  childrenAges: {
    'Under 5': { en: 'Under five', bn: 'পাঁচ বছরের কম' },
    '5 to 10': { en: 'Five to ten', bn: 'পাঁচ থেকে দশ বছর' },
    '11 to 17': { en: 'Eleven to seventeen', bn: 'এগারো থেকে সতেরো বছর' },
    'Grown Up': { en: 'Grown up', bn: 'বড় হয়ে গেছে' },
    'Of Several Ages': { en: 'Of several ages', bn: 'একেকজনের একেক বয়স' },
  },
  childrenWith: {
    'With Me': { en: 'With me', bn: 'আমার কাছে', fact: { en: 'With the bride or groom', bn: 'পাত্র বা পাত্রীর কাছে' } },
    'With the Other Parent': { en: 'With the other parent', bn: 'অন্যজনের (বাবা বা মায়ের) কাছে' },
    'With Both in Turn': { en: 'With both in turn', bn: 'দুজনের কাছেই পালা করে' },
    'With Grandparents': { en: 'With grandparents', bn: 'ঠাকুরদা-ঠাকুমা বা দাদামশাই-দিদিমার কাছে' },
    'On Their Own': { en: 'On their own', bn: 'নিজেদের মতো আলাদা' },
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
  incomeAbroad: {
    'Up to 25': { en: 'Up to 25 thousand a year', bn: 'বছরে ২৫ হাজার পর্যন্ত' },
    '25 to 50': { en: '25 to 50 thousand a year', bn: 'বছরে ২৫ থেকে ৫০ হাজার' },
    '50 to 75': { en: '50 to 75 thousand a year', bn: 'বছরে ৫০ থেকে ৭৫ হাজার' },
    '75 to 100': { en: '75 to 100 thousand a year', bn: 'বছরে ৭৫ হাজার থেকে ১ লাখ' },
    '100 to 150': { en: '100 to 150 thousand a year', bn: 'বছরে ১ থেকে দেড় লাখ' },
    '150 to 250': { en: '150 to 250 thousand a year', bn: 'বছরে দেড় থেকে আড়াই লাখ' },
    '250 to 500': { en: '250 to 500 thousand a year', bn: 'বছরে আড়াই থেকে ৫ লাখ' },
    '500 to 1000': { en: '500 thousand to a million a year', bn: 'বছরে ৫ থেকে ১০ লাখ' },
    'Above 1000': { en: 'Above a million a year', bn: 'বছরে ১০ লাখের বেশি' },
  },
  incomeCurrency: {
    BDT: { en: 'Bangladeshi taka', bn: 'বাংলাদেশি টাকা' },
    USD: { en: 'US dollars', bn: 'মার্কিন ডলার' },
    GBP: { en: 'pounds sterling', bn: 'পাউন্ড' },
    EUR: { en: 'euros', bn: 'ইউরো' },
    CAD: { en: 'Canadian dollars', bn: 'কানাডার ডলার' },
    AUD: { en: 'Australian dollars', bn: 'অস্ট্রেলিয়ার ডলার' },
    NZD: { en: 'New Zealand dollars', bn: 'নিউজিল্যান্ডের ডলার' },
    SGD: { en: 'Singapore dollars', bn: 'সিঙ্গাপুরের ডলার' },
    AED: { en: 'UAE dirhams', bn: 'আমিরশাহির দিরহাম' },
    SAR: { en: 'Saudi riyals', bn: 'সৌদি রিয়াল' },
    QAR: { en: 'Qatari riyals', bn: 'কাতারের রিয়াল' },
    KWD: { en: 'Kuwaiti dinars', bn: 'কুয়েতের দিনার' },
    OMR: { en: 'Omani rials', bn: 'ওমানের রিয়াল' },
    BHD: { en: 'Bahraini dinars', bn: 'বাহরাইনের দিনার' },
    MYR: { en: 'Malaysian ringgit', bn: 'মালয়েশিয়ার রিঙ্গিত' },
    JPY: { en: 'Japanese yen', bn: 'জাপানি ইয়েন' },
    CHF: { en: 'Swiss francs', bn: 'সুইস ফ্রাঁ' },
    SEK: { en: 'Swedish kronor', bn: 'সুইডিশ ক্রোনা' },
    NPR: { en: 'Nepali rupees', bn: 'নেপালি রুপি' },
  },
  guardianRelation: {
    Father: { en: 'Father', bn: 'বাবা' },
    Mother: { en: 'Mother', bn: 'মা' },
    Brother: { en: 'Brother', bn: 'ভাই বা দাদা' },
    Sister: { en: 'Sister', bn: 'বোন বা দিদি' },
    Kaka: { en: 'Kaka or chacha', bn: 'কাকা বা চাচা' },
    Jethu: { en: 'Jethu', bn: 'জেঠু' },
    Mama: { en: 'Mama', bn: 'মামা' },
    Pishemoshai: { en: 'Pishemoshai or phupha', bn: 'পিসেমশাই বা ফুফা' },
    Meshomoshai: { en: 'Meshomoshai or khalu', bn: 'মেসোমশাই বা খালু' },
    Kakima: { en: 'Kakima or chachi', bn: 'কাকিমা বা চাচি' },
    Jethima: { en: 'Jethima', bn: 'জেঠিমা' },
    Pishi: { en: 'Pishi or phuphu', bn: 'পিসি বা ফুফু' },
    Mashi: { en: 'Mashi or khala', bn: 'মাসি বা খালা' },
    Mamima: { en: 'Mamima or mami', bn: 'মামিমা বা মামি' },
    Uncle: { en: 'Uncle', bn: 'সম্পর্কে কাকা বা মামা' },
    Aunt: { en: 'Aunt', bn: 'সম্পর্কে মাসি বা পিসি' },
    Grandfather: { en: 'Grandfather', bn: 'ঠাকুরদা, দাদামশাই, দাদা বা নানা' },
    Grandmother: { en: 'Grandmother', bn: 'ঠাকুমা, দিদিমা, দাদি বা নানি' },
    Self: { en: 'I myself', bn: 'আমি নিজেই', fact: { en: 'the bride or groom', bn: 'পাত্র বা পাত্রী নিজে' } },
    Other: { en: 'Other', bn: 'অন্য' },
  },
  homeAudience: {
    Accepted: { en: 'A family only once both of us have accepted', bn: 'দুই পক্ষ কথা বলতে রাজি হলে তবেই সেই পরিবার' },
    Asked: { en: 'Waits for the bride or groom', bn: 'পাত্র বা পাত্রীর সম্মতি চাই' },
    Family: { en: 'Every member who can see my profile', bn: 'আমাদের প্রোফাইল যাঁদের দেখানো হয়, তাঁরা সবাই' },
    Members: { en: 'Every member who can see my profile', bn: 'আমাদের প্রোফাইল যাঁদের দেখানো হয়, তাঁরা সবাই' },
  },
  communityAudience: {
    Members: { en: 'Every member who can see my profile', bn: 'আমাদের প্রোফাইল যাঁদের দেখানো হয়, তাঁরা সবাই' },
    Nobody: { en: 'No member: not shown', bn: 'কোনও সদস্য নন: দেখানো হবে না' },
  },
  photoAudience: {
    Accepted: { en: 'A family only once both of us have accepted', bn: 'দুই পক্ষ কথা বলতে রাজি হলে তবেই সেই পরিবার' },
    Members: { en: 'Every member who can see my profile', bn: 'আমাদের প্রোফাইল যাঁদের দেখানো হয়, তাঁরা সবাই' },
    Fitting: {
      en: 'Families who fit: they meet all my musts, and I meet all of theirs, going by what both had written by last Monday. If I have no must, nobody sees it this way',
      bn: 'যাঁদের সঙ্গে মেলে: গত সোমবার পর্যন্ত যা লেখা, তাতে দুই পক্ষের ‘না হলেই নয়’ সবকটি মিললে তবেই সেই পরিবার। আমাদের একটিও ‘না হলেই নয়’ না থাকলে এভাবে কেউ দেখবেন না',
    },
  },
} as const satisfies {
  maritalStatus: NamesOf<typeof MARITAL_STATUSES>;
  desh: NamesOf<typeof DESHES>;
  motherTongue: NamesOf<typeof MOTHER_TONGUES>;
  incomeBand: NamesOf<typeof INCOME_BANDS>;
  eats: NamesOf<typeof EATS>;
  parentState: NamesOf<typeof PARENT_STATES>;
  household: NamesOf<typeof HOUSEHOLDS>;
  homeAudience: NamesOf<typeof HOME_AUDIENCES>;
  childrenAges: NamesOf<typeof CHILDREN_AGES>;
  childrenWith: NamesOf<typeof CHILDREN_WITH>;
  residence: NamesOf<typeof RESIDENCES>;
  relocation: NamesOf<typeof RELOCATIONS>;
  incomeAbroad: NamesOf<typeof INCOMES_ABROAD>;
  incomeCurrency: NamesOf<typeof CURRENCIES>;
  guardianRelation: NamesOf<typeof GUARDIAN_RELATIONS>;
  communityAudience: NamesOf<typeof COMMUNITY_AUDIENCES>;
  photoAudience: NamesOf<typeof PHOTO_AUDIENCES>;
};
