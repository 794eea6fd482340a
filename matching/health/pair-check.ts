import { dayNumber } from '../calendar.ts';

/** The state of a haemoglobin test as a member records it. */
export type HaemoglobinStatus =
  | 'clear'
  | 'beta'
  | 'hbe'
  | 'sickle'
  | 'other'
  | 'disorder'
  | 'awaiting'
  | 'notTested'
  | 'notSaid';

/** A member's own record; `testedOn` is 'YYYY-MM-DD', and anything that is not a real date counts as undated. */
export type HaemoglobinResult = { readonly status: HaemoglobinStatus; readonly testedOn?: string | null };

/**
 * The single answer of the consented pair check, the same for both. 'A': both recorded a clear result with its date;
 * take a test anyway. 'B' in every other case: please see a counsellor together. So B reveals nothing certain about
 * either, and two accounts with made-up results learn no more about a third than one does. The minimum age of a result
 * is checked before anyone can consent to the check.
 */
export function pairCheckAnswer(a: HaemoglobinResult, b: HaemoglobinResult): 'A' | 'B' {
  return isClear(a) && isClear(b) ? 'A' : 'B';
}

/** Whether a test was clear and has a real date. */
const isClear = ({ status, testedOn }: HaemoglobinResult): boolean =>
  status === 'clear' && dayNumber(testedOn) !== null;
