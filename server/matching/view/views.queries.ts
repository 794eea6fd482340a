import { type Kysely, sql } from 'kysely';
import { prepared } from '#server/db/connect.ts';
import type { Database } from '#server/db/tables.ts';

/** Everything that any layer below the never row may show. Only `loadViews` reads it, and hands on what the layer allows. */
export function loadOwnerRows(db: Kysely<Database>, ownerIds: readonly string[]) {
  return db
    .selectFrom('members as m')
    .leftJoin('personal_details as p', 'p.profile_id', 'm.profile_id')
    .leftJoin('addresses as a', 'a.profile_id', 'm.profile_id')
    .leftJoin('profile_details as d', 'd.profile_id', 'm.profile_id')
    .select((eb) => [
      'm.profile_id',
      'm.name',
      'a.city',
      'a.country_id',
      'a.state_id',
      'a.district',
      'd.home_district_id',
      'd.home_district',
      'p.height_cm',
      'p.religion_id',
      'p.community',
      'p.caste_id',
      'p.clan',
      'p.rashi_id',
      'p.gon_id',
      'p.logno_id',
      'p.birth_date',
      'p.birth_time',
      'p.birth_place',
      'p.mangalik',
      'p.education_id',
      'p.profession_id',
      'p.diet',
      'd.marital_status',
      'd.children',
      'd.desh',
      'd.ancestral_district_id',
      'd.ancestral_district',
      'd.mother_tongue',
      'd.brothers',
      'd.sisters',
      'd.sibling_notes',
      'd.work_place',
      'd.income_band',
      'd.nakshatra_id',
      'd.pada',
      'd.about_self',
      'd.about_hoped',
      'd.photo_for',
      eb
        .selectFrom('files as f')
        .select('f.name')
        .whereRef('f.profile_id', '=', 'm.profile_id')
        .where('f.kind', '=', 'picture')
        .as('picture'),
      eb
        .selectFrom('files as f')
        .select('f.name')
        .whereRef('f.profile_id', '=', 'm.profile_id')
        .where('f.kind', '=', 'horoscope')
        .as('horoscope'),
    ])
    .where('m.profile_id', '=', sql<string>`any(${[...ownerIds]})`)
    .modifyFront(prepared)
    .execute();
}

export type OwnerRow = Awaited<ReturnType<typeof loadOwnerRows>>[number];

/** The relatives of accepted families: nothing of health. */
export function loadKinRows(db: Kysely<Database>, ownerIds: readonly string[]) {
  return db
    .selectFrom('relatives')
    .select(['profile_id', 'side', 'generation', 'name', 'occupation_id', 'caste_id', 'clan'])
    .where('profile_id', 'in', [...ownerIds])
    .execute();
}

export type KinRow = Awaited<ReturnType<typeof loadKinRows>>[number];
