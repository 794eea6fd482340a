import type { Group } from './written-numbers.ts';

/* Decides whether numbers close together form a phone. */

export const MOBILE =
  /^(?:(?:(?:00)?91|0)?[6-9]\d{9}|(?:(?:00)?88)?01[1-9]\d{8}|(?:00)?440?[127]\d{8,9}|0[1-9]\d{8,9}|(?:00)?(?:971|966|974|965|968|973|61|60|65)0?\d{8,9}|(?:00)?1?[2-9]\d\d[2-9]\d{6}|0091\d{10}|0[1-9]\d{10})$/;
export const SURE_MOBILE = /^(?:(?:(?:00)?91|0)?[6-9]\d{9}|(?:(?:00)?88)?01[1-9]\d{8}|07\d{9})$/;
export const PHONE_DIGITS = 10;
export const MOST_DIGITS = 15;
/** Years; of the future, only the next decades. */
export const YEAR = /^(?:18\d|19\d|20[0-4])\d$/;
/** Longest sequence of signs between two pieces of one number. */
const SIGNS_BETWEEN = 14;
const BRIDGES =
  /^(?:then|and|next|after|that|followed|by|half|prothom\S*|s?h?esh\S*|sesher|ses|e|pehl[ae]|aa?khri|shuru|suru|age|agey|space|dash|hyphen|dot|point|comma|plus|last|first|second|half|part|end|ends|with|er|por|pore|tarpor|tar|ar|ebong|sheshe|x+|k+|aur|phir|fir|minus|pashe|beside|তারপর|তারপরে|তার|পাশে|পরে|এর|এরপর|আর|এবং|শেষে|প্রথমে|ড্যাশ|হাইফেন|স্পেস|ডট|কমা|फिर|और|का)$/;
const BRIDGES_BETWEEN = 3;
export const isBridge = (word: string): boolean => BRIDGES.test(word);

export const isSaid = ({ form, digits }: Group) => form === 'word' || form === 'common word' || digits.length === 1;

export function runsOf(groups: readonly Group[]): Group[][] {
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

export const joined = (run: readonly Group[]): string => run.map(({ digits }) => digits).join('');

/** Digits that count up or down are not a phone. */
export const COUNTING = /123456789|987654321|0987654/;

const SMALL = 60;
/** Whether each number is greater than the one before, beginning with a small one, as with dates. */
const isGrowing = (said: readonly Group[]): boolean =>
  said.every(({ digits }, at) => (at === 0 ? Number(digits) < SMALL : Number(digits) > Number(said[at - 1]?.digits)));

/** With this many single digits, "forty one" may also be read as 40 and 1. */
const LEAST_SINGLE = 3;

/** Whether a run contains ten digits in words or one by one. Dates and marks are not written like that. */
export function isSaidPhone(run: readonly Group[]): boolean {
  const said = run.filter(isSaid);
  if (run.some((group) => !isSaid(group) && group.signs.includes(',')) || isGrowing(said)) return false;
  const digits = joined(said);
  const plain = said.filter(({ form }) => form === 'word' || form === 'figure').length;
  if (said.length < 5 || plain < 3 || COUNTING.test(digits)) return false;
  const isShorter = said.filter(({ digits }) => digits.length === 1).length >= LEAST_SINGLE && /^[6-9]/.test(digits);
  return digits.length + (isShorter ? said.filter(({ isOfTens }) => isOfTens).length : 0) >= PHONE_DIGITS;
}

/** Whether one group has as many digits as a phone. If it begins like a year, a call must be mentioned. */
export const isWhole = ({ digits, form }: Group, told: Told): boolean =>
  form === 'figure' && digits.length >= PHONE_DIGITS && (told.isOfCalls || !/^(?:19|20)\d\d/.test(digits));

export interface Told {
  isOfCalls: boolean;
  isOfLists: boolean;
  /** Whether the text is so short that the words about a call are near. */
  isShort: boolean;
}

const ROUND = /^\d{2,3}00$/;
const AND = /^(?:and|ar|aur|ebong|আর|এবং|और)$/;

const isItem = ({ form, digits }: Group): boolean => form === 'figure' && digits.length > 1;
const closes = ({ words }: Group): boolean => AND.test(words.join(' '));

/** Removes counts that belong to a list of prices or marks: 650, 750 and 950, three kinds. */
export function withoutCounts(groups: readonly Group[], { isOfCalls }: Told): Group[] {
  return groups.filter((group, at) => {
    if (!isSaid(group) || group.digits.length > 1 || group.words.length > 0 || /[.।\n·]/.test(group.signs)) return true;
    let start = at - 1;
    const isListed = (one: Group | undefined) =>
      one !== undefined && isItem(one) && (closes(one) || (one.words.length === 0 && one.signs.includes(',')));
    while (start > 0 && isListed(groups[start]) && groups[start - 1] && isItem(groups[start - 1] as Group)) start -= 1;
    const items = groups.slice(Math.max(0, start), at);
    const isCount = items.length > 1 && Number(group.digits) === items.length;
    return !isCount && !(items.length > 2 && !isOfCalls && items.some(closes));
  });
}

/** Whether a run of groups forms exactly a phone. */
function isWritten(run: readonly Group[], told: Told): boolean {
  const digits = joined(run);
  if (!MOBILE.test(digits)) return false;
  const [first] = run;
  if (!SURE_MOBILE.test(digits) && !digits.startsWith('0') && run.length > 1 && !isAmerican(run))
    return told.isOfCalls && run.length < 5;
  if (run.length === 1) return first?.form !== 'alike' || (/^(?:0?[1-9]|91|880)/.test(digits) && digits.length >= 10);
  // Sums of money are not phones.
  if (run.length > 1 && !told.isOfCalls && run.every((group) => ROUND.test(group.digits))) return false;
  const behind = run.slice(1);
  // An enumeration whose last item has an "and", as of bus lines, is not a phone.
  const isCounted = behind.some(({ signs }) => signs.includes(',')) && AND.test(run.at(-1)?.words.join(' ') ?? '');
  if (isCounted && behind.length > 1 && !told.isOfCalls) return false;
  const years = run.filter(({ digits, form }) => form === 'figure' && YEAR.test(digits)).length;
  const isInOrder =
    behind.every(({ signs, words }) => words.length === 0 && !signs.includes(',')) &&
    run.at(-1)?.digits.startsWith('0');
  if (years > 1 || (years === 1 && run.length < 4 && !told.isOfCalls && !isInOrder)) return false;
  // In a list, the numbers have the same form, or commas between them.
  const isSet =
    run.some(({ digits }) => digits.length > 2) &&
    behind.every(({ signs, words }) => words.length === 0 && !/[,;\n]/.test(signs));
  if (
    told.isOfLists &&
    run.length > 3 &&
    !(isSet && SURE_MOBILE.test(digits)) &&
    (!told.isOfCalls || run.every(({ digits }) => digits.length === 2))
  )
    return false;
  const isListed = behind.length > 1 && behind.every(({ signs, digits }) => signs.includes(',') && digits.length > 1);
  if (isListed && !(told.isOfCalls && told.isShort) && !digits.startsWith('0')) return false;
  // Groups of the usual number. More groups need a mobile that is certain by its beginning, or a mention of a call.
  return SURE_MOBILE.test(digits) || run.length <= 4 || told.isOfCalls;
}

/** Whether the groups are those of an American number, or single digits. */
const isAmerican = (run: readonly Group[]): boolean =>
  /^(?:1,)?(?:(?:3|1,1,1),(?:3|1,1,1),(?:4|2,2|1,1,1,1)|3,7|6,4|5,5|10|1(?:,1)+)$/.test(
    run.map(({ digits }) => digits.length).join(),
  );

export function isPhoneRun(run: readonly Group[], told: Told): boolean {
  if (run.some((group) => isWhole(group, told))) return true;
  if (isSaidPhone(run)) return true;
  if (COUNTING.test(joined(run))) return false;
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

/** Whether a run is a landline with an area code that begins with 0: 02-9352630, 031-632485. */
export function isLandline(run: readonly Group[], told: Told): boolean {
  return run.some(({ digits }, at) => {
    const whole = joined(run.slice(at, at + 3));
    if (digits.length > 1 && digits.length < 6 && /^0[1-9]\d{7,9}$/.test(whole)) return true;
    if (!told.isOfCalls) return false;
    const next = run[at + 1]?.digits ?? '';
    const isHalved = digits.length === 4 && next.length === 4 && !YEAR.test(digits) && !YEAR.test(next);
    return isHalved || (/^\d{7,9}$/.test(digits) && !/^(?:18|19|20)\d\d/.test(digits));
  });
}
