import { MARRIAGE_AGES } from '#contract/choices.ts';
import { dayNumber } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import { rankWeights } from '#matching/rank.ts';
import type { BlockStore } from './block-store.ts';
import type { Dictionaries } from './dictionaries.ts';
import { birthCode } from './layout.ts';
import { broken, type Losses, loseBy } from './losses.ts';
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
  /** What religion and caste cost, by the store's kinds; `broken` and more where a must is. */
  kindLosses: Float64Array;
  /** Points of the seeker's wishes by what is lost of them: from all met to all unmet. */
  ownPoints: Float64Array;
  /** Points of each horoscope class. */
  horoscope: Float64Array;
  me: Me;
}

export function ask(seeker: SharedPerson, on: string, dictionaries: Dictionaries, store: BlockStore): Question {
  const wishes = seeker.wishes ?? {};
  const { inRows, religion, caste, age, weights } = loseBy(seeker, wishes, on, dictionaries);
  const year = Number(on.slice(0, 4));
  // Who was born on this day of the year or before is as many years old.
  const bornOn = (years: number) => birthCode(year - years, Number(on.slice(5, 7)), Number(on.slice(8, 10)));
  return {
    seeker,
    on,
    today: dayNumber(on) ?? 0,
    legalBirth: bornOn(MARRIAGE_AGES[seeker.gender === 'Male' ? 'Female' : 'Male']),
    bornFrom: wishes.age?.atMost == null ? 1 : bornOn(wishes.age.atMost + 1) + 1,
    bornTo: bornOn(wishes.age?.atLeast ?? 0),
    ageLosses: age,
    losses: inRows,
    kindLosses: kindLosses(store, religion, caste),
    // As rankScore multiplies, so that equal scores are equal numbers.
    ownPoints: Float64Array.from({ length: 2 * weights + 1 }, (_, lost) =>
      weights === 0 ? 0 : rankWeights.ownWishes * ((weights - lost) / weights),
    ),
    horoscope: horoscopePoints(seeker, dictionaries),
    me: seeMe(seeker, on, dictionaries),
  };
}

type LossOf = (id: number) => number;

function kindLosses({ kinds }: BlockStore, religion: LossOf, caste: LossOf): Float64Array {
  const ofReligion = remembered(religion);
  const ofCaste = remembered(caste);
  return Float64Array.from(kinds, (kind) => Math.min(broken, ofReligion(kind.religion) + ofCaste(kind.caste)));
}

function remembered(lossOf: LossOf): LossOf {
  const known: number[] = [];
  return (id) => {
    const loss = known[id] ?? lossOf(id);
    known[id] = loss;
    return loss;
  };
}
