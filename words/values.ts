import type { Language } from '#contract/choices.ts';
import { choiceIn, type Labels } from './label.ts';
import { digits, longDate, number } from './numbers.ts';

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** An entry of a list, or a family's own words in the place of one. */
export interface Named {
  name: string;
  nameBn: string;
}

const formats = {
  years: { en: 'years', bn: 'বছর' },
  cm: { en: 'cm', bn: 'সেমি' },
  kg: { en: 'kg', bn: 'কেজি' },
  feet: { en: 'ft', bn: 'ফুট' },
  inches: { en: 'in', bn: 'ইঞ্চি' },
};

/** The name of an entry; `''` for none. */
export const nameIn = (entry: Named | null | undefined, language: Language): string =>
  (language === 'bn' ? entry?.nameBn : entry?.name) ?? '';

/** 32 years, ৩২ বছর; the number may be text, as forms hold it. */
export const yearsIn = (years: number | string, language: Language): string =>
  `${digits(years, language)} ${formats.years[language]}`;

/** 165 cm, ১৬৫ সেমি. */
export const centimetresIn = (cm: number, language: Language): string =>
  `${number(cm, language)} ${formats.cm[language]}`;

/** 60 kg, ৬০ কেজি. */
export const kilogramsIn = (kg: number, language: Language): string =>
  `${number(kg, language)} ${formats.kg[language]}`;

/** 165 cm (5 ft 5 in). */
export function heightIn(cm: number, language: Language): string {
  const inches = Math.round(cm / CM_PER_INCH);
  const feet = `${number(Math.floor(inches / INCHES_PER_FOOT), language)} ${formats.feet[language]}`;
  return `${centimetresIn(cm, language)} (${feet} ${number(inches % INCHES_PER_FOOT, language)} ${formats.inches[language]})`;
}

/** gotra Kashyap, কাশ্যপ গোত্র; `''` where none is given. */
export function gotraIn(clan: Named & { isNone: boolean }, language: Language): string {
  if (clan.isNone) return '';
  return language === 'bn' ? `${clan.nameBn} গোত্র` : `gotra ${clan.name}`;
}

/** What a reader who does not see a member's picture is told of it. */
export const pictureOf = (name: string, language: Language): string =>
  language === 'bn' ? `ছবি: ${name}` : `Picture of ${name}`;

/** What the value of an answer is, by its kind; dates are `YYYY-MM-DD`, times `HH:MM`, heights centimetres. */
interface ValueOf {
  text: string;
  number: number;
  years: number;
  height: number;
  date: string;
  time: string;
  choice: { names: Labels; value: string };
  lookup: Named;
  place: Named;
}

const saidAs: { [K in keyof ValueOf]: (value: ValueOf[K], language: Language) => string } = {
  text: (text) => text,
  number,
  years: yearsIn,
  height: heightIn,
  date: (day, language) => day && longDate(day, language),
  time: digits,
  choice: ({ names, value }, language) => choiceIn(names, value, language),
  lookup: nameIn,
  place: nameIn,
};

/** The value of an answer as a reader is told it; `''` for what is not given. */
export const valueIn = <K extends keyof ValueOf>(kind: K, value: ValueOf[K] | null, language: Language): string =>
  value === null ? '' : saidAs[kind](value, language);
