import { weekOfDay } from '#matching/calendar.ts';
import type { Dictionaries } from './dictionaries.ts';
import { birthCode, strengthShift, wordsARow } from './layout.ts';

export interface ParsedRow {
  isFemale: boolean;
  /** One row as layout.ts says; overwritten by the next. */
  words: Uint32Array;
}

const unitSeparator = 31;

/** Reads the view `candidate_lines` as PostgreSQL's text COPY sends it, one line after the other, without making strings. */
export function makeRowParser(dictionaries: Dictionaries): (line: Buffer) => ParsedRow {
  const words = new Uint32Array(wordsARow);
  const row: ParsedRow = { isFemale: false, words };
  let line: Buffer = Buffer.alloc(0);
  // Where the current column begins and ends.
  let from = 0;
  let to = -1;

  function next(): void {
    from = to + 1;
    to = from;
    while (to < line.length && line[to] !== unitSeparator && line[to] !== 10) to++;
  }

  const byte = (offset = 0): number => (from + offset < to ? (line[from + offset] ?? 0) : 0);
  const isEmpty = (): boolean => from === to;

  /** The whole number that the column is, 0 for none. */
  function number(): number {
    from = to + 1;
    let value = 0;
    for (to = from; to < line.length; to++) {
      const digit = (line[to] ?? 0) - 48;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
    }
    return value;
  }

  function digits(start: number, end: number): number {
    let value = 0;
    for (let at = start; at < end; at++) {
      const digit = (line[at] ?? 0) - 48;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
    }
    return value;
  }

  const isGiven = (): number => {
    next();
    return isEmpty() ? 0 : 1;
  };

  /** 1 for the first of these letters, 2 for the second …; 0 for anything else. */
  function letter(letters: readonly number[], offset = 0): number {
    next();
    return letters.indexOf(byte(offset)) + 1;
  }

  /** Tenths of centimetres. */
  function height(): number {
    next();
    const whole = digits(from, to);
    for (let at = from; at < to; at++) if (line[at] === 46) return whole * 10 + digits(at + 1, at + 2);
    return whole * 10;
  }

  function day(): [year: number, month: number, day: number] {
    next();
    return isEmpty() ? [0, 0, 0] : [digits(from, from + 4), digits(from + 5, from + 7), digits(from + 8, from + 10)];
  }

  function clan(): number {
    next();
    if (isEmpty()) return 0;
    return dictionaries.clanCode(unescaped(line.toString('utf8', from, to)));
  }

  function set(): number {
    next();
    return isEmpty() || to - from === 2 ? 0 : dictionaries.setCode(line.toString('latin1', from, to));
  }

  /** Bit 0 for the first of these letters …, of the elements of an array of texts. */
  function mask(bitOf: (first: number, second: number) => number): number {
    next();
    let bits = 0;
    for (let at = from; at < to; at++) {
      const isStart = line[at - 1] === 123 || line[at - 1] === 44;
      if (!isStart) continue;
      const skip = line[at] === 34 ? 1 : 0;
      bits |= bitOf(line[at + skip] ?? 0, line[at + skip + 1] ?? 0);
    }
    return bits;
  }

  let strengths = 0;
  let weights = 0;

  function strength(shift: number, isWish: boolean): void {
    next();
    const value = isWish ? letter0(byte()) : 0;
    strengths |= value << shift;
    weights += value;
  }

  return (bytes) => {
    line = bytes;
    to = -1;
    strengths = 0;
    weights = 0;
    words[0] = number();
    next();
    row.isFemale = byte() === 70;
    const [year, month, date] = day();
    const birth = year === 0 ? 0 : birthCode(year, month, date);
    const heightTenths = height();
    const state = number();
    const district = number();
    const religion = number();
    next();
    const community = communityOf(byte(), byte(1));
    const caste = number();
    const clanCode = clan();
    const motherTongue = isGiven();
    const desh = isGiven();
    const marital = letter(maritalLetters);
    const education = number();
    const profession = number();
    const diet = letter(dietLetters);
    const rashi = number();
    const nakshatra = number();
    next();
    const gon = number();
    next();
    const mangalik = letter(noYesLetters);
    next();
    const ownWords = byte() === 116 ? 1 : 0;
    const answers =
      ownWords +
      motherTongue +
      desh +
      given(birth) +
      given(heightTenths) +
      given(state) +
      given(district) +
      given(religion) +
      given(community) +
      given(caste) +
      given(clanCode) +
      given(marital) +
      given(education) +
      given(profession) +
      given(diet) +
      given(rashi) +
      given(nakshatra) +
      given(gon) +
      given(mangalik);
    const [activeYear, activeMonth, activeDate] = day();
    const active = activeYear === 0 ? 0 : weekOfDay(dayCount(activeYear, activeMonth, activeDate));
    words[1] = (birth << 16) | (heightTenths << 4) | (diet << 2) | marital;
    words[2] = (caste << 22) | (education << 12) | (profession << 2) | mangalik;
    words[3] = (dictionaries.placeCode(state, district) << 13) | (answers << 8) | (community << 5) | religion;
    words[4] = (active << 16) | dictionaries.classCode(rashi, nakshatra);
    words[5] = clanCode;
    words[15] = weekOfDay(Math.floor((number() + indiaAheadSeconds) / daySeconds));
    readWishes();
    return row;
  };

  function readWishes(): void {
    const ageFrom = number();
    const ageTo = number();
    strength(strengthShift.age, ageFrom + ageTo > 0);
    const heightFrom = number();
    const heightTo = number();
    strength(strengthShift.heightCm, heightFrom + heightTo > 0);
    words[6] = (ageFrom << 24) | (ageTo << 16) | (heightFrom << 8) | heightTo;
    const religions = set();
    strength(strengthShift.religion, religions !== 0);
    const castes = set();
    next();
    const casteLetter = byte();
    next();
    const isNoBar = byte() === 116;
    const caste = castes !== 0 && !isNoBar ? letter0(casteLetter) : 0;
    strengths |= caste << strengthShift.caste;
    weights += caste;
    const communities = mask((first, second) => 1 << (communityOf(first, second) - 1));
    strength(strengthShift.community, communities !== 0);
    const educations = set();
    strength(strengthShift.education, educations !== 0);
    const professions = set();
    strength(strengthShift.profession, professions !== 0);
    const diets = mask((first) => 1 << dietLetters.indexOf(first));
    strength(strengthShift.diet, diets !== 0);
    const maritals = mask((first) => 1 << maritalLetters.indexOf(first));
    strength(strengthShift.maritalStatus, maritals !== 0);
    const states = set();
    const districts = set();
    strength(strengthShift.place, states + districts > 0);
    const mangalik = letter(noYesLetters);
    strength(strengthShift.mangalik, mangalik !== 0);
    strength(strengthShift.avoidOwnClan, true);
    words[7] = strengths | (mangalik << 24) | (diets << 26);
    words[8] = religions;
    words[9] = castes;
    words[10] = educations;
    words[11] = professions;
    words[12] = states;
    words[13] = districts;
    words[14] = (weights << 24) | (communities << 16) | (maritals << 8);
  }
}

const codesOf = (letters: string): number[] => [...letters].map((letter) => letter.charCodeAt(0));
const maritalLetters = codesOf('NDW');
const dietLetters = codesOf('VN');
const noYesLetters = codesOf('NY');

const given = (code: number): number => (code === 0 ? 0 : 1);

// Wish 1, Must 2: also what they weigh.
const letter0 = (first: number): number => (first === 87 ? 1 : first === 77 ? 2 : 0);

// General, SC, ST, OBC in the engine's order.
function communityOf(first: number, second: number): number {
  if (first === 71) return 1;
  if (first === 83) return second === 67 ? 2 : 3;
  return first === 79 ? 4 : 0;
}

const daySeconds = 86_400;
const indiaAheadSeconds = 19_800;
const dayCount = (year: number, month: number, date: number): number =>
  Date.UTC(year, month - 1, date) / (daySeconds * 1000);

function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter);
}

const escapes: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', b: '\b', f: '\f', v: '\v' };
