import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** What the engine reads of a member; never handed out as it is. */
export function loadPersonRows(db: Kysely<Database>, profileIds: readonly string[]) {
  return db
    .selectFrom('members as m')
    .leftJoin('personal_details as p', 'p.profile_id', 'm.profile_id')
    .leftJoin('addresses as a', 'a.profile_id', 'm.profile_id')
    .leftJoin('profile_details as d', 'd.profile_id', 'm.profile_id')
    .select([
      'm.profile_id',
      'm.name',
      'm.gender',
      'a.city',
      'a.state_id',
      'd.home_district_id',
      'd.marital_status',
      'd.nakshatra_id',
      'd.pada',
      'p.birth_date',
      'p.height_cm',
      'p.religion_id',
      'p.community',
      'p.caste_id',
      'p.clan',
      'p.education_id',
      'p.profession_id',
      'p.diet',
      'p.rashi_id',
      'p.gon_id',
      'p.logno_id',
      'p.mangalik',
    ])
    .where('m.profile_id', 'in', [...profileIds])
    .execute();
}

export type PersonRow = Awaited<ReturnType<typeof loadPersonRows>>[number];

export function loadWishRows(db: Kysely<Database>, profileIds: readonly string[]) {
  return db
    .selectFrom('wishes')
    .selectAll()
    .where('profile_id', 'in', [...profileIds])
    .execute();
}

export type WishRow = Awaited<ReturnType<typeof loadWishRows>>[number];
