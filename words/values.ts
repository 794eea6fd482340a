import type { Language } from '#contract/choices.ts';
import { digits, longDate, number } from './numbers.ts';

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** An entry of a list, or a family's own words in its place. */
export interface Named {
  name: string;
  nameBn: string;
}

// These functions return `''` for null, for an empty day or time, and for a clan that is none.

/** Returns the name of an entry. */
export const nameIn = (entry: Named | null, language: Language): string =>
  (language === 'bn' ? entry?.nameBn : entry?.name) ?? '';

/** Returns the number of brothers, sisters or children. */
export const countIn = (count: number | null, language: Language): string =>
  count === null ? '' : number(count, language);

/** Returns a day `YYYY-MM-DD` in words. */
export const dateIn = (day: string, language: Language): string => day && longDate(day, language);

/** The parts of the day in Bengali, each with the hour before which it ends. */
const PARTS_OF_DAY = [
  [4, 'রাত'],
  [6, 'ভোর'],
  [11, 'সকাল'],
  [12, 'বেলা'],
  [15, 'দুপুর'],
  [18, 'বিকেল'],
  [20, 'সন্ধ্যা'],
  [24, 'রাত'],
] as const;

/** Returns the part of the day in Bengali for an hour of the 24-hour clock; `''` for no hour. */
export const partOfDay = (hour: number): string => PARTS_OF_DAY.find(([until]) => hour < until)?.[1] ?? '';

/** Returns a time `HH:MM` in words: 4:20 pm, বিকেল ৪:২০. */
export function clockIn(time: string, language: Language): string {
  const hours = Number.parseInt(time, 10);
  if (Number.isNaN(hours)) return '';
  const minutes = time.slice(3, 5);
  const clock = `${hours % 12 || 12}:${minutes}`;
  if (language === 'en') return `${clock} ${hours < 12 ? 'am' : 'pm'}`;
  return `${partOfDay(hours)} ${digits(clock, language)}`;
}

/** Returns 32 years, ৩২ বছর. The number may be text, as in forms. */
export const yearsIn = (years: number | string | null, language: Language): string =>
  years === null ? '' : `${digits(years, language)} ${language === 'bn' ? 'বছর' : 'years'}`;

/** Returns 165 cm, ১৬৫ সেমি. */
export const centimetresIn = (cm: number | null, language: Language): string =>
  cm === null ? '' : `${number(cm, language)} ${language === 'bn' ? 'সেমি' : 'cm'}`;

/** Returns 60 kg, ৬০ কেজি. */
export const kilogramsIn = (kg: number, language: Language): string =>
  `${number(kg, language)} ${language === 'bn' ? 'কেজি' : 'kg'}`;

/** Returns 5 ft 5 in, ৫ ফুট ৫ ইঞ্চি, to the nearest inch. Without inches: 5 ft, ৫ ফুট. */
export function feetIn(cm: number | null, language: Language): string {
  if (cm === null) return '';
  const inches = Math.round(cm / CM_PER_INCH);
  const rest = inches % INCHES_PER_FOOT;
  const [foot, inch] = language === 'bn' ? ['ফুট', 'ইঞ্চি'] : ['ft', 'in'];
  const feet = `${number(Math.floor(inches / INCHES_PER_FOOT), language)} ${foot}`;
  return rest === 0 ? feet : `${feet} ${number(rest, language)} ${inch}`;
}

/** Returns 5'5", ৫'৫", as biodatas write it; '' for null. */
export function shortFeetIn(cm: number | null, language: Language): string {
  if (cm === null) return '';
  const inches = Math.round(cm / CM_PER_INCH);
  return digits(`${Math.floor(inches / INCHES_PER_FOOT)}'${inches % INCHES_PER_FOOT}"`, language);
}

/** Returns 5 ft 5 in (165 cm), ৫ ফুট ৫ ইঞ্চি (১৬৫ সেমি), because families think in feet. */
export const heightIn = (cm: number | null, language: Language): string =>
  cm === null ? '' : `${feetIn(cm, language)} (${centimetresIn(cm, language)})`;

/** Returns gotra Kashyap, কাশ্যপ গোত্র. */
export function gotraIn(clan: Named & { isNone: boolean }, language: Language): string {
  if (clan.isNone) return '';
  return language === 'bn' ? `${clan.nameBn} গোত্র` : `gotra ${clan.name}`;
}

/** Returns the text alternative of a member's picture. */
export const pictureOf = (name: string, language: Language): string =>
  language === 'bn' ? `ছবি: ${name}` : `Picture of ${name}`;

/** Returns the text alternative of the drawing in the place of a photo. The name comes first. */
export const drawnFor = (name: string, drawing: string, language: Language): string =>
  language === 'bn' ? `${name}। ছবির জায়গায় আঁকা: ${drawing}` : `${name}. Drawn in place of a photo: ${drawing}`;
