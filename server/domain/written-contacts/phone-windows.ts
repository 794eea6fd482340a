import { tellsOfCalls, tellsOfMarks, tellsOfPieces, tellsOfPutting, tellsOfTogether } from './honest-numbers.ts';
import { tellsOrder } from './ordered-pieces.ts';
import {
  COUNTING,
  isBridge,
  isSaid,
  joined,
  MOBILE,
  MOST_DIGITS,
  PHONE_DIGITS,
  SURE_MOBILE,
  type Told,
  YEAR,
} from './phone-runs.ts';
import { plainLetters } from './seen-text.ts';
import type { Group } from './written-numbers.ts';

/*
 * Finds neighbouring numbers that together form a phone, with anything between them. Each property that is rare in
 * phones adds a cost. The more the text mentions calls and joining numbers, the higher the allowed cost.
 */

/** The allowed cost, and what adds to it or takes from it. */
const ALLOWED = {
  /** Every text. */
  always: 1,
  /** The text mentions calls. */
  ofCalls: 0.6,
  /** The words between and around the numbers mention calls or talks. */
  ofCallsBeside: 1.4,
  /** The text tells the reader to join numbers. */
  ofJoining: 1,
  /** The text is about numbers that nobody calls. */
  ofLists: -1.5,
  /** The numbers are two long pieces. */
  ofTwo: 0.8,
  /** The numbers are two pieces of half a phone each. */
  ofFives: 2.2,
};
/** The cost of each property that is rare in phones. */
const COSTS = {
  /** A number that may be a year. */
  year: 2.5,
  /** A round number. */
  round: 1.5,
  /** A number word that is frequent in prose. */
  commonWord: 0.6,
  /** A comma before a number. */
  comma: 0.4,
  /** Unrelated words before a number, however many. */
  gap: 0.6,
  /** Each of these words. */
  word: 0.3,
  /** The end of a sentence between two numbers. */
  sentence: 0.5,
  /** Words between two ellipses, whatever they are. */
  pause: 0.5,
  /** Another number directly beside. */
  neighbour: 0.7,
  /** Some of the numbers count up. */
  counted: 2,
  /** Not a mobile of India or Bangladesh. */
  elsewhere: 0.6,
};
/** Cost of a group by its number of digits; short ones often count other things. */
const COST_OF_SIZE = [0, 0.6, 0.5, 0.2];
/** The search ends at a higher cost; no text allows as much. */
const MOST_COST = 6;
/** A round number. */
const ROUND = /\d00$/;
/** Words before and after the numbers that are judged with them. */
const NEAR_WORDS = 6;
/** More words than this part two numbers for good. */
const MOST_WORDS = 18;
/** Unrelated words beyond this many cost nothing more. */
const MOST_UNRELATED = 8;
/** Minimum number of digits of a long piece. */
const LONG_PIECE_DIGITS = 4;
/** Two ellipses. */
const PAUSE = /\.{3}.*\.{3}/;
/** Maximum number of words between two ellipses. */
const MOST_IN_PAUSE = 6;
/** Factor for the cost if the reader is told to put the numbers together. */
const TOGETHER_FACTOR = 0.3;

/** Compiles a pattern for texts in the form of `plainLetters`. */
const compile = (pattern: string) => new RegExp(plainLetters(pattern), 'u');
/** Fillers that people say while they give a number. */
const FILLERS = compile(
  '^(?:u+h*m*|h+m+|ha+n?|ok|okay|thik|ache|achhe|accha|achha|mane|well|now|wait|hold|pause|gap|star|hash|likhun|likhben|likhe|nin|nite|bosan|boshan|bujh\\S*|uske|ke|ta|te|ti|is|it|of|that|the|ektu|হুম|হ্যাঁ|ঠিক|আছে|আচ্ছা|মানে|লিখুন|লিখবেন|নিন|বসান|দাঁড়ান|একটু|लिखिए|लिखो|हां|ठीक|है|उसके)$',
);
/** Words that, beside a number, mean the same as a call. */
const OF_TALK = compile('(?<![\\p{L}\\p{M}])(?:speak|talk|chat|save|no|kotha|katha|baat|bat|কথা|बात)(?![\\p{L}\\p{M}])');
/** Whether a word beside a number is nothing unusual for a phone. */
const isPlain = (word: string): boolean =>
  isBridge(word) || FILLERS.test(word) || tellsOfCalls(word) || tellsOfPieces(word);

/** Words that describe the order excuse this many unrelated words. */
const EXCUSED_BY_ORDER = 2;

/** Returns how many words before a number are unrelated to a phone. */
function countUnrelated({ words }: Group): number {
  const unrelated = words.filter((word) => !isPlain(word)).length;
  const excused = tellsOrder(words) ? EXCUSED_BY_ORDER : 0;
  return Math.max(0, unrelated - excused);
}
/** Whether a number is an item of a list. */
const isOfList = ({ words, signs, form, digits }: Group): boolean =>
  words.length === 0 && form === 'figure' && digits.length > 1 && /[,;]/.test(signs);
/** Whether a number follows another directly. */
const isBeside = ({ words, signs }: Group): boolean => words.length === 0 && !/[.।!?\n·]/.test(signs);

/** Returns the cost of what is between a number and the number before it. */
function costOfGap(group: Group): number {
  const { words, signs } = group;
  if (signs.includes('·') || words.length > MOST_WORDS) return Number.POSITIVE_INFINITY;
  const isPause = words.length > 0 && words.length <= MOST_IN_PAUSE && PAUSE.test(signs);
  if (isPause && (isSaid(group) || group.digits.length > 2)) return COSTS.pause;
  const unrelated = countUnrelated(group);
  return (
    (isOfList(group) || (unrelated > 0 && signs.includes(',')) ? COSTS.comma : 0) +
    (unrelated > 0 ? COSTS.gap + COSTS.word * Math.min(unrelated, MOST_UNRELATED) : 0) +
    (words.length > 0 && /[.।!?\n]/.test(signs) ? COSTS.sentence : 0)
  );
}

/**
 * Returns the cost of a group. A number beside unrelated words or commas may count something, the more likely the
 * shorter it is.
 */
function costOf(group: Group, next: Group): number {
  if (group.form === 'common word') return COSTS.commonWord;
  if (YEAR.test(group.digits) && !isSaid(group)) return COSTS.year;
  const isCounting = isSaid(group)
    ? group.words.length > 0 && next.words.length > 0
    : isOfList(group) || isOfList(next) || countUnrelated(group) > 0 || countUnrelated(next) > 0;
  if (!isCounting) return 0;
  return (ROUND.test(group.digits) ? COSTS.round : 0) + (COST_OF_SIZE[group.digits.length] ?? 0);
}

/** What the text tells about its numbers, and the cost that it allows. */
interface Facts extends Told {
  /** Whether the text says how to put a number together. */
  isOfPieces: boolean;
  /** The allowed cost of the text. */
  allowed: number;
}

/** Returns the extra allowance for two long pieces, which hardly form a phone by accident. */
function allowanceForTwo(groups: readonly Group[], { isOfCalls, isOfPieces }: Facts): number {
  const pieces: string[] = [];
  for (const group of groups)
    if (pieces.length > 0 && isSaid(group) && group.words.length === 0) pieces[pieces.length - 1] += group.digits;
    else pieces.push(group.digits);
  if (pieces.length !== 2 || pieces.some(({ length }) => length < LONG_PIECE_DIGITS)) return 0;
  if (!isOfCalls && pieces.every((piece) => ROUND.test(piece))) return 0;
  if (pieces.every(({ length }) => length === PHONE_DIGITS / 2)) return ALLOWED.ofFives;
  return isOfCalls || isOfPieces ? ALLOWED.ofTwo : 0;
}

/** Minimum length of a row of numbers that count up. */
const LEAST_COUNTED = 4;

/** Whether `LEAST_COUNTED` numbers in a row count up: five, six, seven, eight. */
function isCounted(groups: readonly Group[]): boolean {
  let length = 1;
  return groups.some(({ digits }, index) => {
    length = Number(digits) === Number(groups[index - 1]?.digits) + 1 ? length + 1 : 1;
    return length >= LEAST_COUNTED;
  });
}

/** The numbers of digits in the groups of an American number, perhaps after a 1. */
const AMERICAN_SIZES = /^(?:1,)?3,(?:3,4|7)$/;

/** Whether the digits are a landline with its area code, or an American number. */
function isOfElsewhere(groups: readonly Group[], { isOfCalls, isOfPieces }: Facts): boolean {
  const digits = joined(groups);
  if (!MOBILE.test(digits)) return false;
  const sizes = groups.map((group) => group.digits.length).join();
  if (isOfCalls && (digits.startsWith('0') || sizes === '6,4')) return true;
  return (isOfCalls || isOfPieces) && AMERICAN_SIZES.test(sizes);
}

/** Returns the allowed cost for some groups; -1 if they cannot be a phone. */
function allowedCostOf(groups: readonly Group[], next: Group, facts: Facts): number {
  const digits = joined(groups);
  if (digits.length < PHONE_DIGITS || groups.length < 2 || COUNTING.test(digits)) return -1;
  const isMobile = SURE_MOBILE.test(digits);
  if (!isMobile && !isOfElsewhere(groups, facts)) return -1;
  const [first, ...others] = groups;
  const before = first?.words.slice(-NEAR_WORDS) ?? [];
  const around = [...before, ...others.flatMap(({ words }) => words), ...next.words.slice(0, NEAR_WORDS)].join(' ');
  return (
    facts.allowed -
    (isCounted(groups) ? COSTS.counted : 0) +
    allowanceForTwo(groups, facts) +
    (OF_TALK.test(around) || tellsOfCalls(around) ? ALLOWED.ofCallsBeside : 0) -
    (isBeside(next) ? COSTS.neighbour : 0) -
    (isMobile ? 0 : COSTS.elsewhere)
  );
}

/** Whether some neighbouring groups form a phone. The last of `groups` must represent the end of the text. */
export function isInWindow(groups: readonly Group[], text: string, told: Told): boolean {
  const isTogether = tellsOfTogether(text);
  const costFactor = isTogether ? TOGETHER_FACTOR : 1;
  const facts = {
    ...told,
    isOfPieces: tellsOfPieces(text),
    allowed:
      ALLOWED.always +
      (told.isOfCalls ? ALLOWED.ofCalls : 0) +
      (isTogether || tellsOfPutting(text) ? ALLOWED.ofJoining : 0) +
      (!isTogether && (told.isOfLists || tellsOfMarks(text)) ? ALLOWED.ofLists : 0),
  };
  return groups.slice(0, -1).some((first, start) => {
    let cost = start > 0 && isBeside(first) ? COSTS.neighbour : 0;
    let length = 0;
    for (let end = start; end < groups.length - 1; end += 1) {
      const [group, next] = [groups[end], groups[end + 1]];
      if (!group || !next) return false;
      cost += costFactor * (costOf(group, next) + (end > start ? costOfGap(group) : 0));
      length += group.digits.length;
      if (length > MOST_DIGITS || cost > MOST_COST) return false;
      if (cost <= allowedCostOf(groups.slice(start, end + 1), next, facts)) return true;
    }
    return false;
  });
}
