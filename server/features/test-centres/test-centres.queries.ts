import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Where a family lives. */
interface Home {
  /** Id in our list of districts; null if the family chose none. */
  districtId: number | null;
  /** As written in the address. */
  district: string;
  stateId: number | null;
}

/** Loads every centre, in the office's order. */
export async function loadTestCentres(db: Kysely<Database>) {
  return db
    .selectFrom('test_centres')
    .select(['id', 'name', 'name_bn as nameBn', 'district', 'phone', 'days', 'days_bn as daysBn', 'price as cost'])
    .select(['price_bn as costBn', 'source', 'checked_on as checkedOn'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Loads where a member lives, as far as the family has told. */
export async function loadHome(db: Kysely<Database>, profileId: string): Promise<Home> {
  const { rows } = await sql<Home>`
    select d.home_district_id as "districtId", coalesce(a.district, '') as district, a.state_id as "stateId"
    from members m left join profile_details d on d.profile_id = m.profile_id
      left join addresses a on a.profile_id = m.profile_id
    where m.profile_id = ${profileId}`.execute(db);
  return rows[0] ?? { districtId: null, district: '', stateId: null };
}
