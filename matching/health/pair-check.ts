import { dayNumber } from '../calendar.ts';
import { haemoglobinOutcome } from './haemoglobin.ts';
import type { HaemoglobinLabel } from './haemoglobin-tables.ts';

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

// The only results that can lead to A.
const speaking = new Map<HaemoglobinStatus, HaemoglobinLabel>([
  ['clear', 'normal'],
  ['beta', 'beta-carrier'],
  ['hbe', 'E-carrier'],
  ['sickle', 'S-carrier'],
]);

/**
 * The one answer of the consented pair check, the same to both. 'A': nothing that both recorded shows a shared serious
 * risk; take a test anyway. 'B': please see a counsellor together, also for anything unknown, undated or other, so that B
 * tells nothing for certain about either. Self-declared, dated results count.
 */
export function pairCheckAnswer(a: HaemoglobinResult, b: HaemoglobinResult): 'A' | 'B' {
  const one = labelOf(a);
  const other = labelOf(b);
  if (one === undefined || other === undefined) return 'B';
  return haemoglobinOutcome(one, other).seriousChance === 0 ? 'A' : 'B';
}

function labelOf(result: HaemoglobinResult): HaemoglobinLabel | undefined {
  return dayNumber(result.testedOn) === null ? undefined : speaking.get(result.status);
}
