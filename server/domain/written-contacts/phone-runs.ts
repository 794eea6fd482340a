import type { Group } from './written-numbers.ts';

/* Decides whether numbers close together form a phone. */

/**
 * Digits that may be a phone: of India (91), Bangladesh (88), Britain (44), the Gulf, Australia (61), Malaysia (60),
 * Singapore (65) and America (1), and landlines with their area code.
 */
export const MOBILE =
  /^(?:(?:(?:00)?91|0)?[6-9]\d{9}|(?:(?:00)?88)?01[1-9]\d{8}|(?:00)?440?[127]\d{8,9}|0[1-9]\d{8,9}|(?:00)?(?:971|966|974|965|968|973|61|60|65)0?\d{8,9}|(?:00)?1?[2-9]\d\d[2-9]\d{6}|0091\d{10}|0[1-9]\d{10})$/;
/** Digits that are hardly anything else than a mobile of India, Bangladesh or Britain. */
export const SURE_MOBILE = /^(?:(?:(?:00)?91|0)?[6-9]\d{9}|(?:(?:00)?88)?01[1-9]\d{8}|07\d{9})$/;
/** Number of digits of an Indian mobile without its country code. */
export const PHONE_DIGITS = 10;
/** Maximum number of digits of a phone with its country. */
export const MOST_DIGITS = 15;
/** Years; of the future, only the next decades. */
export const YEAR = /^(?:18\d|19\d|20[0-4])\d$/;
/** Longest sequence of signs between two pieces of one number. */
const SIGNS_BETWEEN = 14;
/** Words that may be between two pieces of one number. */
const BRIDGES =
  /^(?:then|and|next|after|that|followed|by|half|prothom\S*|s?h?esh\S*|sesher|ses|e|pehl[ae]|aa?khri|shuru|suru|age|agey|space|dash|hyphen|dot|point|comma|plus|last|first|second|half|part|end|ends|with|er|por|pore|tarpor|tar|ar|ebong|sheshe|x+|k+|aur|phir|fir|minus|pashe|beside|তারপর|তারপরে|তার|পাশে|পরে|এর|এরপর|আর|এবং|শেষে|প্রথমে|ড্যাশ|হাইফেন|স্পেস|ডট|কমা|फिर|और|का)$/;
/** Maximum number of such words between two pieces. */
const MOST_BRIDGES_BETWEEN = 3;

/** Whether a word may be between two pieces of one number. */
export const isBridge = (word: string): boolean => BRIDGES.test(word);

/** Whether a number is written in words, or is a single digit. */
export const isSaid = ({ form, digits }: Group) => form === 'word' || form === 'common word' || digits.length === 1;

/** Joins numbers that follow each other closely to runs. */
export function runsOf(groups: readonly Group[]): Group[][] {
  const runs: Group[][] = [];
  for (const group of groups) {
    const before = runs.at(-1)?.at(-1);
    const isNear =
      before !== undefined &&
      group.signs.length <= SIGNS_BETWEEN &&
      !group.signs.includes('·') &&
      group.words.length <= MOST_BRIDGES_BETWEEN &&
      group.words.every((word) => BRIDGES.test(word)) &&
      (!group.signs.includes('\n') || (isSaid(before) && isSaid(group)));
    if (isNear) runs.at(-1)?.push(group);
    else runs.push([group]);
  }
  return runs;
}

/** Returns all digits of a run. */
export const joined = (run: readonly Group[]): string => run.map(({ digits }) => digits).join('');

/** Digits that count up or down are not a phone. */
export const COUNTING = /123456789|987654321|0987654/;

/** The first number of a growing list is smaller than this. */
const LIST_BEGINS_BELOW = 60;

/** Whether each number is greater than the number before it, beginning with a small number, as with dates. */
const isGrowing = (said: readonly Group[]): boolean =>
  said.every(({ digits }, index) =>
    index === 0 ? Number(digits) < LIST_BEGINS_BELOW : Number(digits) > Number(said[index - 1]?.digits),
  );

/** Minimum number of groups of a spoken phone. */
const LEAST_SAID = 5;
/** Minimum number of these groups that are no common words. */
const LEAST_UNCOMMON = 3;
/** Minimum number of single digits with which "forty one" may also be read as 40 and 1. */
const LEAST_SINGLE = 3;

/** Whether a run contains ten digits in words or one by one. Dates and marks are not written like that. */
export function isSaidPhone(run: readonly Group[]): boolean {
  const said = run.filter(isSaid);
  if (run.some((group) => !isSaid(group) && group.signs.includes(',')) || isGrowing(said)) return false;
  const digits = joined(said);
  const uncommonWords = said.filter(({ form }) => form === 'word' || form === 'figure').length;
  if (said.length < LEAST_SAID || uncommonWords < LEAST_UNCOMMON || COUNTING.test(digits)) return false;
  const singles = said.filter((group) => group.digits.length === 1).length;
  const mayBeSplit = singles >= LEAST_SINGLE && /^[6-9]/.test(digits);
  const moreDigits = mayBeSplit ? said.filter(({ isOfTens }) => isOfTens).length : 0;
  return digits.length + moreDigits >= PHONE_DIGITS;
}

/** Whether one group has as many digits as a phone. If it begins like a year, a call must be mentioned. */
export const isWhole = ({ digits, form }: Group, told: Told): boolean =>
  form === 'figure' && digits.length >= PHONE_DIGITS && (told.isOfCalls || !/^(?:19|20)\d\d/.test(digits));

/** What the words of a text tell about its numbers. */
export interface Told {
  /** Whether calls are mentioned. */
  isOfCalls: boolean;
  /** Whether lists of numbers that nobody calls are mentioned. */
  isOfLists: boolean;
  /** Whether the text is so short that the words about a call are near. */
  isShort: boolean;
}

/** A round number of four or five digits, as sums of money are. */
const ROUND = /^\d{2,3}00$/;
/** Words for "and". */
const AND = /^(?:and|ar|aur|ebong|আর|এবং|और)$/;

/** Whether a number may be an item of a list: a number of several digits, not in words. */
const isItem = ({ form, digits }: Group): boolean => form === 'figure' && digits.length > 1;

/** Whether an "and" before a number makes it the last of a list. */
const closesList = ({ words }: Group): boolean => AND.test(words.join(' '));

/** Removes counts that belong to a list of prices or marks: 650, 750 and 950, three kinds. */
export function withoutCounts(groups: readonly Group[], { isOfCalls }: Told): Group[] {
  return groups.filter((group, index) => {
    if (!isSaid(group) || group.digits.length > 1 || group.words.length > 0 || /[.।\n·]/.test(group.signs)) return true;
    let start = index - 1;
    const isListed = (item: Group | undefined) =>
      item !== undefined && isItem(item) && (closesList(item) || (item.words.length === 0 && item.signs.includes(',')));
    while (start > 0 && isListed(groups[start]) && groups[start - 1] && isItem(groups[start - 1] as Group)) start -= 1;
    const items = groups.slice(Math.max(0, start), index);
    const isCount = items.length > 1 && Number(group.digits) === items.length;
    return !isCount && !(items.length > 2 && !isOfCalls && items.some(closesList));
  });
}

/** A phone has at most this many groups, unless its beginning is certain or a call is mentioned. */
const MOST_GROUPS = 4;

/** Whether a run of groups forms exactly a phone. */
function isExactPhone(run: readonly Group[], told: Told): boolean {
  const digits = joined(run);
  if (!MOBILE.test(digits)) return false;
  const [first] = run;
  const isSure = SURE_MOBILE.test(digits);
  if (!isSure && !digits.startsWith('0') && run.length > 1 && !isAmerican(run))
    return told.isOfCalls && run.length <= MOST_GROUPS;
  if (run.length === 1)
    return first?.form !== 'alike' || (/^(?:0?[1-9]|91|880)/.test(digits) && digits.length >= PHONE_DIGITS);
  // Sums of money are not phones.
  if (run.length > 1 && !told.isOfCalls && run.every((group) => ROUND.test(group.digits))) return false;
  const behind = run.slice(1);
  // An enumeration whose last item has an "and", as of bus lines, is not a phone.
  const isCounted = behind.some(({ signs }) => signs.includes(',')) && AND.test(run.at(-1)?.words.join(' ') ?? '');
  if (isCounted && behind.length > 1 && !told.isOfCalls) return false;
  const years = run.filter((group) => group.form === 'figure' && YEAR.test(group.digits)).length;
  const isInOrder =
    behind.every(({ signs, words }) => words.length === 0 && !signs.includes(',')) &&
    run.at(-1)?.digits.startsWith('0');
  if (years > 1 || (years === 1 && run.length < 4 && !told.isOfCalls && !isInOrder)) return false;
  // Among lists, a sure mobile counts only if no words or commas part its groups and one of them is long.
  const isUnbroken =
    run.some((group) => group.digits.length > 2) &&
    behind.every(({ signs, words }) => words.length === 0 && !/[,;\n]/.test(signs));
  const mayBeList = !told.isOfCalls || run.every((group) => group.digits.length === 2);
  if (told.isOfLists && run.length > 3 && mayBeList && !(isUnbroken && isSure)) return false;
  const isListed = behind.length > 1 && behind.every((group) => group.signs.includes(',') && group.digits.length > 1);
  if (isListed && !(told.isOfCalls && told.isShort) && !digits.startsWith('0')) return false;
  return isSure || run.length <= MOST_GROUPS || told.isOfCalls;
}

/** Whether the groups are those of an American number, or single digits. */
const isAmerican = (run: readonly Group[]): boolean =>
  /^(?:1,)?(?:(?:3|1,1,1),(?:3|1,1,1),(?:4|2,2|1,1,1,1)|3,7|6,4|5,5|10|1(?:,1)+)$/.test(
    run.map(({ digits }) => digits.length).join(),
  );

/** Whether some neighbouring numbers of a run form a phone. */
export function isPhoneRun(run: readonly Group[], told: Told): boolean {
  if (run.some((group) => isWhole(group, told))) return true;
  if (isSaidPhone(run)) return true;
  if (COUNTING.test(joined(run))) return false;
  for (const [start] of run.entries()) {
    let length = 0;
    for (let end = start; end < run.length; end += 1) {
      length += run[end]?.digits.length ?? 0;
      if (length > MOST_DIGITS) break;
      if (length >= PHONE_DIGITS && isExactPhone(run.slice(start, end + 1), told)) return true;
    }
  }
  return false;
}

/**
 * Whether a run is a landline with an area code that begins with 0: 02-9352630, 031-632485. If calls are mentioned,
 * also one without an area code.
 */
export function isLandline(run: readonly Group[], told: Told): boolean {
  return run.some(({ digits }, index) => {
    const whole = joined(run.slice(index, index + 3));
    if (digits.length > 1 && digits.length < 6 && /^0[1-9]\d{7,9}$/.test(whole)) return true;
    if (!told.isOfCalls) return false;
    const next = run[index + 1]?.digits ?? '';
    const isHalved = digits.length === 4 && next.length === 4 && !YEAR.test(digits) && !YEAR.test(next);
    return isHalved || (/^\d{7,9}$/.test(digits) && !/^(?:18|19|20)\d\d/.test(digits));
  });
}
