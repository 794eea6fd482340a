import { MARRIAGE_AGES } from '#contract/choices.ts';
import { ageOn } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import { completenessTerm, horoscopeTerm, rankWeights } from '#matching/rank.ts';
import { meetsMusts, unstatedWeight, weighWishes } from '#matching/wishes/wish-fit.ts';
import { type MarketPeople, marketDay, type Side } from './people.ts';

/** What the engine says of each seeker of a side and each candidate who breaks no must of either, and whose musts the seeker meets. */
export interface Fits {
  /** By seeker: the candidates, and beside each the shares of wishes met, from -1 to 1. */
  candidates: readonly Int32Array[];
  own: readonly Float64Array[];
  theirs: readonly Float64Array[];
  /** Points of the horoscope and of completeness. */
  rest: readonly Float64Array[];
  /** The weights of each one's own wishes together. */
  stated: Float64Array;
  statedByOthers: Float64Array;
}

export interface MarketFits {
  women: Fits;
  men: Fits;
}

export function fitPeople({ women, men }: MarketPeople): MarketFits {
  return { women: fitSide(women, men), men: fitSide(men, women) };
}

function fitSide(seekers: Side, others: Side): Fits {
  const fits = seekers.people.map((seeker) => fitOne(seeker, others.people));
  return {
    candidates: fits.map(({ candidates }) => Int32Array.from(candidates)),
    own: fits.map(({ own }) => Float64Array.from(own)),
    theirs: fits.map(({ theirs }) => Float64Array.from(theirs)),
    rest: fits.map(({ rest }) => Float64Array.from(rest)),
    stated: weightsOf(seekers.people),
    statedByOthers: weightsOf(others.people),
  };
}

function fitOne(seeker: SharedPerson, others: readonly SharedPerson[]) {
  const found = { candidates: [] as number[], own: [] as number[], theirs: [] as number[], rest: [] as number[] };
  for (const [at, candidate] of others.entries()) {
    if (!mayMeet(seeker, candidate)) continue;
    found.candidates.push(at);
    found.own.push(shareMet(seeker, candidate));
    found.theirs.push(shareMet(candidate, seeker));
    found.rest.push(horoscopeTerm(seeker, candidate) + completenessTerm(candidate));
  }
  return found;
}

export function mayMeet(one: SharedPerson, other: SharedPerson): boolean {
  for (const { birthDate, gender } of [one, other]) {
    const age = ageOn(birthDate, marketDay);
    if (age !== null && age < MARRIAGE_AGES[gender]) return false;
  }
  return meetsMusts(one, other, marketDay) && meetsMusts(other, one, marketDay);
}

/** Of what the stated wishes could gain. */
function shareMet(seeker: SharedPerson, candidate: SharedPerson): number {
  const { gain, all } = weighWishes(seeker, candidate, marketDay);
  return all === 0 ? 0 : gain / all;
}

const nobody: SharedPerson = { gender: 'Female' };

const weightsOf = (people: readonly SharedPerson[]): Float64Array =>
  Float64Array.from(people, (person) => weighWishes(person, nobody, marketDay).all);

/** How the wishes of both count together. */
export type Weights = 'asBuilt' | 'equal' | 'geometric';

const ALL_WISHES = rankWeights.ownWishes + rankWeights.theirWishes;

/** Points by seeker, beside the candidates, without those of the week (freshness, price). */
export function scoresOf(fits: Fits, { balance, weights }: { balance: boolean; weights: Weights }): Float64Array[] {
  const damp = (stated: number) => (balance ? stated / (stated + unstatedWeight) : 1);
  return fits.candidates.map((candidates, seeker) =>
    Float64Array.from(candidates, (candidate, at) => {
      const own = (fits.own[seeker]?.[at] ?? 0) * damp(fits.stated[seeker] ?? 0);
      const theirs = (fits.theirs[seeker]?.[at] ?? 0) * damp(fits.statedByOthers[candidate] ?? 0);
      return pointsOf(own, theirs, weights) + (fits.rest[seeker]?.[at] ?? 0);
    }),
  );
}

function pointsOf(own: number, theirs: number, weights: Weights): number {
  if (weights === 'equal') return (ALL_WISHES / 2) * (own + theirs);
  if (weights === 'geometric') return ALL_WISHES * (Math.sqrt((1 + own) * (1 + theirs)) - 1);
  return rankWeights.ownWishes * own + rankWeights.theirWishes * theirs;
}
