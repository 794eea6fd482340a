import { tellsReader } from './calls-to-reader.ts';
import { withCounted } from './counted-digits.ts';
import {
  tellsOfCalls,
  tellsOfLists,
  tellsOfMarks,
  tellsOfTogether,
  withoutHonestNumbers,
  withoutPins,
} from './honest-numbers.ts';
import { hasKeypadPhone } from './keypad-letters.ts';
import { withoutKnownNumbers } from './known-numbers.ts';
import { isBetweenSigns, isInLines, isSetAsAmerican } from './number-lines.ts';
import { isOneDigitApart } from './one-digit-apart.ts';
import { hasLabels, isInToldOrder, withoutLabels } from './ordered-pieces.ts';
import { withoutParting } from './parted-words.ts';
import { isToAssemble } from './phone-pieces.ts';
import {
  COUNTING,
  isLandline,
  isPhoneRun,
  isSaid,
  isSaidPhone,
  isWhole,
  joined,
  PHONE_DIGITS,
  runsOf,
  SURE_MOBILE,
  withoutCounts,
  YEAR,
} from './phone-runs.ts';
import { isInWindow } from './phone-windows.ts';
import { asSpelled, inOrder } from './said-numbers.ts';
import { tellsThat } from './set-figures.ts';
import { withoutGaps } from './spelled-digits.ts';
import { isToldPhone } from './told-phones.ts';
import { type Group, groupsOf, type Known } from './written-numbers.ts';

/*
 * Decides whether the numbers of a text form a phone: in one run, in pieces with words between them, or short with a
 * code.
 */

/** Sums of money: 5000+5000+10000. */
const SUM = /^\W*\d+00(?:[+*=×]\d+00)+\W*$/;

/** Whether the digits of one word form a phone, with letters or signs among them: 623abc137def8144. */
const isInOneWord = (text: string): boolean =>
  (text.match(/\S{10,}/g) ?? []).some((word) => {
    if (SUM.test(word)) return false;
    const digits = (word.match(/\d+/g) ?? []).filter((figure) => !YEAR.test(figure)).join('');
    return digits.length >= PHONE_DIGITS && !COUNTING.test(digits) && /[^\d,.:/-]/.test(word);
  });

/** A number with a plus or 00 before its country. */
const ABROAD = /(?:\+|(?:^|[^\d.,])00)\s?[1-9](?:[\s().-]{0,3}\d){8}/;
/** A number with commas like money, but too large for an amount. */
const AS_MONEY = /(?:\d,?){9}\d/;
/** Words for landlines. Those of Kolkata have eight digits and are given without their code. */
const AT_HOME = /land ?line|land ?phone|(?:house|home|residence) phone|ল্যান্ড/;
/** In a text with fewer characters, words about a call are near the number. */
const SHORT_TEXT = 80;
/** Words for meetings, whose numbers have nine to twelve digits. */
const MEETING = /\b(?:zoom|mtg|meeting)\b/;

/** Whether the signs between all groups are the same. */
const isEven = (run: readonly Group[]) =>
  run.length > 2 && run.slice(1).every(({ signs, words }) => signs === run[1]?.signs && words.length === 0);

/**
 * Whether the numbers are marks in some subjects: each out of a hundred and passed. One further digit may count the
 * subjects.
 */
function isMarks(groups: readonly Group[]): boolean {
  const marks = groups.filter(({ digits }) => digits.length > 1);
  return (
    marks.length > 2 &&
    groups.length - marks.length < 2 &&
    marks.every(({ digits }) => /^(?:[3-9]\d|100)$/.test(digits))
  );
}

/** Minimum number of digits of the beginning of a phone. */
const LEAST_BEGUN = 8;
/** Minimum number of different digits of a phone. */
const LEAST_KINDS = 4;

/** Whether the text consists only of digits in words that begin like a phone. The rest may be given elsewhere. */
function isBegun(groups: readonly Group[]): boolean {
  const areDigitsInWords = groups.every(
    ({ form, digits, words }) => form === 'word' && digits.length === 1 && words.length === 0,
  );
  if (groups.length < LEAST_BEGUN || !areDigitsInWords) return false;
  const digits = joined(groups);
  return /^[6-9]/.test(digits) && new Set(digits).size >= LEAST_KINDS && !COUNTING.test(digits);
}

/** Returns the numbers that are written in digits. */
const inFigures = (groups: readonly Group[]) => groups.filter(({ form }) => form === 'figure');

/** Returns the numbers of several digits. */
const longNumbers = (groups: readonly Group[]) => groups.filter(({ digits }) => digits.length > 1);

/** Minimum number of pieces that are spread over a passage. */
const LEAST_SPREAD = 3;

/**
 * Whether all numbers of a passage form a phone, and the text says that they are a number: 91 of an uncle, 51 of an
 * aunt, ….
 */
const isSpread = (groups: readonly Group[], text: string): boolean =>
  groups.length >= LEAST_SPREAD &&
  groups.every(
    ({ digits, form }) =>
      digits.length > 1 && digits.length < PHONE_DIGITS && !(form === 'figure' && YEAR.test(digits)),
  ) &&
  SURE_MOBILE.test(joined(groups)) &&
  tellsThat(text);

/**
 * Whether a text contains a phone. The checks use several forms of the text: as it is, with number words in their usual
 * spelling, and without numbers that are certainly no phones.
 */
export function hasPhone(written: string): boolean {
  const plain = withCounted(withoutParting(withoutGaps(withoutKnownNumbers(written))));
  const seen = inOrder(asSpelled(plain));
  const text = seen.toLowerCase();
  if (ABROAD.test(text) || isToldPhone(withoutHonestNumbers(text))) return true;
  if ((text.match(/\d{1,3}(?:,\d{2,3}){3,}/g) ?? []).some((money) => AS_MONEY.test(money))) return true;
  const told = { isOfCalls: tellsOfCalls(text), isOfLists: tellsOfLists(text), isShort: text.length < SHORT_TEXT };
  if (hasKeypadPhone(withoutPins(written), told)) return true;
  const known: Known = new Map();
  if (isSetAsAmerican(text) || isInLines(text) || isOneDigitApart(text) || isBetweenSigns(text)) return true;
  const unheard = plain.toLowerCase();
  if (
    isInToldOrder(withoutHonestNumbers(text), told, known) ||
    (hasLabels(unheard) && isInToldOrder(unheard, told, known))
  )
    return true;
  const isOfMarks = tellsOfMarks(text) && !tellsOfTogether(text);
  const withoutMarks = (groups: Group[]): Group[] => {
    if (!isOfMarks) return groups;
    return isMarks(groups) ? [] : runsOf(groups).flatMap((run) => (isMarks(run) ? [] : run));
  };
  const numbersOf = (form: string): Group[] => withoutMarks(withoutCounts(groupsOf(form, known), told));
  const perhapsPhones = withoutHonestNumbers(seen);
  const runs = runsOf(numbersOf(withoutPins(perhapsPhones)));
  if (runs.some((run) => isPhoneRun(run, told) || isLandline(run, told))) return true;
  if (AT_HOME.test(text) && runs.some((run) => run.every(isSaid) && /^[2-9]\d{6,7}$/.test(joined(run)))) return true;
  if (MEETING.test(text) && runs.some((run) => /^\d{9,12}$/.test(joined(run)))) return true;
  // The sign and the zero stand for the end of the text.
  const groupsAndEnd = withoutCounts(groupsOf(`${withoutLabels(perhapsPhones)} · 0`, known), told);
  const endedGroups = [...withoutMarks(groupsAndEnd.slice(0, -1)), ...groupsAndEnd.slice(-1)];
  const sureGroups = endedGroups.filter(({ form }) => form !== 'common word');
  if (isInWindow(endedGroups, text, told) || isInWindow(sureGroups, text, told)) return true;
  const groups = numbersOf(seen);
  const seenRuns = runsOf(groups);
  if (isBegun(groups)) return true;
  // Single digits may have anything between them: nine mangoes, eight plums.
  const saidDigits = groups.filter((group) => isSaid(group) && group.form !== 'common word');
  const mayBeSaidPhone = saidDigits.length >= PHONE_DIGITS && SURE_MOBILE.test(joined(saidDigits));
  if (mayBeSaidPhone && (tellsReader(text) || tellsThat(text))) return true;
  const hasNoWords = !/\p{L}/u.test(text);
  const isEvenMobile = (run: readonly Group[]): boolean =>
    isEven(run) &&
    (told.isShort || !run[1]?.signs.includes(',')) &&
    SURE_MOBILE.test(joined(run)) &&
    (told.isOfCalls || hasNoWords);
  if (seenRuns.some((run) => run.some((group) => isWhole(group, told)) || isSaidPhone(run) || isEvenMobile(run)))
    return true;
  if (!isOfMarks && (isSpread(inFigures(groups), text) || isSpread(longNumbers(groups), text))) return true;
  if (isToAssemble(seenRuns, text, told) || isInOneWord(withoutHonestNumbers(text))) return true;
  return hasNoWords && SURE_MOBILE.test(seenRuns.map(joined).join(''));
}
