import type { SharedPerson } from '#matching/person.ts';
import { shownAnswers } from '#server/people/answers/stored.ts';
import { codeOf, communityIds, deshes, dietIds, maritalStatuses, noYes } from '../codes.ts';
import type { PersonRow } from './person.queries.ts';
import { toWishes } from './wishes.ts';

/** A member as wishes and rank read one: layer 2, the wishes and the day of last activity, nothing that only accepted families see. */
export function toSharedPerson(row: PersonRow): SharedPerson {
  return {
    gender: row.gender,
    birthDate: row.birthDate || null,
    heightCm: row.heightCm,
    state: row.state,
    district: row['home.id'],
    religion: row.religion,
    community: codeOf(communityIds, row.community),
    caste: row.caste,
    clan: row.clan || null,
    motherTongue: row.motherTongue || null,
    desh: codeOf(deshes, row.desh),
    maritalStatus: codeOf(maritalStatuses, row.maritalStatus),
    education: row.education,
    profession: row.profession,
    diet: codeOf(dietIds, row.diet),
    rashi: row.rashi,
    nakshatra: row.nakshatra,
    gon: row.gon,
    isMangalik: codeOf(noYes, row.isMangalik),
    hasOwnWords: row.has_own_words ? true : null,
    lastActiveOn: row.last_active_on,
    wishes: {
      ...(row.wishes && toWishes(shownAnswers('wishes', row.wishes))),
      horoscopeCounts: row.horoscopeCounts === 'Yes',
    },
  };
}
