import { INDIA, MARRIAGE_AGES } from '#contract/choices.ts';
import { yearsBetween } from '#contract/date-rules.ts';
import { asciiDigits, normalText } from '#contract/pasted.ts';
import { isEmail } from '#contract/rules.ts';
import type { RegisterAsk, RegisterColumn, RegisterFault } from '#contract/staff/old-register-words.ts';
import { fold } from '#matching/family/fold.ts';
import { districts } from '#matching/places/districts.ts';
import { hasContact } from '#server/domain/written-contacts/contact-in-words.ts';
import { fromBijoy, isBijoy } from './bijoy.ts';
import type { LookupWords } from './lookup-words.queries.ts';
import { readAge, readBirthDate } from './read-date.ts';
import { readHeight, readWeight } from './read-measures.ts';
import { readPhone } from './read-phone.ts';
import type { Cell } from './reader/order.ts';

/** A row's data about a family, by the names of our answers. */
export interface RegisterAnswers {
  name: string;
  gender: 'Male' | 'Female';
  phone: string;
  email: string;
  birthDate: string;
  /** Year of birth if the register has only an age or a year; else null. */
  bornAbout: number | null;
  birthPlace: string;
  line1: string;
  city: string;
  district: string;
  districtId: number | null;
  state: number | null;
  country: number | null;
  pincode: string;
  caste: number | null;
  clan: string;
  religion: number | null;
  community: '' | 'General' | 'SC' | 'ST' | 'OBC';
  rashi: number | null;
  gon: number | null;
  heightCm: number | null;
  weightKg: number | null;
  maritalStatus: '' | 'Never Married' | 'Divorced' | 'Widowed';
  education: number | null;
  profession: number | null;
  father: string;
  mother: string;
}

/** What became of a row: it is no family's, or it cannot be entered, or it can, with what the office must ask. */
export type Judged =
  | { is: 'skipped' }
  | { is: 'bad'; faults: RegisterFault[] }
  | { is: 'good'; answers: RegisterAnswers; asks: RegisterAsk[] };

/** What the rows of a register are judged by. */
export interface Judging {
  /** What each column is, in the order of the cells. */
  columns: readonly string[];
  headings: readonly string[];
  /** The searches in the site's lists. */
  words: LookupWords;
  /** Today's day in India. */
  today: string;
}

/** Columns by whose texts a row in Bijoy is recognised. */
const TEXT_COLUMNS = [
  'name',
  'father',
  'mother',
  'line1',
  'city',
  'district',
  'caste',
  'clan',
  'religion',
  'birthPlace',
] as const;
/** Texts in a column of names that are not names. */
const NO_NAME = new Set(['মোট', 'সর্বমোট', 'total', 'sum', 'grand total'].map(fold));
/** Columns of which a family's row fills at least `LEAST_FACTS`. */
const FAMILY_FACTS = ['name', 'gender', 'birthDate', 'phone', 'caste', 'father', 'line1', 'email'] as const;
/** Maximum number of characters of a name, a city, a district or a clan that are stored. */
const MOST_CHARACTERS = 100;
/** Maximum number of characters of an address line or a birth place that are stored. */
const MOST_CHARACTERS_OF_LINE = 200;
/** Signs of markup or of a formula. */
const MARKUP = /[=<>{}\\]/;
/**
 * A row with fewer facts is a sum or a separator. A row with this many cells equal to the headings repeats the
 * headings.
 */
const LEAST_FACTS = 3;

const cellText = (cell: Cell | undefined): string =>
  normalText(typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Reads one row. Some missing facts become questions for the call (`asks`). Faults in the facts without which a family
 * cannot be entered keep the row out.
 */
export function judgeRow(row: readonly Cell[], { columns, headings, words, today }: Judging): Judged {
  const cellOf = (column: RegisterColumn): Cell | undefined => {
    const index = columns.indexOf(column);
    return index < 0 ? undefined : row[index];
  };
  const isHeading = row.filter((cell, index) => cell !== null && cell === headings[index]).length >= LEAST_FACTS;
  const facts = FAMILY_FACTS.filter((column) => cellOf(column) !== null && cellOf(column) !== undefined).length;
  if (isHeading || facts < LEAST_FACTS || NO_NAME.has(fold(cellText(cellOf('name'))))) return { is: 'skipped' };

  const isBijoyRow = TEXT_COLUMNS.some((column) => isBijoy(cellText(cellOf(column))));
  const text = (column: RegisterColumn): string => {
    const written = cellText(cellOf(column));
    return isBijoy(written, isBijoyRow) ? normalText(fromBijoy(written)).trim() : written;
  };
  const faults: RegisterFault[] = [];
  const asks: RegisterAsk[] = [];

  const name = text('name');
  const isUsableName = isWritten(name) && !MARKUP.test(name) && name.length <= MOST_CHARACTERS && !mayHoldContact(name);
  if (!isUsableName) faults.push('noName');
  const gender = readGender(text('gender'));
  if (gender === undefined) faults.push('genderUnknown');
  const firstPhone = readPhone(cellOf('phone'));
  const isSecondNeeded = 'fault' in firstPhone && cellOf('otherPhone') !== undefined;
  const secondPhone = isSecondNeeded ? readPhone(cellOf('otherPhone')) : firstPhone;
  const phone = 'phone' in secondPhone ? secondPhone : firstPhone;
  if ('fault' in phone) faults.push(phone.fault);
  const born = readBirthDate(cellOf('birthDate'), today) ?? readAge(cellOf('age'), today);
  if (born !== undefined && 'fault' in born) faults.push(born.fault);
  const birthDate = born !== undefined && 'day' in born ? born.day : '';
  if (birthDate !== '' && yearsBetween(birthDate, today) < MARRIAGE_AGES[gender ?? 'Female']) faults.push('tooYoung');
  const casteWords = text('caste');
  const caste = words.caste(casteWords);
  if (caste === null && /\p{L}/u.test(casteWords)) faults.push('casteUnknown');
  if (faults.length > 0 || gender === undefined || 'fault' in phone) return { is: 'bad', faults };

  const place = readPlace(text('district') || text('city'), words);
  const [education, profession] = [
    words['educational-qualification'](text('education')),
    words.profession(text('profession')),
  ];
  if (birthDate === '') asks.push('birthDate');
  if (caste === null) asks.push('caste');
  if (place.districtId === null) asks.push('district');
  if (education === null) asks.push('education');
  if (profession === null) asks.push('profession');
  const email = cellText(cellOf('email')).toLowerCase();
  const pincode = asciiDigits(cellText(cellOf('pincode'))).replace(/\D/g, '');
  return {
    is: 'good',
    asks,
    answers: {
      name,
      gender,
      phone: phone.phone,
      birthDate,
      ...place,
      email: isEmail(email) ? email : '',
      bornAbout: born !== undefined && 'year' in born ? born.year : null,
      birthPlace: text('birthPlace').slice(0, MOST_CHARACTERS_OF_LINE),
      line1: text('line1').slice(0, MOST_CHARACTERS_OF_LINE),
      city: text('city').slice(0, MOST_CHARACTERS),
      district: text('district').slice(0, MOST_CHARACTERS),
      pincode: /^[1-9]\d{5}$/.test(pincode) ? pincode : '',
      caste,
      clan: text('clan').slice(0, MOST_CHARACTERS),
      religion: words.religion(text('religion')),
      community: readCommunity(text('community')),
      rashi: words.rashi(text('rashi')),
      gon: words.gon(text('gon')),
      heightCm: readHeight(cellOf('height')),
      weightKg: readWeight(cellOf('weight')),
      maritalStatus: readMarital(text('maritalStatus')),
      education,
      profession,
      father: nameOrBlank(text('father')),
      mother: nameOrBlank(text('mother')),
    },
  };
}

/** Returns a usable name of a parent, cut to the stored length; else `''`. */
const nameOrBlank = (written: string): string =>
  isWritten(written) && !mayHoldContact(written) ? written.slice(0, MOST_CHARACTERS) : '';

/** Returns the district that a text names, with its state and country if it is in India; null for what is unknown. */
function readPlace(
  written: string,
  { district }: LookupWords,
): Pick<RegisterAnswers, 'districtId' | 'state' | 'country'> {
  const id = district(written);
  const knownDistrict = districts.find((each) => each.id === id);
  if (knownDistrict?.country === 'IN')
    return { districtId: knownDistrict.id, state: knownDistrict.state, country: INDIA };
  return { districtId: knownDistrict?.id ?? null, state: null, country: null };
}

const GIRLS = wordSet('পাত্রী, মেয়ে, কন্যা, মহিলা, স্ত্রী, f, female, girl, bride, w, woman');
const BOYS = wordSet('পাত্র, ছেলে, পুরুষ, m, male, boy, groom, bridegroom, man');

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(', ').map(fold));
}

function readGender(written: string): 'Male' | 'Female' | undefined {
  const word = fold(written);
  if (GIRLS.has(word)) return 'Female';
  return BOYS.has(word) ? 'Male' : undefined;
}

function readCommunity(written: string): RegisterAnswers['community'] {
  const word = fold(written).replaceAll(' ', '').replace(/[ab]$/, '');
  if (['sc', 'scheduledcaste', 'তফসিলি', 'তফসিলিজাতি', 'এসসি'].includes(word)) return 'SC';
  if (['st', 'scheduledtribe', 'তফসিলিউপজাতি', 'এসটি'].includes(word)) return 'ST';
  if (['obc', 'ওবিসি'].includes(word)) return 'OBC';
  return ['gen', 'general', 'ur', 'সাধারণ', 'জেনারেল'].includes(word) ? 'General' : '';
}

function readMarital(written: string): RegisterAnswers['maritalStatus'] {
  const word = fold(written);
  if (/^(?:un ?married|never married|single|অবিবাহিত|অবিবাহিতা|কুমারী)$/.test(word)) return 'Never Married';
  if (/(?:divorc|ডিভোর্স|বিবাহবিচ্ছি)/.test(word)) return 'Divorced';
  return /(?:widow|বিধবা|বিপত্নীক)/.test(word) ? 'Widowed' : '';
}

/** Whether a name has at least two letters. Bengali has vowel signs between its letters. */
const isWritten = (name: string): boolean => (name.match(/\p{L}/gu) ?? []).length >= 2;

/**
 * Whether a name may contain a means of contact. A name of letters only is not checked further, because that takes a
 * minute for twenty thousand rows. The office reads the name before it is shown.
 */
const mayHoldContact = (name: string): boolean => /[\p{N}@_/]|\w\.\w/u.test(name) && hasContact(name);
