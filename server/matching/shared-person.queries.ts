import type { Kysely } from 'kysely';
import type { AnyOf, MaritalStatus, SharedPerson, Strength, Wishes } from '#matching/person.ts';
import type { Database } from '#server/db/tables.ts';

/** Members as wishes and rank see them: what any member may see, and the wishes. Nobody's ids are left out. */
export async function loadSharedPersons(
  db: Kysely<Database>,
  profileIds: readonly string[],
): Promise<Map<string, SharedPerson>> {
  if (profileIds.length === 0) return new Map();
  const rows = await selectPersons(db).where('m.profile_id', 'in', profileIds).execute();
  return new Map(rows.map((row) => [row.profile_id, personOf(row)]));
}

function selectPersons(db: Kysely<Database>) {
  return db
    .selectFrom('members as m')
    .leftJoin('personal_details as p', 'p.profile_id', 'm.profile_id')
    .leftJoin('addresses as a', 'a.profile_id', 'm.profile_id')
    .leftJoin('profile_details as d', 'd.profile_id', 'm.profile_id')
    .leftJoin('showings as s', 's.profile_id', 'm.profile_id')
    .leftJoin('wishes as w', 'w.profile_id', 'm.profile_id')
    .selectAll('w')
    .select(['m.profile_id', 'm.gender', 'a.state_id', 's.last_active_on'])
    .select([
      'p.birth_date',
      'p.height_cm',
      'p.religion_id',
      'p.community as own_community',
      'p.caste_id',
      'p.clan',
      'p.education_id',
      'p.profession_id',
      'p.diet as own_diet',
      'p.rashi_id',
      'p.gon_id',
      'p.logno_id',
      'p.mangalik as own_mangalik',
    ])
    .select([
      'd.home_district_id',
      'd.mother_tongue',
      'd.desh',
      'd.marital_status as own_marital_status',
      'd.nakshatra_id',
      'd.pada',
      'd.horoscope_counts',
      'd.about_self',
      'd.about_hoped',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPersons>['execute']>>[number];

function personOf(row: Row): SharedPerson {
  return {
    gender: row.gender,
    birthDate: row.birth_date,
    heightCm: row.height_cm === null ? null : Number(row.height_cm),
    state: row.state_id,
    district: row.home_district_id,
    religion: row.religion_id,
    community: codeOf(communities, row.own_community),
    caste: row.caste_id,
    clan: row.clan || null,
    motherTongue: row.mother_tongue || null,
    desh: row.desh ? (row.desh === 'East Bengal' ? 'east' : 'west') : null,
    maritalStatus: maritalStatuses[row.own_marital_status ?? ''] ?? null,
    education: row.education_id,
    profession: row.profession_id,
    diet: codeOf(diets, row.own_diet),
    rashi: row.rashi_id,
    nakshatra: row.nakshatra_id,
    pada: row.pada,
    gon: row.gon_id,
    logno: row.logno_id,
    isMangalik: row.own_mangalik ? row.own_mangalik === 'Yes' : null,
    hasOwnWords: row.about_self || row.about_hoped ? true : null,
    lastActiveOn: row.last_active_on,
    wishes: { ...wishesOf(row), horoscopeCounts: row.horoscope_counts === 'Yes' },
  };
}

/** The columns of a row of `wishes`, or all null where there is none. */
export type WishColumns = { [K in keyof Omit<Database['wishes'], 'profile_id'>]: Database['wishes'][K] | null };

/** Wishes as the engine takes them: a strength without what it is of, or the reverse, is no wish. */
export function wishesOf(row: WishColumns): Wishes {
  const states = row.state_ids ?? [];
  const districts = row.district_ids ?? [];
  const place = strengthOf(row.place);
  const mangalik = strengthOf(row.mangalik);
  const ownClan = strengthOf(row.own_clan);
  return {
    age: range(row.age_from, row.age_to, row.age),
    heightCm: range(row.height_from, row.height_to, row.height),
    religion: anyOf(row.religion_ids, row.religion),
    caste: row.caste_no_bar ? 'noBar' : anyOf(row.caste_ids, row.caste),
    community: anyOf(codesOf(communities, row.communities), row.community),
    education: anyOf(row.education_ids, row.education),
    profession: anyOf(row.profession_ids, row.profession),
    diet: anyOf(codesOf(diets, row.diets), row.diet),
    maritalStatus: anyOf(
      row.marital_statuses?.flatMap((status) => maritalStatuses[status] ?? []) ?? null,
      row.marital_status,
    ),
    place: place && states.length + districts.length > 0 ? { states, districts, strength: place } : null,
    mangalik: mangalik && row.mangalik_is ? { isMangalik: row.mangalik_is === 'Yes', strength: mangalik } : null,
    avoidOwnClan: ownClan && { strength: ownClan },
  };
}

const communities = ['General', 'SC', 'ST', 'OBC'];
const diets = ['Veg', 'Non Veg'];
const maritalStatuses: Readonly<Record<string, MaritalStatus>> = {
  'Never Married': 'neverMarried',
  Divorced: 'divorced',
  Widowed: 'widowed',
};

const codeOf = (values: readonly string[], value: string | null): number | null =>
  value ? values.indexOf(value) + 1 : null;

const codesOf = (values: readonly string[], chosen: readonly string[] | null): number[] =>
  (chosen ?? []).map((value) => values.indexOf(value) + 1);

function strengthOf(stored: string | null): Strength | null {
  if (stored === 'Must') return 'must';
  return stored === 'Wish' ? 'wish' : null;
}

function anyOf<T>(values: readonly T[] | null, stored: string | null): AnyOf<T> | null {
  const strength = strengthOf(stored);
  return strength && values && values.length > 0 ? { anyOf: values, strength } : null;
}

function range(from: number | null, to: number | null, stored: string | null) {
  const strength = strengthOf(stored);
  if (strength === null || (from === null && to === null)) return null;
  return { ...(from !== null && { atLeast: from }), ...(to !== null && { atMost: to }), strength };
}
