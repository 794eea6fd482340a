import { asciiDigits } from '#contract/pasted.ts';
import type { RegisterColumn, RegisterLeftOut } from '#contract/staff/old-register-words.ts';
import { fold } from '#matching/family/fold.ts';
import { fromBijoy, isBijoy } from './bijoy.ts';
import type { Cell } from './reader/order.ts';

/** Words of headings, in the order of the search. The first one found in a heading decides what the column is. */
const HEADINGS: readonly (readonly [column: RegisterColumn | RegisterLeftOut, words: string])[] = [
  [
    'health',
    'রোগ, অসুখ, অসুস্থতা, স্বাস্থ্য, শারীরিক, প্রতিবন্ধী, প্রতিবন্ধকতা, চিকিৎসা, রক্ত, রক্তের গ্রুপ, থ্যালাসেমিয়া, সুগার, ডায়াবেটিস, প্রেশার, ওষুধ, অপারেশন, এইচআইভি, health, disease, illness, sickness, medical, blood, blood group, thalassemia, thalassaemia, hiv, sugar, diabetes, disability, disabled, handicap, handicapped, physical problem, physical, hb, hba, surgery',
  ],
  [
    'notes',
    'মন্তব্য, নোট, টীকা, বিশেষ কথা, অন্যান্য কথা, রিমার্ক, রিমার্কস, মতামত, remark, remarks, note, notes, comment, comments, observation, feedback, follow up, followup',
  ],
  ['father', 'বাবার নাম, পিতার নাম, বাবা, পিতা, পিতৃদেব, father, fathers, father name, fathers name, s o, d o'],
  ['mother', 'মায়ের নাম, মাতার নাম, মা, মাতা, mother, mothers, mother name, mothers name'],
  ['birthTime', 'জন্ম সময়, জন্মসময়, জন্মের সময়, time of birth, birth time, tob'],
  ['birthPlace', 'জন্মস্থান, জন্ম স্থান, জন্মের জায়গা, place of birth, birth place, birthplace, pob'],
  ['birthDate', 'জন্ম তারিখ, জন্মতারিখ, জন্মের তারিখ, জন্মদিন, জন্ম, date of birth, birth date, birthdate, dob, d o b, born'],
  ['age', 'বয়স, age'],
  [
    'otherPhone',
    'অন্য ফোন, অন্য মোবাইল, বিকল্প ফোন, ফোন ২, মোবাইল ২, alternate phone, alternate mobile, other phone, phone 2, mobile 2, phone no 2, mobile no 2, whatsapp, হোয়াটসঅ্যাপ',
  ],
  [
    'phone',
    'মোবাইল নং, মোবাইল নম্বর, মোবাইল, ফোন নং, ফোন নম্বর, ফোন, যোগাযোগের নম্বর, দূরভাষ, mobile, mobile no, mobile number, phone, phone no, phone number, contact no, contact number, cell, tel, telephone, ph, ph no, mob',
  ],
  ['email', 'ই মেল, ইমেল, ই মেইল, ইমেইল, email, e mail, mail id'],
  ['pincode', 'পিন, পিন কোড, পিনকোড, pin, pin code, pincode, postal code, zip'],
  ['district', 'জেলা, district, dist, zilla'],
  ['city', 'শহর, গ্রাম, শহর গ্রাম, থানা, city, town, village'],
  ['line1', 'ঠিকানা, বাড়ির ঠিকানা, বাসস্থান, address, residence, addr'],
  ['community', 'শ্রেণি, শ্রেণী, তফসিলি, sc st, sc st obc, category, reservation'],
  ['caste', 'জাতি, জাত, বর্ণ, caste, cast, sub caste, subcaste'],
  ['clan', 'গোত্র, gotra, gotro, clan'],
  ['religion', 'ধর্ম, religion'],
  ['rashi', 'রাশি, rashi, rasi, zodiac'],
  ['gon', 'গণ, gon, gana'],
  ['height', 'উচ্চতা, লম্বা, height, ht'],
  ['weight', 'ওজন, weight, wt'],
  ['maritalStatus', 'বৈবাহিক অবস্থা, বৈবাহিক, বিবাহিত কি না, marital status, marital'],
  ['education', 'শিক্ষাগত যোগ্যতা, শিক্ষা, পড়াশোনা, লেখাপড়া, যোগ্যতা, education, qualification, educational qualification, degree'],
  ['profession', 'পেশা, জীবিকা, চাকরি, কাজ, কর্ম, profession, occupation, job, service, work, employment'],
  ['gender', 'পাত্র পাত্রী, পাত্র বা পাত্রী, লিঙ্গ, ছেলে মেয়ে, gender, sex, bride groom, groom bride, m f'],
  ['ignored', 'ক্রমিক নং, ক্রমিক, ক্রম, নং, sl no, sl, serial, serial no, sr no, no, id, file no, ফাইল নং'],
  [
    'name',
    'নাম, পাত্রের নাম, পাত্রীর নাম, পাত্র পাত্রীর নাম, পুরো নাম, প্রার্থীর নাম, name, full name, candidate, candidate name, name of candidate, পাত্র, পাত্রী',
  ],
];

const foldText = (text: string): string => fold(asciiDigits(text).replace(/২/g, '2')).trim();

/** Normalises a heading. `fold` drops digits, so the 2 of a second phone is appended again. */
function normalHeading(text: string): string {
  const number = /[২2](?=\s|\)|$)/.test(text) ? ' 2' : '';
  return `${foldText(text)}${number}`.trim();
}

/** The words of each column, normalised and between blanks, so that only whole words are found. */
const searchedWords = HEADINGS.map(
  ([column, words]) => [column, words.split(', ').map((word) => ` ${normalHeading(word)} `)] as const,
);

/** Returns the column that a heading means; undefined if no word of it is known. */
export function columnOf(heading: string): RegisterColumn | RegisterLeftOut | undefined {
  const inUnicode = isBijoy(heading) ? fromBijoy(heading) : heading;
  const paddedHeading = ` ${normalHeading(inUnicode)} `;
  if (paddedHeading.trim() === '') return undefined;
  return searchedWords.find(([, words]) => words.some((word) => paddedHeading.includes(word)))?.[0];
}

/** Where the headings of a register are, and what each of its columns is. */
export interface Layout {
  /** Index of the last row of headings, from 0. */
  headerRow: number;
  headings: string[];
  columns: (RegisterColumn | RegisterLeftOut)[];
}

/** Number of rows, from the first, in which headings are searched. */
const SEARCHED_ROWS = 15;
/** A register has at least one of these columns. */
const NEEDED_COLUMNS = ['name', 'phone'] as const;
/** A row that names fewer kinds of columns is no row of headings. */
const LEAST_KINDS = 2;

const cellText = (cell: Cell | undefined): string =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';

/** Finds the headings, in one row or in two, and what each column is. Returns undefined if there are none. */
export function findLayout(rows: readonly (readonly Cell[])[]): Layout | undefined {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const columnIndexes = Array.from({ length: width }, (_, index) => index);
  let best: (Layout & { score: number }) | undefined;
  rows.slice(0, SEARCHED_ROWS).forEach((row, rowIndex) => {
    const above = rows[rowIndex - 1] ?? [];
    // A title over several columns is in the first of them.
    const groups = columnIndexes.map((column) =>
      cellText(above.slice(0, column + 1).findLast((cell) => cellText(cell) !== '')),
    );
    const ownHeadings = columnIndexes.map((column) => cellText(row[column]));
    const joinedHeadings = columnIndexes.map((column) =>
      ownHeadings[column] === '' ? cellText(above[column]) : `${groups[column]} ${ownHeadings[column]}`.trim(),
    );
    for (const headings of rowIndex === 0 ? [ownHeadings] : [ownHeadings, joinedHeadings]) {
      const layout = { headerRow: rowIndex, headings, columns: columnsOf(headings) };
      const score = scoreOf(layout.columns);
      if (score >= LEAST_KINDS && score > (best?.score ?? 0)) best = { ...layout, score };
    }
  });
  return best && { headerRow: best.headerRow, headings: best.headings, columns: best.columns };
}

/**
 * Returns what each column is. Of two columns of the same kind the first counts; a second phone is the other phone, any
 * other is ignored.
 */
function columnsOf(headings: readonly string[]): Layout['columns'] {
  const seenColumns = new Set<string>();
  return headings.map((heading) => {
    const column = columnOf(heading);
    if (column === undefined) return 'ignored';
    if (column === 'health' || column === 'notes') return column;
    if (!seenColumns.has(column)) {
      seenColumns.add(column);
      return column;
    }
    return column === 'phone' && !seenColumns.has('otherPhone') ? 'otherPhone' : 'ignored';
  });
}

/** Returns how many kinds of columns are known; 0 without a needed one. */
function scoreOf(columns: Layout['columns']): number {
  const kinds = new Set(columns.filter((column) => column !== 'ignored'));
  return NEEDED_COLUMNS.some((column) => kinds.has(column)) ? kinds.size : 0;
}

/** Returns the signature by which the same kind of register is recognised, to reuse how its columns were matched. */
export const signatureOf = (headings: readonly string[]): string => headings.map(normalHeading).join('|');
