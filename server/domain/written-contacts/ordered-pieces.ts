import { tellsOfCallsBesides } from './honest-numbers.ts';
import { type Piece, piecesOf } from './phone-pieces.ts';
import { SURE_MOBILE, type Told, YEAR } from './phone-runs.ts';
import { plainLetters } from './seen-text.ts';
import { type Group, groupsOf, type Known } from './written-numbers.ts';

/* Detects pieces whose order is described: last four 8916, first six 620500; sesh panch 12345, age bosbe 98300. */

/** Compiles a pattern for texts in the form of `plainLetters`. */
const compile = (pattern: string, flags: string) => new RegExp(plainLetters(pattern), flags);

/** Words for the place of a piece. */
const PLACES =
  'first|firstly|1st|second|third|fourth|last|next|other|remaining|porer|lastly|begin(?:s|ning)?|start(?:s|ing)?|ends?|ending|half|part|piece|prothom\\S*|prothome|ses|sesh\\S*|shesh\\S*|pehl[aei]|pahl[aei]|aa?khri|akhir|shuru\\S*|suru\\S*|baki\\S*|majh\\S*|beech|middle|front|back|প্রথম\\S*|শেষ\\S*|শুরু\\S*|মাঝ\\S*|বাকি\\S*|पहले|पहला|आखिरी|शुरू|अंत|बीच';
/** Words for the number of digits of a piece. */
const COUNTS =
  '[2-8]|two|three|four|five|six|seven|eight|dui|tin|teen|char|chaar|panch|paanch|pnach|choy|chhoy|choi|chhe|chhah|sat|saat|shat|do|দুই|দু|তিন|চার|পাঁচ|ছয়|সাত|दो|तीन|चार|पांच|पाँच|छह|सात';
/** Before the beginning and after the end of a word. */
const START = '(?<![\\p{L}\\p{M}\\d])';
const END = '(?![\\p{L}\\p{M}\\d])';
/** A count of digits, which is not itself a piece: the last four, শেষ পাঁচটা. */
const COUNTED = compile(
  `${START}(${PLACES})\\s(?:the\\s)?(?:${COUNTS})(?:ta|ti|te|টা|টি|টে)?(?:\\s?(?:digits?|numbers?|figures?|nos|sonkhya|onko|ank|সংখ্যা|ডিজিট|अंक))?${END}`,
  'giu',
);
/** Numbered labels of pieces: box two, part B. */
const LABELLED = compile(
  `${START}(?:box|part|piece|bit|chunk|block|set|group|row|line|verse|page|step|bhag|ongsho|ভাগ|অংশ|লাইন|লাইনে|पंक्ति|लाइन)\\s?(?:no\\s?)?(?:one|two|three|four|[1-5a-d]|ek|dui|tin|char|এক|দুই|তিন)(?:st|nd|rd|th)?${END}|(?<![\\p{L}\\p{M}\\d.])(?:[1-5a-d]|i{1,3}|iv)[).:]\\s?(?=\\d{2,6}(?!\\d|\\.\\d))`,
  'giu',
);
/** A word that describes an order. */
const ORDER = compile(
  `^(?:${PLACES}|rest|remaining|then|next|now|after|afterwards|before|behind|preceded|precedes|followed|follows|following|left|right|top|bottom|upper|lower|age|agey|aage|ag[ae]r|pore|por|porer|tarpor|tar|phir|fir|baad|peeche|piche|samne|shamne|samnay|bosan|boshan|bosaben|boshale|bosale|boshiye|bosiye|pashe|lagaiye|lagao|pichhe|pichone|pechone|bosbe|bosao|boshbe|bam|baam|baaye|dan|daan|dayen|upore|upor|upar|niche|neeche|box|আগে|সামনে|পেছনে|পিছনে|পাশে|বসান|বসাবেন|পরে|পর|তারপর|এরপর|বসবে|বামে|ডানে|উপরে|নিচে|फिर|बाद|पीछे|आगे|ऊपर|नीचे)$`,
  'iu',
);

/** Maximum number of words between two pieces. */
const MOST_BETWEEN = 6;
/** Minimum number of digits of a piece. */
const LEAST_PIECE = 3;
/** Maximum number of pieces of a whole text. */
const MOST_PIECES = 5;
/** Number of words before and after two pieces that may describe their order. */
const WORDS_AROUND = 4;
/** Number of characters after the last piece in which these words are looked for. */
const CHARACTERS_BEHIND = 40;

/** Whether some of these words describe an order. */
export const tellsOrder = (words: readonly string[]): boolean => words.some((word) => ORDER.test(word));
/** Whether all pieces are round numbers, as prices are. */
const isRound = (pieces: readonly Piece[]): boolean => pieces.every(({ digits }) => digits.endsWith('00'));

/** Whether two pieces form a phone only in the reverse order. */
function areSwapped(one: Piece, other: Piece, behind: readonly string[]): boolean {
  if (other.words > MOST_BETWEEN || !SURE_MOBILE.test(other.digits + one.digits)) return false;
  if ([one, other].some(({ digits }) => digits.length < LEAST_PIECE || YEAR.test(digits))) return false;
  const around = [...one.before.slice(-WORDS_AROUND), ...other.before, ...behind.slice(0, WORDS_AROUND)];
  return tellsOrder(around) && !isRound([one, other]);
}

/** A word for "year" with a number too high for one: sal 9911, day 16, no 5014. */
const LATE_YEAR = compile(`${START}(?:year|yr|sal|saal|shal|সাল|সন|বছর|साल|सन)\\W{0,3}[6-9]\\d{3}(?!\\d)`, 'iu');

/** Removes the numbers of labels and counts: part one, the last four. */
export const withoutLabels = (text: string): string => text.replace(LABELLED, ' then ').replace(COUNTED, '$1 ');

/** Whether pieces have labels, whose words must not be heard as numbers: line one 98300. */
export const hasLabels = (text: string): boolean => text.search(LABELLED) >= 0;

/** Whether a text contains pieces of a phone whose order it describes. */
export function isInToldOrder(text: string, told: Told, known: Known): boolean {
  if (!/\d/.test(text) && !told.isOfCalls) return false;
  const groups = groupsOf(withoutLabels(text), known);
  const pieces = piecesOf(groups);
  const isOfLists = told.isOfLists && !told.isOfCalls;
  if (!isOfLists)
    for (const [index, piece] of pieces.entries()) {
      const next = pieces[index + 1];
      if (next && areSwapped(piece, next, pieces[index + 2]?.before ?? wordsBehind(text, next.digits))) return true;
    }
  return isWholeText(groupsOf(text, known), text, told);
}

/** Returns the words after the last occurrence of some digits. */
const wordsBehind = (text: string, digits: string): string[] => {
  const start = text.lastIndexOf(digits);
  if (start < 0) return [];
  const end = start + digits.length;
  return text.slice(end, end + CHARACTERS_BEHIND).match(/[\p{L}\p{M}]+/gu) ?? [];
};

/** Whether all numbers of a short text together form a phone, whatever they are called. */
function isWholeText(groups: readonly Group[], text: string, told: Told): boolean {
  const hasLateYear = LATE_YEAR.test(text);
  if (!hasLateYear && !(told.isShort && tellsOfCallsBesides(text))) return false;
  const figures = groups.filter(({ form }) => form === 'figure');
  return (
    figures.length > 1 &&
    figures.length <= MOST_PIECES &&
    figures.every(({ digits }) => digits.length > 1 && !YEAR.test(digits)) &&
    !figures.every(({ digits }) => digits.endsWith('00')) &&
    SURE_MOBILE.test(figures.map(({ digits }) => digits).join(''))
  );
}
