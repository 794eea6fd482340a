import { MARRIAGE_AGES } from '#contract/choices.ts';
import { ageOn } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import { neutralPrice, rankScore } from '#matching/rank.ts';
import { meetsMusts } from '#matching/wishes/wish-fit.ts';
import type { Placed } from './lists/best-list.ts';
import type { Prices } from './rows/price-codes.ts';
import type { TieRank } from './tie-ranks.ts';

// The executable specification of a list by fit: the engine judges everybody, and the best are sorted. It is too slow
// for a site; tests and benches compare the index with it.

/**
 * Returns the score of a candidate in a seeker's list. NaN if the candidate cannot be listed: of the same gender, under
 * age, or if either fails a must of the other.
 */
export function scoreOf(seeker: SharedPerson, candidate: SharedPerson, on: string, price = neutralPrice): number {
  if (seeker.gender === candidate.gender) return Number.NaN;
  const age = ageOn(candidate.birthDate, on);
  if (age !== null && age < MARRIAGE_AGES[candidate.gender]) return Number.NaN;
  if (!meetsMusts(seeker, candidate, on) || !meetsMusts(candidate, seeker, on)) return Number.NaN;
  return rankScore(seeker, candidate, on, price);
}

/** Returns a comparator for sorting: higher scores first, among equals the lower rank. */
export const inOrder =
  (tieRank: TieRank) =>
  (one: Placed, other: Placed): number =>
    other.score - one.score || tieRank(one.id) - tieRank(other.id);

/** Returns all candidates of a seeker's list, in order. */
export function scan(
  seeker: SharedPerson,
  candidates: Iterable<readonly [id: number, person: SharedPerson]>,
  on: string,
  { tieRank, prices }: { tieRank: TieRank; prices?: Prices },
): Placed[] {
  const listed: Placed[] = [];
  for (const [id, candidate] of candidates) {
    const score = scoreOf(seeker, candidate, on, prices?.get(id));
    if (!Number.isNaN(score)) listed.push({ id, score });
  }
  return listed.sort(inOrder(tieRank));
}
