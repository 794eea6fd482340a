import type { MaritalStatus, SharedPerson } from '#matching/person.ts';
import type { PersonRow } from './person.queries.ts';
import { toWishes } from './wishes.ts';

// The engine's numbers of closed lists, by the values as they are sent.
export const COMMUNITY_IDS: Readonly<Record<string, number>> = { General: 1, SC: 2, ST: 3, OBC: 4 };
export const DIET_IDS: Readonly<Record<string, number>> = { Veg: 1, 'Non Veg': 2 };
export const MARITAL_STATUSES: Readonly<Record<string, MaritalStatus>> = {
  'Never Married': 'neverMarried',
  Divorced: 'divorced',
  Widowed: 'widowed',
};

/** A member as wishes and rank read one: layer 2, the wishes and the day of last activity, nothing that only accepted families see. */
export function toSharedPerson(row: PersonRow): SharedPerson {
  return {
    gender: row.gender,
    birthDate: row.birth_date,
    heightCm: row.height_cm,
    state: row.state_id,
    district: row.home_district_id,
    religion: row.religion_id,
    community: COMMUNITY_IDS[row.community ?? ''] ?? null,
    caste: row.caste_id,
    clan: row.clan || null,
    motherTongue: row.mother_tongue || null,
    desh: row.desh ? (row.desh === 'East Bengal' ? 'east' : 'west') : null,
    maritalStatus: MARITAL_STATUSES[row.marital_status ?? ''] ?? null,
    education: row.education_id,
    profession: row.profession_id,
    diet: DIET_IDS[row.diet ?? ''] ?? null,
    rashi: row.rashi_id,
    nakshatra: row.nakshatra_id,
    gon: row.gon_id,
    isMangalik: row.mangalik ? row.mangalik === 'Yes' : null,
    hasOwnWords: row.has_own_words ? true : null,
    lastActiveOn: row.last_active_on,
    wishes: { ...(row.wishes && toWishes(row.wishes)), horoscopeCounts: row.horoscope_counts === 'Yes' },
  };
}
