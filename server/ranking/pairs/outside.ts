import { MARRIAGE_AGES } from '#contract/choices.ts';
import { ageOn } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import { rankScore } from '#matching/rank.ts';
import { meetsMusts } from '#matching/wishes/wish-fit.ts';

/** What a seeker's list would give somebody who stands in none; NaN for who fails a must of either or is under age. */
export function scoreOutside(seeker: SharedPerson, other: SharedPerson, on: string): number {
  const age = ageOn(other.birthDate, on);
  if (seeker.gender === other.gender || (age !== null && age < MARRIAGE_AGES[other.gender])) return Number.NaN;
  if (!meetsMusts(seeker, other, on) || !meetsMusts(other, seeker, on)) return Number.NaN;
  return rankScore(seeker, other, on);
}
