import type { Language } from '#contract/choices.ts';
import { digits, longDate, number } from './numbers.ts';

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** An entry of a list, or a family's own words in the place of one. */
export interface Named {
  name: string;
  nameBn: string;
}

// What is not given says nothing: each of these answers `''` for null, and for a text that is empty.

/** The name of an entry. */
export const nameIn = (entry: Named | null, language: Language): string =>
  (language === 'bn' ? entry?.nameBn : entry?.name) ?? '';

/** How many brothers, sisters or children. */
export const countIn = (count: number | null, language: Language): string =>
  count === null ? '' : number(count, language);

/** A day `YYYY-MM-DD` in words. */
export const dateIn = (day: string, language: Language): string => day && longDate(day, language);

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

/** A time `HH:MM` as one says it: 4:20 pm, বিকেল ৪:২০. */
export function clockIn(time: string, language: Language): string {
  const [hours = Number.NaN, minutes = ''] = [Number.parseInt(time, 10), time.slice(3, 5)];
  if (Number.isNaN(hours)) return '';
  const clock = `${hours % 12 || 12}:${minutes}`;
  if (language === 'en') return `${clock} ${hours < 12 ? 'am' : 'pm'}`;
  return `${PARTS_OF_DAY.find(([until]) => hours < until)?.[1] ?? ''} ${digits(clock, language)}`;
}

/** 32 years, ৩২ বছর; the number may be text, as forms hold it. */
export const yearsIn = (years: number | string | null, language: Language): string =>
  years === null ? '' : `${digits(years, language)} ${language === 'bn' ? 'বছর' : 'years'}`;

/** 165 cm, ১৬৫ সেমি. */
export const centimetresIn = (cm: number | null, language: Language): string =>
  cm === null ? '' : `${number(cm, language)} ${language === 'bn' ? 'সেমি' : 'cm'}`;

/** 60 kg, ৬০ কেজি. */
export const kilogramsIn = (kg: number, language: Language): string =>
  `${number(kg, language)} ${language === 'bn' ? 'কেজি' : 'kg'}`;

/** 5 ft 5 in, ৫ ফুট ৫ ইঞ্চি, to the nearest inch; whole feet alone: 5 ft, ৫ ফুট. */
export function feetIn(cm: number | null, language: Language): string {
  if (cm === null) return '';
  const inches = Math.round(cm / CM_PER_INCH);
  const rest = inches % INCHES_PER_FOOT;
  const [foot, inch] = language === 'bn' ? ['ফুট', 'ইঞ্চি'] : ['ft', 'in'];
  const feet = `${number(Math.floor(inches / INCHES_PER_FOOT), language)} ${foot}`;
  return rest === 0 ? feet : `${feet} ${number(rest, language)} ${inch}`;
}

/** 5'5", ৫'৫", as biodatas write it; '' for null. */
export function shortFeetIn(cm: number | null, language: Language): string {
  if (cm === null) return '';
  const inches = Math.round(cm / CM_PER_INCH);
  return digits(`${Math.floor(inches / INCHES_PER_FOOT)}'${inches % INCHES_PER_FOOT}"`, language);
}

/** 5 ft 5 in (165 cm), ৫ ফুট ৫ ইঞ্চি (১৬৫ সেমি): families think in feet. */
export const heightIn = (cm: number | null, language: Language): string =>
  cm === null ? '' : `${feetIn(cm, language)} (${centimetresIn(cm, language)})`;

/** gotra Kashyap, কাশ্যপ গোত্র. */
export function gotraIn(clan: Named & { isNone: boolean }, language: Language): string {
  if (clan.isNone) return '';
  return language === 'bn' ? `${clan.nameBn} গোত্র` : `gotra ${clan.name}`;
}

/** What a reader who does not see a member's picture is told of it. */
export const pictureOf = (name: string, language: Language): string =>
  language === 'bn' ? `ছবি: ${name}` : `Picture of ${name}`;

/** What a reader who does not see the drawing in the place of a photo is told of it: the name first. */
export const drawnFor = (name: string, drawing: string, language: Language): string =>
  language === 'bn' ? `${name}। ছবির জায়গায় আঁকা: ${drawing}` : `${name}. Drawn in place of a photo: ${drawing}`;
