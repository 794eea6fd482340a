import { ageOn } from '../calendar.ts';
import { sameClan } from '../family/gotra.ts';
import type { AnyOf, Range, SharedPerson, Strength, Wishes } from '../person.ts';
import { casteNotSaid, religionNotSaid } from './not-said.ts';

export type WishName = Exclude<keyof Wishes, 'horoscopeCounts'>;
/** 'wish.unknown': the other's answer (or, for the clan, one's own) is missing. */
export type WishCode = 'wish.met' | 'wish.unmet' | 'wish.unknown';
export type WishFinding = { readonly code: WishCode; readonly wish: WishName; readonly strength: Strength };

/** One member's wishes, judged on the other. `balance` is explained at `wishBalance`. */
export type WishJudgement = { readonly findings: readonly WishFinding[]; readonly balance: number };
export type WishFit = { readonly a: WishJudgement; readonly b: WishJudgement };

const weights: Record<Strength, number> = { wish: 1, must: 2 };

/** How far each meets the other's wishes on a day ('YYYY-MM-DD'): `a` holds a's wishes judged on b, `b` the reverse. */
export function wishFit(a: SharedPerson, b: SharedPerson, on: string): WishFit {
  return { a: judgeWishes(a, b, on), b: judgeWishes(b, a, on) };
}

/**
 * From -1 to 1: the weights of the seeker's met wishes less those of the unmet, over the weights of all (a must weighs
 * two wishes). What is unknown scores nothing either way; 0 without wishes.
 */
export function wishBalance(seeker: SharedPerson, candidate: SharedPerson, on: string): number {
  let balance = 0;
  let all = 0;
  judgeEach(seeker, candidate, on, (_, { strength }, isMet) => {
    const weight = weights[strength];
    all += weight;
    if (isMet !== null) balance += isMet ? weight : -weight;
  });
  return all === 0 ? 0 : balance / all;
}

/** Whether the candidate fails none of the seeker's musts for certain; unknown passes. */
export function meetsMusts(seeker: SharedPerson, candidate: SharedPerson, on: string): boolean {
  let isMeeting = true;
  judgeEach(seeker, candidate, on, (_, { strength }, isMet) => {
    if (strength === 'must' && isMet === false) isMeeting = false;
  });
  return isMeeting;
}

function judgeWishes(seeker: SharedPerson, candidate: SharedPerson, on: string): WishJudgement {
  const findings: WishFinding[] = [];
  judgeEach(seeker, candidate, on, (wish, { strength }, isMet) => {
    findings.push({ code: codeOf(isMet), wish, strength });
  });
  return { findings, balance: wishBalance(seeker, candidate, on) };
}

function codeOf(isMet: boolean | null): WishCode {
  if (isMet === null) return 'wish.unknown';
  return isMet ? 'wish.met' : 'wish.unmet';
}

type Tell = (wish: WishName, wanted: { readonly strength: Strength }, isMet: boolean | null) => void;

// Tells of each wish whether it is met; null when unknown. Spelled out: the order of a list asks this most.
function judgeEach(seeker: SharedPerson, candidate: SharedPerson, on: string, tell: Tell): void {
  const { wishes } = seeker;
  if (wishes == null) return;
  const { age, heightCm, religion, caste, community, education, profession } = wishes;
  const { diet, place, maritalStatus, mangalik, avoidOwnClan } = wishes;
  if (age) tell('age', age, isWithin(age, ageOn(candidate.birthDate, on)));
  if (heightCm) tell('heightCm', heightCm, isWithin(heightCm, candidate.heightCm));
  if (religion) tell('religion', religion, isAmong(religion, unless(religionNotSaid, candidate.religion)));
  if (caste && caste !== 'noBar') tell('caste', caste, isAmong(caste, unless(casteNotSaid, candidate.caste)));
  if (community) tell('community', community, isAmong(community, candidate.community));
  if (education) tell('education', education, isAmong(education, candidate.education));
  if (profession) tell('profession', profession, isAmong(profession, candidate.profession));
  if (diet) tell('diet', diet, isAmong(diet, candidate.diet));
  if (place) tell('place', place, isInPlace(place, candidate));
  if (maritalStatus) tell('maritalStatus', maritalStatus, isAmong(maritalStatus, candidate.maritalStatus));
  if (mangalik) tell('mangalik', mangalik, isSame(mangalik.isMangalik, candidate.isMangalik));
  if (avoidOwnClan) tell('avoidOwnClan', avoidOwnClan, isSame(false, sameClan(seeker.clan, candidate.clan)));
}

function unless(notSaid: number, answer: number | null | undefined): number | null | undefined {
  return answer === notSaid ? null : answer;
}

function isSame(wanted: boolean, answer: boolean | null | undefined): boolean | null {
  return answer == null ? null : answer === wanted;
}

function isWithin(wish: Range, value: number | null | undefined): boolean | null {
  if (value == null) return null;
  return value >= (wish.atLeast ?? Number.NEGATIVE_INFINITY) && value <= (wish.atMost ?? Number.POSITIVE_INFINITY);
}

function isAmong<T>(wish: AnyOf<T>, value: T | null | undefined): boolean | null {
  if (value == null || wish.anyOf.length === 0) return null;
  return wish.anyOf.includes(value);
}

// A known state outside the list decides only when no district of it was wished; a known district always does.
function isInPlace(wish: NonNullable<Wishes['place']>, candidate: SharedPerson): boolean | null {
  const { states = [], districts = [] } = wish;
  if (states.length === 0 && districts.length === 0) return null;
  if (candidate.state != null && states.includes(candidate.state)) return true;
  if (candidate.district != null && districts.includes(candidate.district)) return true;
  const isStateOpen = states.length > 0 && candidate.state == null;
  const isDistrictOpen = districts.length > 0 && candidate.district == null;
  return isStateOpen || isDistrictOpen ? null : false;
}
