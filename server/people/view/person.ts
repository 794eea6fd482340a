import type { SharedPerson } from '#matching/person.ts';
import { shownAnswers } from '#server/people/answers/stored.ts';
import { codeOf, communityIds, deshes, dietIds, maritalStatuses, noYes } from '../codes.ts';
import type { PersonRow } from './person.queries.ts';
import { toWishes } from './wishes.ts';

/** A member as wishes and rank read one: layer 2, the wishes and the day of last activity, nothing that only accepted families see. */
export function toSharedPerson(row: PersonRow): SharedPerson {
  return {
    gender: row.gender,
    birthDate: row.birth_date,
    heightCm: row.height_cm,
    state: row.state_id,
    district: row.home_district_id,
    religion: row.religion_id,
    community: codeOf(communityIds, row.community),
    caste: row.caste_id,
    clan: row.clan || null,
    motherTongue: row.mother_tongue || null,
    desh: codeOf(deshes, row.desh),
    maritalStatus: codeOf(maritalStatuses, row.marital_status),
    education: row.education_id,
    profession: row.profession_id,
    diet: codeOf(dietIds, row.diet),
    rashi: row.rashi_id,
    nakshatra: row.nakshatra_id,
    gon: row.gon_id,
    isMangalik: codeOf(noYes, row.mangalik),
    hasOwnWords: row.has_own_words ? true : null,
    lastActiveOn: row.last_active_on,
    wishes: {
      ...(row.wishes && toWishes(shownAnswers('wishes', row.wishes))),
      horoscopeCounts: row.horoscope_counts === 'Yes',
    },
  };
}
