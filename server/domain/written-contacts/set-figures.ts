import { tellsReader } from './calls-to-reader.ts';
import { tellsOfCalls, tellsOfMarks } from './honest-numbers.ts';
import { PHONE_DIGITS, SURE_MOBILE, YEAR } from './phone-runs.ts';
import { figuresOf } from './written-numbers.ts';

/* Figures of a passage which are one number: spread among what they seem to count, or written with letters that look like them. */

const FIGURES = /\d+/g;
const LEAST_GROUPS = 4;

/** 91 of an uncle, 51 of an aunt, …, and that it is a number: all figures of the passage, and nothing but a phone together. */
export function isSpreadPhone(text: string): boolean {
  const lower = text.toLowerCase();
  const groups = text.match(FIGURES) ?? [];
  return (
    groups.length >= LEAST_GROUPS &&
    groups.every((group) => group.length > 1 && group.length < PHONE_DIGITS && !YEAR.test(group)) &&
    SURE_MOBILE.test(groups.join('')) &&
    tellsReader(lower) &&
    !tellsOfMarks(lower)
  );
}

/** Each has a figure, and letters alone that look like one: B2 o4 44 27 7I. */
const LETTERS = 'oOiIlL|zZsSbBgGqQE';
const WORD = `(?=[${LETTERS}]{0,6}\\d)[\\d${LETTERS}]{1,9}`;
const ROW = new RegExp(`(?<![\\p{L}\\p{M}\\d|])${WORD}(?:[ .-]${WORD}){1,5}(?![\\p{L}\\p{M}\\d|])`, 'gu');
/** Of so many real ones nobody need say that it is a number. */
const SURE_FIGURES = 6;
const LEAST_FIGURES = 3;

export const isAlikePhone = (text: string): boolean =>
  (text.match(ROW) ?? []).some((row) => {
    const letters = row.replace(/[ .-]/g, '');
    const figures = letters.match(/\d/g)?.length ?? 0;
    if (letters.length !== PHONE_DIGITS || figures === PHONE_DIGITS || figures < LEAST_FIGURES) return false;
    if (!SURE_MOBILE.test(figuresOf(letters))) return false;
    return figures >= SURE_FIGURES || tellsOfCalls(text.toLowerCase());
  });
