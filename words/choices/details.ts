import type {
  CHILDREN_AGES,
  CHILDREN_WITH,
  COMMUNITY_AUDIENCES,
  CURRENCIES,
  HOME_AUDIENCES,
  HOUSEHOLDS,
  INCOME_BANDS,
  INCOMES_ABROAD,
  PARENT_STATES,
  PHOTO_AUDIENCES,
} from '#contract/choices.ts';
import type { NamesOf } from '#words/label.ts';
import { guardianRelations } from './guardian-relations.ts';
import { sharedChoices } from './shared.ts';

/** The closed lists of the further details. */
export const detailsChoices = {
  ...sharedChoices,
  guardianRelation: guardianRelations,
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
    'Of Several Ages': { en: 'Of different ages', bn: 'একেকজনের একেক বয়স' },
  },
  childrenWith: {
    'With Me': { en: 'With me', bn: 'আমার কাছে', fact: { en: 'With the bride or groom', bn: 'পাত্র বা পাত্রীর কাছে' } },
    'With the Other Parent': { en: 'With the other parent', bn: 'অন্যজনের (বাবা বা মায়ের) কাছে' },
    'With Both in Turn': { en: 'With each parent in turn', bn: 'দুজনের কাছেই পালা করে' },
    'With Grandparents': { en: 'With grandparents', bn: 'ঠাকুরদা-ঠাকুমা বা দাদামশাই-দিদিমার কাছে' },
    'On Their Own': { en: 'On their own', bn: 'নিজেদের মতো আলাদা' },
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
  homeAudience: {
    Accepted: {
      en: 'Another family, but only once both families have accepted',
      bn: 'দুই পক্ষ কথা বলতে রাজি হলে তবেই সেই পরিবার',
    },
    Asked: { en: 'Waiting for the bride or groom to agree', bn: 'পাত্র বা পাত্রীর সম্মতির অপেক্ষায়' },
    Family: { en: 'Every member who can see my profile', bn: 'আমাদের প্রোফাইল যাঁদের দেখানো হয়, তাঁরা সবাই' },
    Members: { en: 'Every member who can see my profile', bn: 'আমাদের প্রোফাইল যাঁদের দেখানো হয়, তাঁরা সবাই' },
  },
  communityAudience: {
    Members: { en: 'Every member who can see my profile', bn: 'আমাদের প্রোফাইল যাঁদের দেখানো হয়, তাঁরা সবাই' },
    Nobody: { en: 'Nobody: it is not shown', bn: 'কোনও সদস্যকেই দেখানো হবে না' },
  },
  photoAudience: {
    Accepted: {
      en: 'Another family, but only once both families have accepted',
      bn: 'দুই পক্ষ কথা বলতে রাজি হলে তবেই সেই পরিবার',
    },
    Members: { en: 'Every member who can see my profile', bn: 'আমাদের প্রোফাইল যাঁদের দেখানো হয়, তাঁরা সবাই' },
    Fitting: {
      en: 'Families who fit: they meet all my musts, and I meet all of theirs, going by what both families had written by last Monday. If I have set no musts, this choice shows it to nobody',
      bn: 'যাঁদের সঙ্গে মেলে: গত সোমবার পর্যন্ত যা লেখা, তাতে দুই পক্ষের ‘না হলেই নয়’ সবকটি মিললে তবেই সেই পরিবার। আমাদের একটিও ‘না হলেই নয়’ না থাকলে এভাবে কেউ দেখবেন না',
    },
  },
} as const satisfies typeof sharedChoices & {
  guardianRelation: typeof guardianRelations;
  incomeBand: NamesOf<typeof INCOME_BANDS>;
  parentState: NamesOf<typeof PARENT_STATES>;
  household: NamesOf<typeof HOUSEHOLDS>;
  homeAudience: NamesOf<typeof HOME_AUDIENCES>;
  childrenAges: NamesOf<typeof CHILDREN_AGES>;
  childrenWith: NamesOf<typeof CHILDREN_WITH>;
  incomeAbroad: NamesOf<typeof INCOMES_ABROAD>;
  incomeCurrency: NamesOf<typeof CURRENCIES>;
  communityAudience: NamesOf<typeof COMMUNITY_AUDIENCES>;
  photoAudience: NamesOf<typeof PHOTO_AUDIENCES>;
};
