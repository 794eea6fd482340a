import {
  tellsOfCalls,
  tellsOfLists,
  tellsOfPieces,
  tellsOfReverse,
  tellsOfRiddles,
  withoutHonestNumbers,
  withoutPins,
} from './honest-numbers.ts';
import { type Group, groupsOf, type Known } from './written-numbers.ts';

/* Whether the numbers of a text make a phone: in one run, in pieces with words between them, or short with its code. */

const MOBILE =
  /^(?:(?:(?:00)?91|0)?[6-9]\d{9}|(?:(?:00)?88)?01[1-9]\d{8}|(?:00)?440?[127]\d{8,9}|0[1-9]\d{8,9}|(?:00)?(?:971|966|974|965|968|973|61|60|65)0?\d{8,9}|(?:00)?1?[2-9]\d\d[2-9]\d{6}|0091\d{10}|0[1-9]\d{10})$/;
const SURE_MOBILE = /^(?:(?:(?:00)?91|0)?[6-9]\d{9}|(?:(?:00)?88)?01[1-9]\d{8}|07\d{9})$/;
const PHONE_DIGITS = 10;
const MOST_DIGITS = 15;
const YEAR = /^(?:18|19|20)\d\d$/;
/** How far a sign may part two pieces of one number. */
const SIGNS_BETWEEN = 14;
const BRIDGES =
  /^(?:then|and|next|after|that|followed|by|space|dash|hyphen|dot|point|comma|plus|last|first|second|half|part|end|ends|with|er|por|pore|tarpor|tar|ar|ebong|sheshe|x+|k+|aur|phir|fir|minus|তারপর|তারপরে|পরে|এর|এরপর|আর|এবং|শেষে|প্রথমে|ড্যাশ|হাইফেন|স্পেস|ডট|কমা|फिर|और|का)$/;
const BRIDGES_BETWEEN = 3;

const isSaid = ({ form, digits }: Group) => form === 'word' || form === 'common word' || digits.length === 1;

function runsOf(groups: readonly Group[]): Group[][] {
  const runs: Group[][] = [];
  for (const group of groups) {
    const before = runs.at(-1)?.at(-1);
    const isNear =
      before !== undefined &&
      group.signs.length <= SIGNS_BETWEEN &&
      !group.signs.includes('·') &&
      group.words.length <= BRIDGES_BETWEEN &&
      group.words.every((word) => BRIDGES.test(word)) &&
      (!group.signs.includes('\n') || (isSaid(before) && isSaid(group)));
    if (isNear) runs.at(-1)?.push(group);
    else runs.push([group]);
  }
  return runs;
}

const joined = (run: readonly Group[]): string => run.map(({ digits }) => digits).join('');

/** Counting up or down is no phone. */
const COUNTING = /^(?:0?123456789|10?987654321|1?0987654)/;

/** Ten that are words or stand one by one are no date and no mark. */
function isSaidPhone(run: readonly Group[]): boolean {
  const said = run.filter(isSaid);
  const digits = joined(said);
  const plain = said.filter(({ form }) => form === 'word' || form === 'figure').length;
  return digits.length >= PHONE_DIGITS && said.length >= 5 && plain >= 3 && !COUNTING.test(digits);
}

/** As many digits as a phone has in one; of those that begin with a year only what is said to be called. */
const isWhole = ({ digits, form }: Group, told: Told): boolean =>
  form === 'figure' && digits.length >= PHONE_DIGITS && (told.isOfCalls || !/^(?:19|20)\d\d/.test(digits));

interface Told {
  isOfCalls: boolean;
  isOfLists: boolean;
}

/** Whether groups from one to another make just a number that can be called. */
function isWritten(run: readonly Group[], told: Told): boolean {
  const digits = joined(run);
  if (!MOBILE.test(digits)) return false;
  const [first] = run;
  if (!SURE_MOBILE.test(digits) && !digits.startsWith('0') && run.length > 1 && !isAmerican(run))
    return told.isOfCalls && run.length < 5;
  if (run.length === 1) return first?.form !== 'alike' || (/^(?:0?[1-9]|91|880)/.test(digits) && digits.length >= 10);
  const behind = run.slice(1);
  const years = run.filter(({ digits, form }) => form === 'figure' && YEAR.test(digits)).length;
  if (years > 1 || (years === 1 && run.length < 4 && !told.isOfCalls)) return false;
  if (told.isOfLists && !told.isOfCalls && run.length > 3) return false;
  const isListed = behind.length > 1 && behind.every(({ signs, digits }) => signs.includes(',') && digits.length > 1);
  if (isListed && !told.isOfCalls && !digits.startsWith('0')) return false;
  // Groups of the usual sizes; others need to be of a phone that is known by its beginning.
  return SURE_MOBILE.test(digits) || run.length <= 4 || told.isOfCalls;
}

/** In the groups of American numbers, or one by one. */
const isAmerican = (run: readonly Group[]): boolean =>
  /^(?:1,)?(?:3,3,4|3,7|6,4|5,5|10|1(?:,1)+)$/.test(run.map(({ digits }) => digits.length).join());

function isPhoneRun(run: readonly Group[], told: Told): boolean {
  if (run.some((group) => isWhole(group, told))) return true;
  if (isSaidPhone(run)) return true;
  for (const [start] of run.entries()) {
    let length = 0;
    for (let end = start; end < run.length; end += 1) {
      length += run[end]?.digits.length ?? 0;
      if (length > MOST_DIGITS) break;
      if (length >= PHONE_DIGITS && isWritten(run.slice(start, end + 1), told)) return true;
    }
  }
  return false;
}

/** With its code behind an 0: 02-9352630, 031-632485. */
function isLandline(run: readonly Group[], told: Told): boolean {
  return run.some(({ digits }, at) => {
    const whole = joined(run.slice(at, at + 3));
    if (digits.length > 1 && digits.length < 6 && /^0[1-9]\d{7,9}$/.test(whole)) return true;
    if (!told.isOfCalls) return false;
    const next = run[at + 1]?.digits ?? '';
    const isHalved = digits.length === 4 && next.length === 4 && !YEAR.test(digits) && !YEAR.test(next);
    return isHalved || (/^\d{7,9}$/.test(digits) && !/^(?:18|19|20)\d\d/.test(digits));
  });
}

const PIECE = 3;
const MOST_PIECES = 5;
const MOST_WORDS = 9;

interface Piece {
  digits: string;
  /** How many words stand before it since the piece before. */
  words: number;
}

/** What is said without words between is one piece; a number in figures is one. Words like at and to are none by themselves or by figures. */
function piecesOf(groups: readonly Group[]): Piece[] {
  const pieces: Piece[] = [];
  let words = 0;
  let said: Group[] = [];
  const put = (digits: string) => {
    pieces.push({ digits, words });
    words = 0;
  };
  const endSaid = () => {
    const isOfWords = said.every(({ form }) => form !== 'figure') && said.some(({ form }) => form === 'word');
    if (isOfWords || said.every(({ form }) => form !== 'common word')) {
      if (said.length > 0) put(joined(said));
    } else {
      for (const group of said)
        if (group.form === 'common word') words += 1;
        else put(group.digits);
    }
    said = [];
  };
  for (const group of groups) {
    if (!isSaid(group) || group.words.length > 0) endSaid();
    words += group.words.length;
    if (isSaid(group)) said.push(group);
    else put(group.digits);
  }
  endSaid();
  return pieces;
}

const AMERICAN_SIZES = /^(?:1,)?3,(?:3,4|7)$|^6,4$/;

/** Pieces with words between them: the first half 99146 and the second half 24194. */
function isInPieces(pieces: readonly Piece[], text: string, told: Told): boolean {
  const isRiddling = tellsOfRiddles(text);
  const isTold = told.isOfCalls || isRiddling || tellsOfPieces(text);
  for (const [start] of pieces.entries()) {
    let digits = '';
    const sizes: number[] = [];
    for (let end = start; end < pieces.length && end < start + MOST_PIECES; end += 1) {
      const piece = pieces[end];
      if (!piece || (end > start && piece.words > MOST_WORDS)) break;
      digits += piece.digits;
      sizes.push(piece.digits.length);
      const isOfPairs = told.isOfCalls && sizes.every((size) => size === 2) && piece.words < 4;
      if (digits.length > MOST_DIGITS || sizes.includes(1)) break;
      if (sizes.filter((size) => size < PIECE).length > 1 && !isOfPairs) break;
      if (end === start || YEAR.test(piece.digits) || YEAR.test(pieces[start]?.digits ?? '')) continue;
      const isCallable =
        SURE_MOBILE.test(digits) ||
        (told.isOfCalls &&
          MOBILE.test(digits) &&
          (isRiddling || digits.startsWith('0') || AMERICAN_SIZES.test(sizes.join())));
      const isUsual = end === start + 1 ? sizes.every((size) => size > 3) : isTold;
      if (isCallable && (isUsual || isTold) && !(told.isOfLists && !told.isOfCalls)) return true;
    }
  }
  return false;
}

/** What says how to get a number out of others, and has enough of them: take one from each, leave the letters out. */
const isRiddle = (runs: readonly Group[][], text: string, told: Told): boolean => {
  const digits = runs.map(joined).join('');
  if (tellsOfReverse(text) && digits.length >= PHONE_DIGITS && digits.length <= PHONE_DIGITS + 3) return true;
  if (!told.isOfCalls || !tellsOfRiddles(text)) return false;
  return (
    SURE_MOBILE.test(digits) || runs.some((run) => joined(run).length >= PHONE_DIGITS || run.length >= PHONE_DIGITS)
  );
};

/** Digits of one word, with letters or signs within: 623abc137def8144. */
const isInOneWord = (text: string): boolean =>
  (text.match(/\S{10,}/g) ?? []).some((word) => {
    const digits = (word.match(/\d+/g) ?? []).filter((each) => !YEAR.test(each)).join('');
    return digits.length >= PHONE_DIGITS && !COUNTING.test(digits) && /[^\d,.:/-]/.test(word);
  });

const ABROAD = /(?:\+|(?:^|[^\d.,])00)\s?[1-9](?:[\s().-]{0,3}\d){8}/;
/** As money is written, but more than anybody has. */
const AS_MONEY = /(?:\d,?){9}\d/;
/** Kolkata's have eight digits and are said without their code. */
const AT_HOME = /land ?line|land ?phone|(?:house|home|residence) phone|ল্যান্ড/;
const MEETING = /\b(?:zoom|mtg|meeting)\b/;

/** The same signs between all groups. */
const isEven = (run: readonly Group[]) =>
  run.length > 2 && run.slice(1).every(({ signs, words }) => signs === run[1]?.signs && words.length === 0);

export function hasPhone(seen: string): boolean {
  const text = seen.toLowerCase();
  if (ABROAD.test(text)) return true;
  if ((text.match(/\d{1,3}(?:,\d{2,3}){3,}/g) ?? []).some((money) => AS_MONEY.test(money))) return true;
  const told = { isOfCalls: tellsOfCalls(text), isOfLists: tellsOfLists(text) };
  const known: Known = new Map();
  const left = withoutHonestNumbers(seen);
  const runs = runsOf(groupsOf(withoutPins(left), known));
  if (runs.some((run) => isPhoneRun(run, told) || isLandline(run, told))) return true;
  if (AT_HOME.test(text) && runs.some((run) => run.every(isSaid) && /^[2-9]\d{6,7}$/.test(joined(run)))) return true;
  if (MEETING.test(text) && runs.some((run) => /^\d{9,12}$/.test(joined(run)))) return true;
  const pieces = piecesOf(groupsOf(left, known));
  if (
    isInPieces(pieces, text, told) ||
    isInPieces(
      pieces.filter(({ digits }) => digits.length >= PIECE),
      text,
      told,
    )
  )
    return true;
  const groups = groupsOf(seen, known);
  const all = runsOf(groups);
  // One by one, with anything between: nine mangoes, eight plums.
  const single = groups.filter((group) => isSaid(group) && group.form !== 'common word');
  if (told.isOfCalls && single.length >= PHONE_DIGITS && SURE_MOBILE.test(joined(single))) return true;
  return (
    all.some(
      (run) =>
        run.some((group) => isWhole(group, told)) ||
        isSaidPhone(run) ||
        (isEven(run) && SURE_MOBILE.test(joined(run)) && (told.isOfCalls || !/\p{L}/u.test(text))),
    ) ||
    isRiddle(all, text, told) ||
    isInOneWord(withoutHonestNumbers(text)) ||
    (!/\p{L}/u.test(text) && SURE_MOBILE.test(all.map(joined).join('')))
  );
}
