import { isInPlace } from '#matching/wishes/place-wish.ts';
import { rangeFit, type WishName } from '#matching/wishes/wish-fit.ts';
import { broken, type Losses, notAsked, weightOf } from '../question/losses.ts';
import type { Question } from '../question/question.ts';
import type { SeekerProfile } from '../question/seeker-profile.ts';
import type { Dictionaries } from '../rows/dictionaries.ts';
import { type AnyOfWish, ageOfCodes, anyOfWishes, rowFields, wishNames, wishNumber } from '../rows/layout.ts';
import { read } from '../rows/packed.ts';

/**
 * Returns what a row loses of the seeker's wishes; any number above `allowed` as soon as that is exceeded. A broken
 * must or an age under the legal one loses at least `broken`.
 */
export function lossOf(question: Question, rows: Uint32Array, at: number, allowed: number): number {
  const birth = read(rows, at, rowFields.birth);
  let loss = 0;
  if (birth === 0) loss += question.ageLosses.unknown;
  else if (birth > question.legalBirth) return broken;
  else loss += question.ageLosses.byAge[ageOfCodes(birth, question.onCode)] ?? 0;
  const { losses } = question;
  for (let wish = 0; wish < losses.length && loss <= allowed; wish++) {
    const wishLosses = losses[wish];
    if (wishLosses === undefined) break;
    loss += lossOfWish(wishLosses, rows, at);
  }
  return loss;
}

function lossOfWish(losses: Losses, rows: Uint32Array, at: number): number {
  const code = read(rows, at, losses.field);
  const known = losses.byCode[code] ?? notAsked;
  return known === notAsked ? losses.lossOf(code) : known;
}

/**
 * Returns which of the seeker's musts a row breaks: null for none, `several` for two or more or for an age under the
 * legal one.
 */
export function brokenMust(question: Question, rows: Uint32Array, at: number): WishName | 'several' | null {
  const birth = read(rows, at, rowFields.birth);
  if (birth > question.legalBirth) return 'several';
  const ageLoss = birth === 0 ? 0 : (question.ageLosses.byAge[ageOfCodes(birth, question.onCode)] ?? 0);
  let first: WishName | null = ageLoss >= broken ? 'age' : null;
  for (const losses of question.losses) {
    if (!losses.isMust || lossOfWish(losses, rows, at) < broken) continue;
    if (first !== null) return 'several';
    first = losses.wish;
  }
  return first;
}

/** A gain that means that the seeker breaks a must, or that the gain is too low. Lower than any real gain. */
export const ruledOut = -100;
const mustWeight = weightOf.must;

/**
 * Returns the weights of the candidate's wishes that the seeker meets, minus the unmet ones. Returns `ruledOut` if the
 * seeker breaks a must, or as soon as the gain cannot reach `needed`.
 */
export function gainOfTheirs(
  me: SeekerProfile,
  { sets }: Dictionaries,
  rows: Uint32Array,
  at: number,
  needed = Number.NEGATIVE_INFINITY,
): number {
  const musts = read(rows, at, rowFields.musts);
  let wished = read(rows, at, rowFields.wished);
  let gain = read(rows, at, rowFields.weights);
  for (; wished !== 0 && gain >= needed; wished &= wished - 1) {
    // The lowest bit that is set; the loop clears it.
    const wish = 31 - Math.clz32(wished & -wished);
    // 1 for a wish, `mustWeight` for a must.
    const weight = 1 + ((musts >>> wish) & 1);
    const fit = fitOf(wish, weight, me, sets, rows, at);
    if (fit < 0 && weight === mustWeight) return ruledOut;
    gain -= weight * (1 - fit);
  }
  return gain >= needed ? gain : ruledOut;
}

const anyOfByNumber = wishNames.map((name) => anyOfWishes.find((wish) => wish.name === name));

/** Returns 1 if the seeker meets a wish, -1 if not, 0 if unknown; a fraction if a wished range is nearly met. */
function fitOf(
  wish: number,
  weight: number,
  me: SeekerProfile,
  sets: Dictionaries['sets'],
  rows: Uint32Array,
  at: number,
): number {
  const anyOf = anyOfByNumber[wish];
  if (anyOf) return fitOfAnswer(anyOf, me.codes[wish] ?? 0, sets, rows, at);
  switch (wish) {
    case wishNumber.age: {
      if (me.age < 0) return 0;
      const youngest = read(rows, at, rowFields.wishedAgeFrom);
      return fitOfRange('age', me.age, weight, youngest, read(rows, at, rowFields.wishedAgeTo));
    }
    case wishNumber.heightCm: {
      if (me.heightCm === 0) return 0;
      const shortest = read(rows, at, rowFields.wishedHeightFrom);
      return fitOfRange('heightCm', me.heightCm, weight, shortest, read(rows, at, rowFields.wishedHeightTo));
    }
    case wishNumber.place: {
      const states = sets[read(rows, at, rowFields.wishedStates)];
      return fitOfPlace(me, states, sets[read(rows, at, rowFields.wishedDistricts)]);
    }
    default:
      return me.clanGain(read(rows, at, rowFields.clan));
  }
}

/** Returns the fit of a value to a wished range. A bound of 0 means no bound. */
function fitOfRange(wish: 'age' | 'heightCm', value: number, weight: number, atLeast: number, atMost: number): number {
  if (value >= atLeast && (atMost === 0 || value <= atMost)) return 1;
  if (weight === mustWeight) return -1;
  return rangeFit(wish, atMost === 0 ? { atLeast, strength: 'wish' } : { atLeast, atMost, strength: 'wish' }, value);
}

/** Returns the fit of the seeker's answer, given as the code `mine`, to the answers that a row wishes. */
function fitOfAnswer(
  { wished, isSet, isMet }: AnyOfWish,
  mine: number,
  sets: Dictionaries['sets'],
  rows: Uint32Array,
  at: number,
): number {
  if (mine === 0) return 0;
  // The code of a set, or a bit for each wished answer.
  const wishedAnswers = read(rows, at, wished);
  if (isMet) return isMet(sets[wishedAnswers] ?? [], mine) ? 1 : -1;
  const isWished = isSet ? sets[wishedAnswers]?.includes(mine) : ((wishedAnswers >>> (mine - 1)) & 1) !== 0;
  return isWished ? 1 : -1;
}

function fitOfPlace(me: SeekerProfile, states: readonly number[] = [], districts: readonly number[] = []): number {
  const isMet = isInPlace({ states, districts, strength: 'wish' }, me.place);
  if (isMet === null) return 0;
  return isMet ? 1 : -1;
}
