import { ageOn } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import type { PlaceAnswers } from '#matching/wishes/place-wish.ts';
import { wishBalance } from '#matching/wishes/wish-fit.ts';
import type { Dictionaries } from './dictionaries.ts';
import { maritalStatuses } from './layout.ts';
import { notAsked } from './losses.ts';

/** The seeker as the candidates' wishes see one; 0 is unknown. */
export interface Me {
  /** Whole years; -1 when unknown. */
  age: number;
  heightCm: number;
  religion: number;
  caste: number;
  community: number;
  education: number;
  profession: number;
  diet: number;
  marital: number;
  /** 1 no, 2 yes. */
  mangalik: number;
  place: PlaceAnswers;
  hasClan: boolean;
  /** For a candidate of this clan who wishes another: 1 when the seeker's is another, -1 when it is the same, 0 unknown. */
  clanGain(code: number): number;
}

export function seeMe(person: SharedPerson, on: string, { clans }: Dictionaries): Me {
  const found = new Uint16Array(clans.length).fill(notAsked);
  return {
    age: ageOn(person.birthDate, on) ?? -1,
    heightCm: person.heightCm ?? 0,
    religion: isSaid('religion', person.religion) ? (person.religion ?? 0) : 0,
    caste: isSaid('caste', person.caste) ? (person.caste ?? 0) : 0,
    community: person.community ?? 0,
    education: person.education ?? 0,
    profession: person.profession ?? 0,
    diet: person.diet ?? 0,
    marital: person.maritalStatus == null ? 0 : maritalStatuses.indexOf(person.maritalStatus) + 1,
    mangalik: person.isMangalik == null ? 0 : person.isMangalik ? 2 : 1,
    place: { state: person.state, district: person.district },
    hasClan: !!person.clan,
    clanGain(code) {
      const known = found[code] ?? notAsked;
      if (known !== notAsked) return known - 1;
      const gain = wishBalance(
        { gender: 'Male', clan: clans[code] ?? null, wishes: { avoidOwnClan: { strength: 'wish' } } },
        person,
        on,
      );
      found[code] = gain + 1;
      return gain;
    },
  };
}

// Whether an answer says anything: who prefers not to say is unknown to wishes.
function isSaid(name: 'religion' | 'caste', id: number | null | undefined): boolean {
  if (id == null) return false;
  const wisher: SharedPerson = { gender: 'Male', wishes: { [name]: { anyOf: [id], strength: 'wish' } } };
  return wishBalance(wisher, { gender: 'Female', [name]: id }, '2000-01-01') !== 0;
}
