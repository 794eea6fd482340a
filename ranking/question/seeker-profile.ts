import { ageOn } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import type { PlaceAnswers } from '#matching/wishes/place-wish.ts';
import { weighWishes } from '#matching/wishes/wish-fit.ts';
import type { Dictionaries } from '../rows/dictionaries.ts';
import { anyOfWishes, codeOfAnswer, wishNames } from '../rows/layout.ts';
import { notAsked } from './losses.ts';

/** The seeker's answers, as the candidates' wishes are compared with them; 0 is unknown. */
export interface SeekerProfile {
  /** Whole years; -1 when unknown. */
  age: number;
  heightCm: number;
  /** The seeker's codes as in rows, by the number of the any-of wish. */
  codes: Int32Array;
  place: PlaceAnswers;
  hasClan: boolean;
  /**
   * For a candidate with this clan who wishes for another one: 1 if the seeker's clan is another, -1 if it is the same,
   * 0 if unknown.
   */
  clanGain(code: number): number;
}

/** Returns the answers of a seeker on a day. */
export function seekerProfileOf(person: SharedPerson, on: string, { clans }: Dictionaries): SeekerProfile {
  // The gain plus one for each clan code, or `notAsked`.
  const gains = new Uint16Array(clans.length).fill(notAsked);
  const codes = new Int32Array(wishNames.length);
  for (const wish of anyOfWishes) codes[wish.number] = codeOfAnswer(wish, person[wish.answer]);
  return {
    age: ageOn(person.birthDate, on) ?? -1,
    heightCm: person.heightCm ?? 0,
    codes,
    place: { state: person.state, district: person.district },
    hasClan: Boolean(person.clan),
    clanGain(code) {
      const known = gains[code] ?? notAsked;
      if (known !== notAsked) return known - 1;
      const { gain } = weighWishes(
        { gender: 'Male', clan: clans[code] ?? null, wishes: { avoidOwnClan: { strength: 'wish' } } },
        person,
        on,
      );
      gains[code] = gain + 1;
      return gain;
    },
  };
}
