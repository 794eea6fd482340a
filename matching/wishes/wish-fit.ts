import { ageOn } from '../calendar.ts';
import { sameClan } from '../family/gotra.ts';
import type { AnyOf, Range, SharedPerson, Strength, Wishes } from '../person.ts';
import { isInCountries } from './country-wish.ts';
import { casteNotStated, religionNotStated } from './not-stated.ts';
import { isInPlace } from './place-wish.ts';

/** The wishes that are judged on the other member. */
export type WishName = Exclude<keyof Wishes, 'horoscopeCounts'>;
/** 'wish.unknown': the other's answer (or, for the clan, the member's own) is missing. */
export type WishCode = 'wish.met' | 'wish.unmet' | 'wish.unknown';
/** Whether one wish is met. */
export type WishFinding = { readonly code: WishCode; readonly wish: WishName; readonly strength: Strength };

/** One member's wishes, judged on the other. See `wishBalance` for `balance`. */
export type WishJudgement = { readonly findings: readonly WishFinding[]; readonly balance: number };
/** The judgements of both members: `a` holds the wishes of `a`, judged on `b`. */
export type WishFit = { readonly a: WishJudgement; readonly b: WishJudgement };

/** A must counts as two wishes. */
const weights: Record<Strength, number> = { wish: 1, must: 2 };

/** One step outside a wished range: one year, or two centimetres (rounded up). */
const rangeSteps = { age: 1, heightCm: 2 };
/** The number of steps outside a range at which a wish gains nothing. At twice as many it loses its whole weight. */
const stepsToNothing = 4;

/**
 * Returns how well each meets the other's wishes on a day ('YYYY-MM-DD'): `a` holds a's wishes judged on b, `b` the
 * reverse.
 */
export function wishFit(a: SharedPerson, b: SharedPerson, on: string): WishFit {
  return { a: judgeWishes(a, b, on), b: judgeWishes(b, a, on) };
}

/**
 * Returns the balance, from -1 to 1: the weights of met wishes minus those of unmet wishes (`weighWishes`), divided as
 * in `balanceOf`.
 */
export function wishBalance(seeker: SharedPerson, candidate: SharedPerson, on: string): number {
  const { gain, all } = weighWishes(seeker, candidate, on);
  return balanceOf(gain, all);
}

/** The weight added for unstated wishes to the weights of the stated ones. */
export const unstatedWeight = 3;

/**
 * The gain counted for unstated wishes. Among candidates who break no must, stated wishes gain half of their weight on
 * average.
 */
export const unstatedGain = unstatedWeight / 2;

/**
 * Returns the balance: the share gained of what wishes with the total weight `all` could gain, with `unstatedWeight`
 * half-met wishes added. So stating one easy wish gives no advantage everywhere, and stating none gives no
 * disadvantage.
 */
export const balanceOf = (gain: number, all: number): number => (gain + unstatedGain) / (all + unstatedWeight);

/**
 * Returns `gain`, the weights of met wishes minus those of unmet wishes, and `all`, the sum of all weights. A near miss
 * of a wished age or height costs little (`rangeFit`). Unknown answers gain nothing.
 */
export function weighWishes(seeker: SharedPerson, candidate: SharedPerson, on: string): { gain: number; all: number } {
  let gain = 0;
  let all = 0;
  judgeEach(seeker, candidate, on, (_, { strength }, fit) => {
    const weight = weights[strength];
    all += weight;
    if (fit !== null) gain += fit * weight;
  });
  return { gain, all };
}

/** Whether the candidate certainly fails none of the seeker's musts; unknown answers pass. */
export function meetsMusts(seeker: SharedPerson, candidate: SharedPerson, on: string): boolean {
  let meetsAll = true;
  judgeEach(seeker, candidate, on, (_, { strength }, fit) => {
    if (strength === 'must' && fit !== null && fit < 1) meetsAll = false;
  });
  return meetsAll;
}

/** Returns the findings and the balance of one member's wishes. */
function judgeWishes(seeker: SharedPerson, candidate: SharedPerson, on: string): WishJudgement {
  const findings: WishFinding[] = [];
  judgeEach(seeker, candidate, on, (wish, { strength }, fit) => {
    findings.push({ code: codeOf(fit), wish, strength });
  });
  return { findings, balance: wishBalance(seeker, candidate, on) };
}

function codeOf(fit: number | null): WishCode {
  if (fit === null) return 'wish.unknown';
  return fit === 1 ? 'wish.met' : 'wish.unmet';
}

/**
 * Returns how well a value fits a wished range, bounds inclusive: 1 inside. Outside, -1 for a must; a wish falls to 0
 * within `stepsToNothing` steps, and on to -1. So 36 nearly meets a wish for 28 to 35, and 56 fails it completely.
 */
export function rangeFit(wish: keyof typeof rangeSteps, { atLeast, atMost, strength }: Range, value: number): number {
  const outside = Math.max(0, (atLeast ?? 0) - value, value - (atMost ?? Number.POSITIVE_INFINITY));
  if (outside === 0) return 1;
  if (strength === 'must') return -1;
  return Math.max(-1, 1 - Math.ceil(outside / rangeSteps[wish]) / stepsToNothing);
}

/** Fits are whole multiples of 1 / this number, so that their sums are exact. */
export const fitsToOne = stepsToNothing;

/** Receives one wish, its strength, and how well it is met: from -1 to 1, null if unknown. */
type Report = (wish: WishName, stated: { readonly strength: Strength }, fit: number | null) => void;

/** Reports each of the seeker's wishes in turn. Written out without a loop, because ranking spends most time here. */
// biome-ignore lint/complexity/useMaxParams: hot path of ranking
function judgeEach(seeker: SharedPerson, candidate: SharedPerson, on: string, report: Report): void {
  const { wishes } = seeker;
  if (wishes == null) return;
  const { age, heightCm, religion, caste, community, education, profession } = wishes;
  const { diet, place, maritalStatus, mangalik, avoidOwnClan, country, motherTongue, desh, children } = wishes;
  if (age) report('age', age, fitOfRange('age', age, ageOn(candidate.birthDate, on)));
  if (heightCm) report('heightCm', heightCm, fitOfRange('heightCm', heightCm, candidate.heightCm));
  if (religion) report('religion', religion, fitAmong(religion, unless(religionNotStated, candidate.religion)));
  if (caste && caste !== 'noBar') report('caste', caste, fitAmong(caste, unless(casteNotStated, candidate.caste)));
  if (community) report('community', community, fitAmong(community, candidate.community));
  if (education) report('education', education, fitAmong(education, candidate.education));
  if (profession) report('profession', profession, fitAmong(profession, candidate.profession));
  if (diet) report('diet', diet, fitAmong(diet, candidate.diet));
  if (place) report('place', place, fitOfPlace(place, candidate));
  if (maritalStatus) report('maritalStatus', maritalStatus, fitAmong(maritalStatus, candidate.maritalStatus));
  if (mangalik) report('mangalik', mangalik, fitOfSame(mangalik.isMangalik, candidate.isMangalik));
  if (avoidOwnClan) report('avoidOwnClan', avoidOwnClan, fitOfSame(false, sameClan(seeker.clan, candidate.clan)));
  if (country) report('country', country, fitOfCountry(country, candidate.country));
  if (motherTongue) report('motherTongue', motherTongue, fitAmong(motherTongue, candidate.motherTongue));
  if (desh) report('desh', desh, fitAmong(desh, candidate.desh));
  if (children) report('children', children, fitAmong(children, candidate.children));
}

/** Returns an answer; null if it is the list entry for declining to state one. */
function unless(notStated: number, answer: number | null | undefined): number | null | undefined {
  return answer === notStated ? null : answer;
}

/** Returns how well a yes or no fits the wished one; null if it is unknown. */
function fitOfSame(wished: boolean, answer: boolean | null | undefined): number | null {
  return answer == null ? null : fitOf(answer === wished);
}

function fitOfRange(name: keyof typeof rangeSteps, wish: Range, value: number | null | undefined): number | null {
  return value == null ? null : rangeFit(name, wish, value);
}

/** Returns how well a value fits the wished ones; null if it is unknown or none is wished. */
function fitAmong<T>(wish: AnyOf<T>, value: T | null | undefined): number | null {
  if (value == null || wish.anyOf.length === 0) return null;
  return fitOf(wish.anyOf.includes(value));
}

function fitOfPlace(wish: NonNullable<Wishes['place']>, candidate: SharedPerson): number | null {
  const isMet = isInPlace(wish, candidate);
  return isMet === null ? null : fitOf(isMet);
}

function fitOfCountry({ anyOf }: AnyOf<number>, country: number | null | undefined): number | null {
  if (country == null || anyOf.length === 0) return null;
  return fitOf(isInCountries(anyOf, country));
}

/** The fit of a wish that is fully met, or not met at all. */
const fitOf = (isMet: boolean): number => (isMet ? 1 : -1);
