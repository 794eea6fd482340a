import { MARRIAGE_AGES } from '#contract/choices.ts';
import { dayNumber } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import { rankWeights } from '#matching/rank.ts';
import { type Bounds, boundsOf } from './bounds.ts';
import type { Dictionaries } from './dictionaries.ts';
import { birthCode } from './layout.ts';
import { type Losses, loseBy } from './losses.ts';
import { type Me, seeMe } from './me.ts';
import { horoscopePoints } from './points.ts';

/** A seeker's list on a day, prepared so that a row is judged by looking up. All of it comes from the engine's functions. */
export interface Question {
  seeker: SharedPerson;
  on: string;
  today: number;
  /** Youngest legal birth date, as `birthCode`, and the wished years. */
  legalBirth: number;
  bornFrom: number;
  bornTo: number;
  ageLosses: { unknown: number; unmet: number };
  losses: readonly Losses[];
  bounds: Bounds;
  /** Of the seeker's wishes together. */
  weights: number;
  /** Points of the seeker's wishes by what is lost of them: from all met to all unmet. */
  ownPoints: Float64Array;
  /** Points of each horoscope class. */
  horoscope: Float64Array;
  /** The most points of the classes that share each of the 64 bits of a summary. */
  horoscopeByBit: Float64Array;
  highestHoroscope: number;
  me: Me;
}

export function ask(seeker: SharedPerson, on: string, dictionaries: Dictionaries): Question {
  const wishes = seeker.wishes ?? {};
  const { inRows, age, weights } = loseBy(seeker, wishes, on, dictionaries);
  const year = Number(on.slice(0, 4));
  // Who was born on this day of the year or before is as many years old.
  const bornOn = (years: number) => birthCode(year - years, Number(on.slice(5, 7)), Number(on.slice(8, 10)));
  const bornFrom = wishes.age?.atMost == null ? 1 : bornOn(wishes.age.atMost + 1) + 1;
  const bornTo = bornOn(wishes.age?.atLeast ?? 0);
  const horoscope = horoscopePoints(seeker, dictionaries);
  return {
    seeker,
    on,
    today: dayNumber(on) ?? 0,
    legalBirth: bornOn(MARRIAGE_AGES[seeker.gender === 'Male' ? 'Female' : 'Male']),
    bornFrom,
    bornTo,
    ageLosses: age,
    losses: inRows,
    bounds: boundsOf(seeker, wishes, { from: bornFrom, to: bornTo }),
    weights,
    // As rankScore multiplies, so that equal scores are equal numbers.
    ownPoints: Float64Array.from({ length: 2 * weights + 1 }, (_, lost) =>
      weights === 0 ? 0 : rankWeights.ownWishes * ((weights - lost) / weights),
    ),
    horoscope,
    horoscopeByBit: highestByBit(horoscope, dictionaries),
    highestHoroscope: horoscope.reduce((highest, points) => Math.max(highest, points), 0),
    me: seeMe(seeker, on, dictionaries),
  };
}

function highestByBit(points: Float64Array, { classBits }: Dictionaries): Float64Array {
  const highest = new Float64Array(64).fill(Number.NEGATIVE_INFINITY);
  for (const [code, bit] of classBits.entries()) highest[bit] = Math.max(highest[bit] ?? 0, points[code] ?? 0);
  return highest;
}
