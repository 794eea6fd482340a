import { isInPlace } from '#matching/wishes/place-wish.ts';
import { rangeFit, type WishName } from '#matching/wishes/wish-fit.ts';
import { broken, type Losses, notAsked } from '../question/losses.ts';
import type { Question } from '../question/question.ts';
import type { Me } from '../question/seeker-profile.ts';
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
    const each = losses[wish];
    if (each === undefined) break;
    loss += lossOfOne(each, rows, at);
  }
  return loss;
}

function lossOfOne(each: Losses, rows: Uint32Array, at: number): number {
  const code = read(rows, at, each.field);
  const known = each.byCode[code] ?? notAsked;
  return known === notAsked ? each.lossOf(code) : known;
}

/**
 * Returns which of the seeker's musts a row breaks: null for none, `several` for two or more or for an age under the
 * legal one.
 */
export function brokenMust(question: Question, rows: Uint32Array, at: number): WishName | 'several' | null {
  const birth = read(rows, at, rowFields.birth);
  if (birth > question.legalBirth) return 'several';
  const ofAge = birth === 0 ? 0 : (question.ageLosses.byAge[ageOfCodes(birth, question.onCode)] ?? 0);
  let only: WishName | null = ofAge >= broken ? 'age' : null;
  for (const each of question.losses) {
    if (!each.isMust || lossOfOne(each, rows, at) < broken) continue;
    if (only !== null) return 'several';
    only = each.wish;
  }
  return only;
}

export const fails = -100;

/**
 * Returns the weights of the candidate's wishes that the seeker meets, minus the unmet ones. Returns `fails` if the
 * seeker breaks a must, or as soon as the gain cannot reach `needed`.
 */
export function gainOfTheirs(
  me: Me,
  { sets }: Dictionaries,
  rows: Uint32Array,
  at: number,
  needed = Number.NEGATIVE_INFINITY,
): number {
  const musts = read(rows, at, rowFields.musts);
  let wished = read(rows, at, rowFields.wished);
  let gain = read(rows, at, rowFields.weights);
  for (; wished !== 0 && gain >= needed; wished &= wished - 1) {
    const wish = 31 - Math.clz32(wished & -wished);
    const strength = 1 + ((musts >>> wish) & 1);
    const fit = fitOf(wish, strength, me, sets, rows, at);
    if (fit < 0 && strength === 2) return fails;
    gain -= strength * (1 - fit);
  }
  return gain >= needed ? gain : fails;
}

const anyOfByNumber = wishNames.map((name) => anyOfWishes.find((wish) => wish.name === name));

/** 1 met, -1 unmet, 0 unknown. */
function fitOf(
  wish: number,
  strength: number,
  me: Me,
  sets: Dictionaries['sets'],
  rows: Uint32Array,
  at: number,
): number {
  const anyOf = anyOfByNumber[wish];
  if (anyOf) return among(anyOf, me.codes[wish] ?? 0, sets, rows, at);
  switch (wish) {
    case wishNumber.age:
      return me.age < 0
        ? 0
        : inRange(
            'age',
            me.age,
            strength,
            read(rows, at, rowFields.wishedAgeFrom),
            read(rows, at, rowFields.wishedAgeTo),
          );
    case wishNumber.heightCm:
      return me.heightCm === 0
        ? 0
        : inRange(
            'heightCm',
            me.heightCm,
            strength,
            read(rows, at, rowFields.wishedHeightFrom),
            read(rows, at, rowFields.wishedHeightTo),
          );
    case wishNumber.place:
      return inPlace(me, sets[read(rows, at, rowFields.wishedStates)], sets[read(rows, at, rowFields.wishedDistricts)]);
    default:
      return me.clanGain(read(rows, at, rowFields.clan));
  }
}

/** A bound of 0 means no bound. */
function inRange(wish: 'age' | 'heightCm', value: number, strength: number, atLeast: number, atMost: number): number {
  if (value >= atLeast && (atMost === 0 || value <= atMost)) return 1;
  if (strength === 2) return -1;
  return rangeFit(wish, atMost === 0 ? { atLeast, strength: 'wish' } : { atLeast, atMost, strength: 'wish' }, value);
}

function among(
  { wished, isSet, isMet }: AnyOfWish,
  mine: number,
  sets: Dictionaries['sets'],
  rows: Uint32Array,
  at: number,
): number {
  if (mine === 0) return 0;
  const these = read(rows, at, wished);
  if (isMet) return isMet(sets[these] ?? [], mine) ? 1 : -1;
  return (isSet ? sets[these]?.includes(mine) : ((these >>> (mine - 1)) & 1) !== 0) ? 1 : -1;
}

function inPlace(me: Me, states: readonly number[] = [], districts: readonly number[] = []): number {
  const isMet = isInPlace({ states, districts, strength: 'wish' }, me.place);
  return isMet === null ? 0 : isMet ? 1 : -1;
}
