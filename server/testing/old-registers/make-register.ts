import { DAY_MS } from '#contract/durations.ts';
import { givenNames } from '#server/domain/names/given-names.ts';
import { bijoyWords } from './bijoy-words.ts';

/** A cell as stored in a spreadsheet. `day` is a date by the number of its day; `formula` is a calculated cell. */
export type MadeCell = null | string | number | { day: number } | { formula: string; value: number | string };

/**
 * What is wrong with a row, from the view of the register's author. `phoneLost`: the spreadsheet has rounded the number
 * of the phone, so that its last digits are lost.
 */
export type Fault =
  | 'noName'
  | 'noPhone'
  | 'phoneLost'
  | 'phoneWrong'
  | 'dateImpossible'
  | 'dateToCome'
  | 'tooYoung'
  | 'casteUnknown'
  | 'genderUnknown'
  | 'doublePhone'
  | 'doubleName';

/** What a row really says. */
export interface Truth {
  /** The row in the file, from 1. */
  row: number;
  /** `none`: the row contains no family. */
  is: 'family' | 'none';
  faults: Fault[];
  name: string;
  phone: string;
  /** `''` if the register has only an age. */
  born: string;
}

/** A register with what its rows really say. */
export interface MadeRegister {
  rows: MadeCell[][];
  /** Merged cells, as the file writes them. */
  merged: string[];
  truth: Truth[];
}

/** Draws a random number from 0 to 1. */
export type Draw = () => number;

/** How the author of a row writes: in Latin letters, in Bengali, or in Bengali with the Bijoy font's letters. */
type Script = 'latin' | 'bengali' | 'bijoy';

/** Makes a generator (Mulberry32) that returns the same numbers for the same seed. */
export function makeDraw(seed: number): Draw {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Words in the Bijoy font's letters, by their Unicode spelling. */
const bijoySpellings = new Map(bijoyWords.map(([word, bijoy]) => [word.normalize('NFC'), bijoy]));
const BENGALI_DIGITS = '০১২৩৪৫৬৭৮৯';
const inBengali = (text: string): string => text.replace(/\d/g, (digit) => BENGALI_DIGITS[Number(digit)] ?? digit);

const SURNAMES = (
  'Ghosh ঘোষ, Bose বসু, Mitra মিত্র, Dutta দত্ত, Mukherjee মুখার্জি, Banerjee ব্যানার্জি, Chatterjee চ্যাটার্জি, Ganguly গাঙ্গুলি, Chakraborty চক্রবর্তী, ' +
  'Das দাস, Saha সাহা, Pal পাল, Mondal মণ্ডল, Sarkar সরকার, Biswas বিশ্বাস, Halder হালদার, Nandi নন্দী, Kundu কুণ্ডু, Majumdar মজুমদার, Bhowmick ভৌমিক, ' +
  'Sen সেন, Roy রায়, Karmakar কর্মকার, Adhikari অধিকারী, Sanyal সান্যাল, Mallick মল্লিক'
)
  .split(', ')
  .map((pair) => pair.split(' '));
/** Castes, each in several spellings. */
const CASTES = [
  ['কায়স্থ', 'Kayastha', 'কায়স্থ (দক্ষিণ রাঢ়ী)', 'Kayastha '],
  ['ব্রাহ্মণ', 'Brahmin', 'Rarhi Brahmin', 'BRAHMIN'],
  ['বৈদ্য', 'Baidya'],
  ['মাহিষ্য', 'Mahishya'],
  ['সদগোপ', 'Sadgop'],
  ['নমঃশূদ্র', 'Namasudra', 'Namashudra'],
  ['রাজবংশী', 'Rajbanshi'],
  ['সাহা', 'Saha'],
  ['কর্মকার', 'Karmakar'],
  ['তন্তুবায়', 'Tantubay', 'Tanti'],
  ['সুবর্ণবণিক', 'Subarna Banik'],
  ['তিলি', 'Tili'],
];
/** Castes that the site's list does not know. */
const STRANGE_CASTES = ['উচ্চবর্ণ', 'Kulin ভালো', 'SB caste', 'জানা নেই বলেছেন', 'ঐ', 'কয়াস্ত গোত্র', 'Xatri', 'মধ্যবিত্ত'];
const CLANS = ['শাণ্ডিল্য', 'কাশ্যপ', 'Kashyap', 'ভরদ্বাজ', 'Bharadwaj', 'আলম্যান', 'সৌকালীন', 'Goutam'];
const EDUCATION = [
  'বি.এ.',
  'B.A.',
  'M.Sc',
  'উচ্চ মাধ্যমিক',
  'H.S.',
  'B.Tech',
  'মাধ্যমিক',
  'M.A. B.Ed',
  'B.Com (Hons)',
  'গ্র্যাজুয়েট',
];
const WORK = [
  'চাকরি',
  'সরকারি চাকরি',
  'Business',
  'ব্যবসা',
  'School teacher',
  'Housewife',
  'IT (TCS)',
  'বেকার',
  'নার্স',
  'LIC agent',
];
/** Districts in Bengali and English, with the beginning of their PIN codes. */
const PLACES = [
  ['কলকাতা', 'Kolkata', '7000'],
  ['হাওড়া', 'Howrah', '7111'],
  ['নদিয়া', 'Nadia', '7411'],
  ['বর্ধমান', 'Purba Bardhaman', '7131'],
  ['উত্তর ২৪ পরগনা', 'North 24 Parganas', '7001'],
  ['হুগলি', 'Hooghly', '7121'],
  ['জলপাইগুড়ি', 'Jalpaiguri', '7351'],
  ['মেদিনীপুর', 'Midnapore', '7211'],
];
const NOTES = [
  'ছেলে বিদেশে থাকে, পরে ফোন করবেন',
  'দাবি নেই',
  'called twice',
  'ফর্ম বাকি',
  'বাবা হার্টের রোগী',
  'ok',
  'মাসির বাড়িতে আলাপ',
];
const GIRLS = ['পাত্রী', 'F', 'Female', 'মেয়ে', 'Bride', 'মহিলা', 'f'];
const BOYS = ['পাত্র', 'M', 'Male', 'ছেলে', 'Groom', 'পুরুষ', 'm'];
const MONTHS = 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' ');
const ENGLISH_MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const HEADER = [
  'ক্রমিক নং',
  'নাম (Name)',
  'পাত্র/পাত্রী',
  'জন্ম তারিখ',
  'বয়স',
  'উচ্চতা',
  'জাতি (Caste)',
  'গোত্র',
  'ধর্ম',
  'শিক্ষাগত যোগ্যতা',
  'পেশা',
  'পিতার নাম',
  'মাতার নাম',
  'ঠিকানা',
  'জেলা',
  'পিন',
  'মোবাইল নং',
  'E-mail',
  'রোগ / শারীরিক সমস্যা',
  'মন্তব্য',
];

/** The year in which the register was last written, by which its ages are counted. */
const THIS_YEAR = 2026;
/** A groom must be 21, so that nobody of this age is too young. */
const LEAST_AGE = 21;

const pad = (number: number): string => String(number).padStart(2, '0');
/** The number of 1 January 1970 in spreadsheets, which count days from the end of 1899. */
const DAY_OF_1970 = 25_569;
/** Returns the number of a day in spreadsheets. */
const dayNumber = (iso: string): number => Math.round(Date.parse(`${iso}T00:00:00Z`) / DAY_MS) + DAY_OF_1970;

/**
 * Makes a register as a trust kept it in a spreadsheet for twelve years: a merged title, two rows of headings, and
 * three ways of writing: Latin letters, Bengali and Bijoy. `families` is the number of rows below the headings.
 */
export function makeRegister(families: number, seed: number): MadeRegister {
  const draw = makeDraw(seed);
  const pick = <T>(list: readonly T[]): T => {
    const drawn = list[Math.floor(draw() * list.length)];
    if (drawn === undefined) throw new Error('nothing to draw from');
    return drawn;
  };
  const rows: MadeCell[][] = [
    ['পাত্র-পাত্রীর খাতা ২০১৪ – ২০২৬'],
    [
      null,
      'ব্যক্তিগত',
      ...Array<null>(9).fill(null),
      'পরিবার',
      null,
      'যোগাযোগ',
      ...Array<null>(4).fill(null),
      'অন্যান্য',
      null,
    ],
    HEADER,
  ];
  const truth: Truth[] = [];
  const phones = new Set<string>();
  // The families without faults, which later rows may repeat.
  const people: { bengali: string; latin: string; father: string; phone: string; isGirl: boolean }[] = [];

  const newPhone = (): string => {
    for (;;) {
      const prefix = pick(['98', '97', '96', '94', '90', '89', '83', '70', '62']);
      const phone = `${prefix}${String(Math.floor(draw() * 1e8)).padStart(8, '0')}`;
      if (phones.has(phone) || /0{5}$/.test(phone)) continue;
      phones.add(phone);
      return phone;
    }
  };
  // In this and the following functions each way of writing has the share between its number and the one before.
  const writtenPhone = (phone: string): MadeCell => {
    const kind = draw();
    if (kind < 0.4) return Number(phone);
    if (kind < 0.55) return `${phone.slice(0, 5)} ${phone.slice(5)}`;
    if (kind < 0.65) return `+91-${phone.slice(0, 5)}-${phone.slice(5)}`;
    if (kind < 0.72) return `0${phone}`;
    if (kind < 0.82) return inBengali(phone);
    if (kind < 0.88) return `${phone} / ${newPhone()}`;
    if (kind < 0.92) return `${phone}.0`;
    if (kind < 0.96) return `${phone} (বাবা)`;
    return phone;
  };
  const writtenDay = (iso: string): MadeCell => {
    const [year = '', month = '', day = ''] = iso.split('-');
    const [monthNumber, dayOfMonth] = [Number(month), Number(day)];
    const kind = draw();
    if (kind < 0.45) return { day: dayNumber(iso) };
    if (kind < 0.6) return inBengali(`${dayOfMonth}/${monthNumber}/${year.slice(2)}`);
    if (kind < 0.7) return `${dayOfMonth}.${monthNumber}.${year.slice(2)}`;
    if (kind < 0.8) return `${day}-${month}-${year}`;
    if (kind < 0.86) return inBengali(`${dayOfMonth} ${MONTHS[monthNumber - 1]} ${year}`);
    if (kind < 0.92) return `${dayOfMonth} ${ENGLISH_MONTHS[monthNumber - 1]} ${year}`;
    if (kind < 0.96) return `${dayOfMonth} ${ENGLISH_MONTHS[monthNumber - 1]?.slice(0, 3)}, ${year}`;
    return inBengali(`${day}/${month}/${year}`);
  };
  const inScript = (latin: string, bengali: string, script: Script): string => {
    if (script === 'latin') return latin;
    const words = bengali.split(' ');
    const bijoyWordsOfText = words.map((word) => bijoySpellings.get(word.normalize('NFC')));
    const isInBijoy = script === 'bijoy' && bijoyWordsOfText.every((word) => word !== undefined);
    return isInBijoy ? bijoyWordsOfText.join(' ') : bengali;
  };

  const withSpaces = (text: string): string => (draw() < 0.1 ? ` ${text}  ` : text);
  const drawScript = (): Script => {
    if (draw() < 0.35) return 'latin';
    return draw() < 0.6 ? 'bengali' : 'bijoy';
  };
  const addRowWithoutFamily = (cells: MadeCell[]): void => {
    truth.push({ row: rows.length + 1, is: 'none', faults: [], name: '', phone: '', born: '' });
    rows.push(cells);
  };

  for (let index = 0; index < families; index += 1) {
    const row = rows.length + 1;
    // Some rows contain no family: an empty row, the headings again, a sum or a year.
    const kindOfRow = draw();
    if (kindOfRow < 0.02) {
      addRowWithoutFamily(draw() < 0.5 ? [] : [null, '', ' ', null]);
      continue;
    }
    if (kindOfRow < 0.025) {
      addRowWithoutFamily([...HEADER]);
      continue;
    }
    if (kindOfRow < 0.03) {
      addRowWithoutFamily(
        draw() < 0.5
          ? [null, 'মোট', null, null, null, null, null, null, null, null, null, null, null, null, null, null, index]
          : ['— ২০১৯ সাল —'],
      );
      continue;
    }
    const isGirl = draw() < 0.5;
    const script = drawScript();
    const [givenNameLatin, givenName] = pick(givenNames);
    const [surnameLatin = '', surname = ''] = pick(SURNAMES);
    const [fatherLatin, father] = pick(givenNames);
    const [motherLatin, mother] = pick(givenNames);
    let [latin, bengali] = [`${givenNameLatin} ${surnameLatin}`, `${givenName} ${surname}`];
    let fatherName = `${father} ${surname}`;
    const fatherNameLatin = `${fatherLatin} ${surnameLatin}`;
    const year = THIS_YEAR - LEAST_AGE - Math.floor(draw() * 25) - 1;
    const born = `${year}-${pad(1 + Math.floor(draw() * 12))}-${pad(1 + Math.floor(draw() * 28))}`;
    const phone = newPhone();
    const faults: Fault[] = [];
    let [phoneCell, dayCell]: [MadeCell, MadeCell] = [writtenPhone(phone), writtenDay(born)];
    let ageCell: MadeCell = draw() < 0.4 ? THIS_YEAR - year : null;
    let isAgeAlone = false;
    if (draw() < 0.06) {
      isAgeAlone = true;
      dayCell = draw() < 0.5 ? null : `${THIS_YEAR - year} বছর`;
      ageCell = dayCell === null ? inBengali(String(THIS_YEAR - year)) : null;
    }
    let caste: MadeCell = draw() < 0.05 ? null : pick(pick(CASTES));
    let gender: MadeCell = pick(isGirl ? GIRLS : BOYS);
    let isNameless = false;

    // Each fault has the share of the rows between its number and the one before; most rows have none.
    const drawnFault = draw();
    if (drawnFault < 0.015) {
      faults.push('noPhone');
      phoneCell = draw() < 0.5 ? null : '-';
    } else if (drawnFault < 0.04) {
      faults.push('phoneLost');
      phoneCell = draw() < 0.7 ? `${phone[0]}.${phone.slice(1, 3)}E+09` : Number(`${phone.slice(0, 3)}0000000`);
    } else if (drawnFault < 0.06) {
      faults.push('phoneWrong');
      phoneCell = pick<MadeCell>([
        phone.slice(0, 9),
        `${phone}7`,
        pick(NOTES),
        '0000000000',
        Number(phone.slice(0, 8)),
        'নেই',
      ]);
    } else if (drawnFault < 0.08 && !isAgeAlone) {
      faults.push('dateImpossible');
      dayCell = pick<MadeCell>(['31/2/1994', '৩১/৪/৯২', '45.13.92', '30-02-1990', '১৫/১৭/১৯৯৫', '00/00/0000']);
    } else if (drawnFault < 0.09 && !isAgeAlone) {
      faults.push('dateToCome');
      dayCell = pick<MadeCell>(['12/5/2031', { day: dayNumber('2029-03-04') }, '১/১/২০৪০']);
    } else if (drawnFault < 0.1 && !isAgeAlone) {
      faults.push('tooYoung');
      dayCell = pick<MadeCell>(['12/5/2015', { day: dayNumber('2016-03-04') }, '১/১/২০১৪']);
    } else if (drawnFault < 0.13) {
      faults.push('casteUnknown');
      caste = pick(STRANGE_CASTES);
    } else if (drawnFault < 0.145) {
      faults.push('genderUnknown');
      gender = pick<MadeCell>([null, '?', 'দুজনেই', 'X']);
    } else if (drawnFault < 0.155) {
      faults.push('noName');
      isNameless = true;
    } else if (drawnFault < 0.175 && people.length > 50) {
      faults.push('doublePhone');
      phoneCell = writtenPhone(pick(people).phone);
    } else if (drawnFault < 0.185 && people.length > 50) {
      const double = pick(people.filter((person) => person.isGirl === isGirl));
      faults.push('doubleName');
      [latin, bengali, fatherName] = [double.latin, double.bengali, double.father];
    }
    const place = pick(PLACES);
    const name = isNameless ? '' : inScript(latin, bengali, script);
    rows.push([
      index % 7 === 3 ? { formula: `A${row - 1}+1`, value: index + 1 } : index + 1,
      isNameless ? pick<MadeCell>([null, ' ', '-']) : withSpaces(name),
      gender,
      dayCell,
      ageCell,
      pick<MadeCell>([null, `5'4"`, `৫ ফুট ৩`, '5.6', 163, "5' 7''", '১৬০ সেমি']),
      caste,
      pick<MadeCell>([null, pick(CLANS)]),
      pick<MadeCell>(['হিন্দু', 'Hindu', null, 'H']),
      pick(EDUCATION),
      pick(WORK),
      // The father of a double is known in Bengali only.
      faults.includes('doubleName') ? fatherName : inScript(fatherNameLatin, fatherName, script),
      draw() < 0.3 ? null : inScript(`${motherLatin} ${surnameLatin}`, `${mother} ${surname}`, script),
      `${1 + Math.floor(draw() * 200)}, ${place[0]}`,
      pick([place[0] ?? '', place[1] ?? '']),
      pick<MadeCell>([
        null,
        `${place[2]}${pad(Math.floor(draw() * 90))}`,
        Number(`${place[2]}${pad(1 + Math.floor(draw() * 90))}`),
      ]),
      phoneCell,
      draw() < 0.2 ? `${givenNameLatin.toLowerCase()}${index}@example.in` : null,
      draw() < 0.1 ? pick(['সুগার', 'Thalassemia carrier', 'চশমা', 'নেই']) : null,
      draw() < 0.4 ? pick(NOTES) : null,
    ]);
    if (faults.length === 0) people.push({ bengali, latin, father: fatherName, phone, isGirl });
    const writtenName = script === 'latin' ? latin : bengali;
    truth.push({
      row,
      is: 'family',
      faults,
      name: isNameless ? '' : writtenName,
      phone,
      born: isAgeAlone ? '' : born,
    });
  }
  return { rows, merged: ['A1:T1', 'B2:K2', 'L2:M2', 'N2:R2', 'S2:T2'], truth };
}
