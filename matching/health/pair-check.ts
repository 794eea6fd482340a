import { dayNumber } from '../calendar.ts';

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

/** A member's own record; `testedOn` is 'YYYY-MM-DD', and anything that is no real date counts as undated. */
export type HaemoglobinResult = { readonly status: HaemoglobinStatus; readonly testedOn?: string | null };

/**
 * The one answer of the consented pair check, the same to both. 'A': both recorded a clear result, dated before the day
 * on which the families accepted each other ('YYYY-MM-DD'); take a test anyway. 'B', in every other case: please see a
 * counsellor together. So B tells nothing for certain about either, and two accounts with made-up results learn no more
 * of a third than one: whether the answer was A.
 */
export function pairCheckAnswer(a: HaemoglobinResult, b: HaemoglobinResult, acceptedOn: string): 'A' | 'B' {
  return isClearBefore(a, acceptedOn) && isClearBefore(b, acceptedOn) ? 'A' : 'B';
}

function isClearBefore({ status, testedOn }: HaemoglobinResult, acceptedOn: string): boolean {
  const [tested, accepted] = [dayNumber(testedOn), dayNumber(acceptedOn)];
  return status === 'clear' && tested !== null && accepted !== null && tested < accepted;
}
