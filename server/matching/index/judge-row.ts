import { isInPlace } from '#matching/wishes/place-wish.ts';
import { rangeFit, type WishName } from '#matching/wishes/wish-fit.ts';
import type { Dictionaries } from './dictionaries.ts';
import { ageOfCodes, strengthShift } from './layout.ts';
import { broken, type Losses, notAsked } from './losses.ts';
import type { Me } from './me.ts';
import type { Question } from './question.ts';

/**
 * What a row loses of the seeker's wishes; some number above `allowed` as soon as that is exceeded. A broken must and an
 * age under the legal one lose `broken` at least.
 */
export function lossOf(question: Question, rows: Uint32Array, at: number, allowed: number): number {
  const birth = (rows[at + 1] ?? 0) >>> 16;
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
  const code = (((rows[at + each.word] ?? 0) >>> each.shift) & each.mask) >>> 0;
  const known = each.byCode[code] ?? notAsked;
  return known === notAsked ? each.lossOf(code) : known;
}

/** Which of the seeker's musts a row breaks: null for none, `several` for two, or for an age under the legal one. */
export function brokenMust(question: Question, rows: Uint32Array, at: number): WishName | 'several' | null {
  const birth = (rows[at + 1] ?? 0) >>> 16;
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
 * Weights of the candidate's wishes that the seeker meets, less those unmet; `fails` when the seeker breaks a must, or as
 * soon as the gain cannot be as much as `needed`.
 */
export function gainOfTheirs(
  me: Me,
  { sets }: Dictionaries,
  rows: Uint32Array,
  at: number,
  needed = Number.NEGATIVE_INFINITY,
): number {
  const word7 = rows[at + 7] ?? 0;
  const [word6, word14] = [rows[at + 6] ?? 0, rows[at + 14] ?? 0];
  let gain = word14 >>> 24;
  for (let shift = 0; shift < 24 && gain >= needed; shift += 2) {
    const strength = (word7 >>> shift) & 3;
    if (strength === 0) continue;
    const fit = fitOf(shift, me, sets, rows, at, word6, word7, word14);
    if (fit < 0 && strength === 2) return fails;
    gain -= strength * (1 - fit);
  }
  return gain >= needed ? gain : fails;
}

/** 1 met, -1 unmet, 0 unknown. */
function fitOf(
  shift: number,
  me: Me,
  sets: Dictionaries['sets'],
  rows: Uint32Array,
  at: number,
  word6: number,
  word7: number,
  word14: number,
): number {
  switch (shift) {
    case strengthShift.age:
      return me.age < 0 ? 0 : inRange('age', me.age, word6 >>> 16, (word7 >>> shift) & 3);
    case strengthShift.heightCm:
      return me.heightCm === 0 ? 0 : inRange('heightCm', me.heightCm, word6 & 0xffff, (word7 >>> shift) & 3);
    case strengthShift.religion:
      return among(me.religion, sets[rows[at + 8] ?? 0]);
    case strengthShift.caste:
      return among(me.caste, sets[rows[at + 9] ?? 0]);
    case strengthShift.community:
      return inMask(me.community, word14 >>> 16);
    case strengthShift.education:
      return among(me.education, sets[rows[at + 10] ?? 0]);
    case strengthShift.profession:
      return among(me.profession, sets[rows[at + 11] ?? 0]);
    case strengthShift.diet:
      return inMask(me.diet, word7 >>> 26);
    case strengthShift.place:
      return inPlace(me, sets[rows[at + 12] ?? 0], sets[rows[at + 13] ?? 0]);
    case strengthShift.maritalStatus:
      return inMask(me.marital, word14 >>> 8);
    case strengthShift.mangalik:
      return me.mangalik === 0 ? 0 : me.mangalik === ((word7 >>> 24) & 3) ? 1 : -1;
    default:
      return me.clanGain(rows[at + 5] ?? 0);
  }
}

/** `bounds`: from in the higher byte, to in the lower; 0 is open. */
function inRange(wish: 'age' | 'heightCm', value: number, bounds: number, strength: number): number {
  const [atLeast, atMost] = [bounds >>> 8, bounds & 255];
  if (value >= atLeast && (atMost === 0 || value <= atMost)) return 1;
  if (strength === 2) return -1;
  return rangeFit(wish, atMost === 0 ? { atLeast, strength: 'wish' } : { atLeast, atMost, strength: 'wish' }, value);
}

const among = (value: number, set: readonly number[] | undefined): number =>
  value === 0 ? 0 : set?.includes(value) ? 1 : -1;

const inMask = (value: number, mask: number): number => (value === 0 ? 0 : (mask >>> (value - 1)) & 1 ? 1 : -1);

function inPlace(me: Me, states: readonly number[] = [], districts: readonly number[] = []): number {
  const isMet = isInPlace({ states, districts, strength: 'wish' }, me.place);
  return isMet === null ? 0 : isMet ? 1 : -1;
}
