import type { Language } from '#contract/choices.ts';
import type { AGE_BANDS, BoardDimension, BoardMeasure, BoardWait, MARRIAGE_BANDS } from '#contract/staff/board.ts';
import type { NamesOf, Words } from './label.ts';

/** The names of the board's measures. */
export const boardMeasures: Readonly<Record<BoardMeasure, Words>> = {
  registered: { en: 'Families who registered', bn: 'নাম লিখিয়েছেন' },
  shown: { en: 'Profiles shown for the first time', bn: 'প্রথমবার দেখানো হয়েছে' },
  answers: { en: 'Interests answered', bn: 'আগ্রহের উত্তর এসেছে' },
  acceptances: { en: 'Pairs who agreed to talk', bn: 'দুই পক্ষ কথা বলতে রাজি হয়েছেন' },
  meetings: { en: 'Pairs who met', bn: 'দুই পরিবারের দেখা হয়েছে' },
  engagements: { en: 'Engagements', bn: 'পাকা কথা হয়েছে' },
  marriages: { en: 'Marriages', bn: 'বিয়ে হয়েছে' },
};

/** The headings of the tables, by dimension. */
export const boardDimensions: Readonly<Record<BoardDimension, Words>> = {
  district: { en: 'By district', bn: 'জেলা অনুযায়ী' },
  faith: { en: 'By faith', bn: 'ধর্ম অনুযায়ী' },
  age: { en: 'By age', bn: 'বয়স অনুযায়ী' },
  marriage: { en: 'First or second marriage', bn: 'প্রথম না দ্বিতীয় বিয়ে' },
};

/** The names of the work for which families wait. */
export const boardWaits: Readonly<Record<BoardWait, Words>> = {
  approvals: { en: 'Profiles and photos to be approved', bn: 'প্রোফাইল ও ছবির অনুমোদন' },
  letters: { en: 'Letters', bn: 'চিঠির উত্তর' },
  calls: { en: 'Calls', bn: 'ফোন' },
};

/** The names of the age bands in the tables. */
export const ageBands: NamesOf<typeof AGE_BANDS> = {
  '18-24': { en: '18 to 24', bn: '১৮ থেকে ২৪' },
  '25-29': { en: '25 to 29', bn: '২৫ থেকে ২৯' },
  '30-34': { en: '30 to 34', bn: '৩০ থেকে ৩৪' },
  '35-39': { en: '35 to 39', bn: '৩৫ থেকে ৩৯' },
  '40-49': { en: '40 to 49', bn: '৪০ থেকে ৪৯' },
  '50+': { en: '50 and over', bn: '৫০ বা তার বেশি' },
};

/** The names of first and later marriages in the tables. */
export const marriageBands: NamesOf<typeof MARRIAGE_BANDS> = {
  first: { en: 'First marriage', bn: 'প্রথম বিয়ে' },
  again: { en: 'Married before', bn: 'আগে বিয়ে হয়েছিল' },
};

/** The columns of the table for spreadsheets. */
export const boardColumns: Readonly<Record<Language, readonly string[]>> = {
  en: ['what', 'by', 'which', 'from', 'months', 'number'],
  bn: ['কী', 'কী অনুযায়ী', 'কোনটি', 'কবে থেকে', 'কত মাস', 'সংখ্যা'],
};

/** The names of the measures, shortened for narrow columns on paper. */
export const boardHeads: Readonly<Record<BoardMeasure, Words>> = {
  registered: { en: 'Registered', bn: 'নাম লেখানো' },
  shown: { en: 'Shown', bn: 'দেখানো' },
  answers: { en: 'Answers', bn: 'উত্তর' },
  acceptances: { en: 'Agreed to talk', bn: 'কথায় রাজি' },
  meetings: { en: 'Met', bn: 'দেখা' },
  engagements: { en: 'Engaged', bn: 'পাকা কথা' },
  marriages: { en: 'Married', bn: 'বিয়ে' },
};
