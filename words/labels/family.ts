import type { Label } from '#words/label.ts';

/** Answers of the further details that accepted families read, by the names of their form's fields. */
export const familyDetailsLabels = {
  brothers: { en: 'Brothers', bn: 'ভাই ও দাদা' },
  sisters: { en: 'Sisters', bn: 'বোন ও দিদি' },
  brothersMarried: {
    en: 'How many brothers are married',
    bn: 'কজন ভাই বা দাদার বিয়ে হয়েছে',
    fact: { en: 'Married brothers', bn: 'বিবাহিত ভাই ও দাদা' },
  },
  sistersMarried: {
    en: 'How many sisters are married',
    bn: 'কজন বোন বা দিদির বিয়ে হয়েছে',
    fact: { en: 'Married sisters', bn: 'বিবাহিত বোন ও দিদি' },
  },
  household: { en: 'Who lives at home', bn: 'বাড়িতে কারা থাকেন', fact: { en: 'At home', bn: 'বাড়িতে থাকেন' } },
  peopleAtHome: {
    en: 'How many people live at home',
    bn: 'বাড়িতে মোট কজন থাকেন',
    fact: { en: 'People at home', bn: 'বাড়িতে মোট কজন' },
  },
  siblingNotes: {
    en: 'About them',
    bn: 'তাঁদের কথা',
    fact: { en: 'About brothers and sisters', bn: 'ভাইবোনের কথা' },
  },
  incomeBand: { en: 'Income', bn: 'রোজগার' },
  incomeAbroad: {
    en: 'Or income in another currency',
    bn: 'কিংবা অন্য মুদ্রায় রোজগার',
    fact: { en: 'Income abroad', bn: 'বিদেশে রোজগার' },
  },
  incomeCurrency: { en: 'Currency of this income', bn: 'কোন মুদ্রা', fact: { en: 'Currency', bn: 'মুদ্রা' } },
  marriageEnded: {
    en: 'Year of the divorce or bereavement',
    bn: 'বিচ্ছেদের, বা স্বামী কিংবা স্ত্রীর প্রয়াণের সাল',
    fact: { en: 'Divorced or bereaved in', bn: 'বিচ্ছেদের, বা স্বামী কিংবা স্ত্রীর প্রয়াণের সাল' },
  },
  childrenAges: {
    en: 'How old the children are',
    bn: 'সন্তানের বয়স কত',
    fact: { en: 'Age of the children', bn: 'সন্তানের বয়স' },
  },
  childrenWith: {
    en: 'With whom the children live',
    bn: 'সন্তান কার কাছে থাকে',
    fact: { en: 'The children live', bn: 'সন্তান থাকে' },
  },
  fatherNow: { en: 'Is he working?', bn: 'এখনও কাজ করেন?', fact: { en: 'Father at present', bn: 'বাবা এখন' } },
  motherNow: { en: 'Is she working?', bn: 'এখনও কাজ করেন?', fact: { en: 'Mother at present', bn: 'মা এখন' } },
  paternalGrandmother: {
    en: 'Paternal grandmother’s name (Thakuma)',
    bn: 'ঠাকুমার নাম',
    fact: { en: 'Paternal grandmother', bn: 'ঠাকুমা' },
  },
  maternalGrandmother: {
    en: 'Maternal grandmother’s name (Dida)',
    bn: 'দিদিমার নাম',
    fact: { en: 'Maternal grandmother', bn: 'দিদিমা' },
  },
  mamaHouse: {
    en: 'Where Mama’s house is',
    bn: 'মামাবাড়ি কোথায়',
    fact: { en: 'Mama’s house', bn: 'মামাবাড়ি' },
  },
  workPlace: { en: 'Place of work', bn: 'কোথায় কাজ করেন', fact: { en: 'Place of work', bn: 'কাজের জায়গা' } },
} as const satisfies Record<string, Label>;

/** Labels of the year in which a marriage ended, if the marital status says whether by divorce or by death. */
const marriageEndedLabels = {
  Divorced: {
    en: 'Year of the divorce',
    bn: 'কোন সালে বিচ্ছেদ হয়েছে',
    fact: { en: 'Divorced in', bn: 'বিচ্ছেদের সাল' },
  },
  Widowed: {
    en: 'Year of the spouse’s death',
    bn: 'স্বামী বা স্ত্রী কোন সালে প্রয়াত হয়েছেন',
    fact: { en: 'Widowed in', bn: 'স্বামী বা স্ত্রীর প্রয়াণের সাল' },
  },
} as const satisfies Record<string, Label>;

/** Returns the label of the year for this marital status. */
export const marriageEndedLabel = (maritalStatus: string): Label =>
  Object.entries(marriageEndedLabels).find(([status]) => status === maritalStatus)?.[1] ??
  familyDetailsLabels.marriageEnded;

/**
 * Labels of answers that strangers do not read and that several pages show. Most are shown after both have accepted.
 */
export const familyLabels = {
  ...familyDetailsLabels,
  fullName: {
    en: 'Full name of the bride or groom',
    bn: 'পাত্র বা পাত্রীর পুরো নাম',
    fact: { en: 'Full name', bn: 'পুরো নাম' },
  },
  town: { en: 'City or village', bn: 'শহর বা গ্রাম', fact: { en: 'Town', bn: 'শহর বা গ্রাম' } },
  birthDate: { en: 'Date of birth', bn: 'জন্মতারিখ' },
  birthTime: { en: 'Time of birth', bn: 'জন্মের সময়' },
  birthPlace: { en: 'Place of birth', bn: 'জন্মস্থান' },
  nameUnknown: { en: 'We do not know', bn: 'জানি না', fact: { en: 'Name not known', bn: 'নাম জানা নেই' } },
  tribe: { en: 'Tribe', bn: 'জনজাতি' },
  horoscope: { en: 'Horoscope file', bn: 'কোষ্ঠীর ফাইল', fact: { en: 'Horoscope', bn: 'কোষ্ঠী' } },
} as const satisfies Record<string, Label>;
