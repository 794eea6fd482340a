import { ageOn } from '../calendar.ts';
import { sameClan } from '../family/gotra.ts';
import type { AnyOf, Range, SharedPerson, Strength, Wishes } from '../person.ts';

export type WishName = Exclude<keyof Wishes, 'horoscopeCounts'>;
/** 'wish.unknown': the other's answer (or, for the clan, one's own) is missing. */
export type WishCode = 'wish.met' | 'wish.unmet' | 'wish.unknown';
export type WishFinding = { readonly code: WishCode; readonly wish: WishName; readonly strength: Strength };

/** One member's wishes, judged on the other. `balance` is explained at `wishBalance`. */
export type WishJudgement = { readonly findings: readonly WishFinding[]; readonly balance: number };
export type WishFit = { readonly a: WishJudgement; readonly b: WishJudgement };

export const wishNames: readonly WishName[] = [
  'age',
  'heightCm',
  'religion',
  'caste',
  'community',
  'education',
  'profession',
  'diet',
  'place',
  'maritalStatus',
  'mangalik',
  'avoidOwnClan',
];

const weights: Record<Strength, number> = { wish: 1, must: 2 };

// Answers that decline to answer: religion and caste "prefer not to say".
const religionNotSaid = 13;
const casteNotSaid = 66;

/** How far each meets the other's wishes on a day ('YYYY-MM-DD'): `a` holds a's wishes judged on b, `b` the reverse. */
export function wishFit(a: SharedPerson, b: SharedPerson, on: string): WishFit {
  return { a: judgeWishes(a, b, on), b: judgeWishes(b, a, on) };
}

/**
 * From -1 to 1: the weights of the seeker's met wishes less those of the unmet, over the weights of all (a must weighs
 * two wishes). What is unknown scores nothing either way; 0 without wishes.
 */
export function wishBalance(seeker: SharedPerson, candidate: SharedPerson, on: string): number {
  const { wishes } = seeker;
  if (wishes == null) return 0;
  let balance = 0;
  let all = 0;
  for (const name of wishNames) {
    const strength = strengthOf(name, wishes);
    if (strength === null) continue;
    const weight = weights[strength];
    all += weight;
    const isMet = judge(name, wishes, seeker, candidate, on);
    if (isMet !== null) balance += isMet ? weight : -weight;
  }
  return all === 0 ? 0 : balance / all;
}

/** Whether the candidate fails none of the seeker's musts for certain; unknown passes. */
export function meetsMusts(seeker: SharedPerson, candidate: SharedPerson, on: string): boolean {
  const { wishes } = seeker;
  if (wishes == null) return true;
  for (const name of wishNames) {
    if (strengthOf(name, wishes) === 'must' && judge(name, wishes, seeker, candidate, on) === false) return false;
  }
  return true;
}

function judgeWishes(seeker: SharedPerson, candidate: SharedPerson, on: string): WishJudgement {
  const { wishes } = seeker;
  if (wishes == null) return { findings: [], balance: 0 };
  const findings: WishFinding[] = [];
  let balance = 0;
  let all = 0;
  for (const wish of wishNames) {
    const strength = strengthOf(wish, wishes);
    if (strength === null) continue;
    const isMet = judge(wish, wishes, seeker, candidate, on);
    findings.push({ code: codeOf(isMet), wish, strength });
    all += weights[strength];
    if (isMet !== null) balance += isMet ? weights[strength] : -weights[strength];
  }
  return { findings, balance: all === 0 ? 0 : balance / all };
}

function codeOf(isMet: boolean | null): WishCode {
  if (isMet === null) return 'wish.unknown';
  return isMet ? 'wish.met' : 'wish.unmet';
}

function strengthOf(name: WishName, wishes: Wishes): Strength | null {
  const wish = wishes[name];
  return wish == null || wish === 'noBar' ? null : wish.strength;
}

// Whether a wish is met; null when unknown.
function judge(
  name: WishName,
  wishes: Wishes,
  seeker: SharedPerson,
  candidate: SharedPerson,
  on: string,
): boolean | null {
  switch (name) {
    case 'age':
      return isWithin(wishes.age, ageOn(candidate.birthDate, on));
    case 'heightCm':
      return isWithin(wishes.heightCm, candidate.heightCm);
    case 'religion':
      return isAmong(wishes.religion, candidate.religion === religionNotSaid ? null : candidate.religion);
    case 'caste': {
      const wish = wishes.caste === 'noBar' ? null : wishes.caste;
      return isAmong(wish, candidate.caste === casteNotSaid ? null : candidate.caste);
    }
    case 'place':
      return isInPlace(wishes.place, candidate);
    case 'mangalik':
      return candidate.isMangalik == null ? null : candidate.isMangalik === wishes.mangalik?.isMangalik;
    case 'avoidOwnClan': {
      const isSame = sameClan(seeker.clan, candidate.clan);
      return isSame === null ? null : !isSame;
    }
    case 'maritalStatus':
      return isAmong(wishes.maritalStatus, candidate.maritalStatus);
    default:
      return isAmong(wishes[name], candidate[name]);
  }
}

function isWithin(wish: Range | null | undefined, value: number | null | undefined): boolean | null {
  if (wish == null || value == null) return null;
  return value >= (wish.atLeast ?? Number.NEGATIVE_INFINITY) && value <= (wish.atMost ?? Number.POSITIVE_INFINITY);
}

function isAmong<T>(wish: AnyOf<T> | null | undefined, value: T | null | undefined): boolean | null {
  if (wish == null || value == null || wish.anyOf.length === 0) return null;
  return wish.anyOf.includes(value);
}

// A known state outside the list decides only when no district of it was wished; a known district always does.
function isInPlace(wish: Wishes['place'], candidate: SharedPerson): boolean | null {
  if (wish == null) return null;
  const { states = [], districts = [] } = wish;
  if (states.length === 0 && districts.length === 0) return null;
  if (candidate.state != null && states.includes(candidate.state)) return true;
  if (candidate.district != null && districts.includes(candidate.district)) return true;
  const isStateOpen = states.length > 0 && candidate.state == null;
  const isDistrictOpen = districts.length > 0 && candidate.district == null;
  return isStateOpen || isDistrictOpen ? null : false;
}
