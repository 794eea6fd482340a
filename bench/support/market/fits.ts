import { MARRIAGE_AGES } from '#contract/choices.ts';
import { ageOn } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import { completenessTerm, horoscopeTerm, rankWeights } from '#matching/rank.ts';
import { meetsMusts, unstatedGain, unstatedWeight, weighWishes } from '#matching/wishes/wish-fit.ts';
import { type MarketPeople, marketDay, type NamedBy, namedBy, type Side } from './people.ts';

/** The engine's results for each seeker of a side and each candidate, where neither breaks a must of the other. */
export interface Fits {
  /**
   * By seeker: the candidates. The lists below hold a value for each of these candidates; shares of wishes met are from
   * -1 to 1.
   */
  candidates: readonly Int32Array[];
  own: readonly Float64Array[];
  theirs: readonly Float64Array[];
  horoscope: readonly Float64Array[];
  /** Points by candidate. */
  completeness: Float64Array;
  /** For each of the candidates: a bit for each kind of wish of the seeker's that the candidate misses (`bitOf`). */
  missed: readonly Uint8Array[];
  /** By person: the sum of the weights of the person's own wishes. */
  stated: Float64Array;
  /** By candidate: the sum of the weights of the candidate's own wishes. */
  statedByOthers: Float64Array;
}

export interface MarketFits {
  women: Fits;
  men: Fits;
}

/** Computes the fits of both sides. */
export function fitPeople({ women, men }: MarketPeople): MarketFits {
  return { women: fitSide(women, men), men: fitSide(men, women) };
}

function fitSide(seekers: Side, others: Side): Fits {
  const fits = seekers.people.map((person, index) => fitOne(person, seekers.seekers[index] ?? person, others.people));
  return {
    candidates: fits.map(({ candidates }) => Int32Array.from(candidates)),
    own: fits.map(({ own }) => Float64Array.from(own)),
    theirs: fits.map(({ theirs }) => Float64Array.from(theirs)),
    horoscope: fits.map(({ horoscope }) => Float64Array.from(horoscope)),
    completeness: Float64Array.from(others.people, completenessTerm),
    missed: fits.map(({ missed }) => Uint8Array.from(missed)),
    stated: weightsOf(seekers.seekers),
    statedByOthers: weightsOf(others.people),
  };
}

function fitOne(person: SharedPerson, seeker: SharedPerson, others: readonly SharedPerson[]) {
  const found = {
    candidates: [] as number[],
    own: [] as number[],
    theirs: [] as number[],
    horoscope: [] as number[],
    missed: [] as number[],
  };
  const mustsByKind = kinds.map((kind) => onlyMusts(seeker, kind));
  for (const [index, candidate] of others.entries()) {
    if (!mayMeet(seeker, candidate)) continue;
    found.candidates.push(index);
    found.own.push(shareMet(seeker, candidate));
    found.theirs.push(shareMet(candidate, person));
    found.horoscope.push(horoscopeTerm(seeker, candidate));
    found.missed.push(missedBits(mustsByKind, candidate));
  }
  return found;
}

/** Returns a bit for each kind of wish that the candidate misses (`bitOf`). */
function missedBits(mustsByKind: readonly SharedPerson[], candidate: SharedPerson): number {
  let bits = 0;
  for (const [kindIndex, musts] of mustsByKind.entries())
    if (!meetsMusts(musts, candidate, marketDay)) bits |= 1 << kindIndex;
  return bits;
}

/** The kinds of wishes, in the order of their bits. */
export const kinds = Object.keys(namedBy) as NamedBy[];
/** Returns the bit of a kind of wish in `missed`. */
export const bitOf = (kind: NamedBy): number => 1 << kinds.indexOf(kind);

/** Returns the seeker with only the wishes of one kind, each as a must. */
function onlyMusts(seeker: SharedPerson, kind: NamedBy): SharedPerson {
  const wishes = namedBy[kind].flatMap((name) => {
    const wish = seeker.wishes?.[name];
    return wish == null || wish === 'noBar' ? [] : [[name, { ...wish, strength: 'must' }] as const];
  });
  return { gender: seeker.gender, wishes: Object.fromEntries(wishes) };
}

/** Returns whether both have the age of marriage, and neither breaks a must of the other. */
export function mayMeet(one: SharedPerson, other: SharedPerson): boolean {
  for (const { birthDate, gender } of [one, other]) {
    const age = ageOn(birthDate, marketDay);
    if (age !== null && age < MARRIAGE_AGES[gender]) return false;
  }
  return meetsMusts(one, other, marketDay) && meetsMusts(other, one, marketDay);
}

/** Returns the gain as a share of the maximum that the stated wishes allow; 0 without wishes. */
function shareMet(seeker: SharedPerson, candidate: SharedPerson): number {
  const { gain, all } = weighWishes(seeker, candidate, marketDay);
  return all === 0 ? 0 : gain / all;
}

const nobody: SharedPerson = { gender: 'Female' };

const weightsOf = (people: readonly SharedPerson[]): Float64Array =>
  Float64Array.from(people, (person) => weighWishes(person, nobody, marketDay).all);

/** How the wishes of both people are combined. */
export type Weights = 'asBuilt' | 'equal' | 'geometric';

const ALL_WISHES = rankWeights.ownWishes + rankWeights.theirWishes;

/** A part of the score that is left out, to measure its effect. */
export type Part = 'theirs' | 'horoscope' | 'completeness' | 'freshness';

/** How the parts of a score are weighed. */
export interface Weighing {
  balance: boolean;
  /** Whether wishes that are not stated count as half met. It has an effect only with `balance`. */
  open: boolean;
  weights: Weights;
  without?: Part;
}

/** Returns points by seeker for each of the candidates, without the points that change weekly (freshness, price). */
export function scoresOf(fits: Fits, { balance, open, weights, without }: Weighing): Float64Array[] {
  // With `balance`, few stated wishes weigh less; with `open` too, wishes that are not stated count as half met.
  const damp = (stated: number) => (balance ? stated / (stated + unstatedWeight) : 1);
  const lift = (stated: number) => (balance && open ? unstatedGain / (stated + unstatedWeight) : 0);
  const unlessLeftOut = (part: Part, value: number | undefined) => (without === part ? 0 : (value ?? 0));
  return fits.candidates.map((candidates, seeker) =>
    Float64Array.from(candidates, (candidate, index) => {
      const own = (fits.own[seeker]?.[index] ?? 0) * damp(fits.stated[seeker] ?? 0) + lift(fits.stated[seeker] ?? 0);
      const theirs =
        unlessLeftOut('theirs', fits.theirs[seeker]?.[index]) * damp(fits.statedByOthers[candidate] ?? 0) +
        (without === 'theirs' ? 0 : lift(fits.statedByOthers[candidate] ?? 0));
      const rest =
        unlessLeftOut('horoscope', fits.horoscope[seeker]?.[index]) +
        unlessLeftOut('completeness', fits.completeness[candidate]);
      return pointsOf(own, theirs, weights) + rest;
    }),
  );
}

function pointsOf(own: number, theirs: number, weights: Weights): number {
  if (weights === 'equal') return (ALL_WISHES / 2) * (own + theirs);
  if (weights === 'geometric') return ALL_WISHES * (Math.sqrt((1 + own) * (1 + theirs)) - 1);
  return rankWeights.ownWishes * own + rankWeights.theirWishes * theirs;
}
