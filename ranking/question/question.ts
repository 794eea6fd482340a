import { MARRIAGE_AGES } from '#contract/choices.ts';
import { dayNumber, weekOfDay } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import type { Dictionaries } from '../rows/dictionaries.ts';
import { birthCode } from '../rows/layout.ts';
import type { Only } from '../short/filter.ts';
import { type Pleasing, pleasingOf } from '../short/row-sets.ts';
import { type Bounds, boundsOf } from './bounds.ts';
import { type AgeLosses, type Losses, ownLossesOf } from './losses.ts';
import { type HoroscopePoints, horoscopePoints, ownPointsOf } from './points.ts';
import { type SeekerProfile, seekerProfileOf } from './seeker-profile.ts';

/** From so many musts on, most rows are rejected by their answers; with fewer, by whom they wish for. */
const narrowMusts = 5;

/**
 * A seeker's list on a day, prepared so that rows are judged by table lookups. All values come from the engine's
 * functions.
 */
export interface Question {
  seeker: SharedPerson;
  on: string;
  /** The week of the day, as `weekOfDay`. */
  week: number;
  /** The day as a `birthCode`. */
  onCode: number;
  /** The latest birth date of a candidate of legal age, as a `birthCode`. */
  legalBirth: number;
  ageLosses: AgeLosses;
  losses: readonly Losses[];
  bounds: Bounds;
  /** The total weight of the seeker's wishes. */
  weights: number;
  /** Whether the seeker's musts turn away most candidates (`narrowMusts`). */
  isNarrow: boolean;
  /** `ownPointsOf` for these weights. */
  ownPoints: Float64Array;
  horoscope: HoroscopePoints;
  me: SeekerProfile;
  /** The search conditions besides wishes; null if there are none. */
  only: Only | null;
  /** Where row sets say whom the seeker pleases. */
  pleasing: Pleasing;
}

/** Prepares the question of a seeker on a day ('YYYY-MM-DD'), without search conditions. */
export function prepareQuestion(seeker: SharedPerson, on: string, dictionaries: Dictionaries): Question {
  const wishes = seeker.wishes ?? {};
  const { inRows, age, weights, musts } = ownLossesOf(seeker, wishes, on, dictionaries);
  const year = Number(on.slice(0, 4));
  // The latest birth date of a person who is this many years old on the day.
  const bornOn = (years: number) => birthCode(year - years, Number(on.slice(5, 7)), Number(on.slice(8, 10)));
  const genderOfCandidates = seeker.gender === 'Male' ? 'Female' : 'Male';
  const legalBirth = bornOn(MARRIAGE_AGES[genderOfCandidates]);
  const me = seekerProfileOf(seeker, on, dictionaries);
  return {
    seeker,
    on,
    week: weekOfDay(dayNumber(on) ?? 0),
    onCode: bornOn(0),
    legalBirth,
    ageLosses: age,
    losses: inRows,
    bounds: boundsOf({ seeker, wishes, age, onCode: bornOn(0), legalBirth }, dictionaries),
    weights,
    isNarrow: musts >= narrowMusts,
    ownPoints: ownPointsOf(weights),
    horoscope: horoscopePoints(seeker, dictionaries),
    me,
    only: null,
    pleasing: pleasingOf(me),
  };
}
