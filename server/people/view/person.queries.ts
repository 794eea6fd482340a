import { type Expression, type Kysely, type Selectable, sql } from 'kysely';
import { prepared } from '#server/db/connect.ts';
import type { Database } from '#server/db/tables.ts';

export type WishRow = Selectable<Database['wishes']>;

/** A row of each member `m` with their answers `p`, `a` and `d`, showing `s` and wishes `w`. */
export const everyMember = (db: Kysely<Database>) =>
  db
    .selectFrom('members as m')
    .leftJoin('personal_details as p', 'p.profile_id', 'm.profile_id')
    .leftJoin('addresses as a', 'a.profile_id', 'm.profile_id')
    .leftJoin('profile_details as d', 'd.profile_id', 'm.profile_id')
    .leftJoin('showings as s', 's.profile_id', 'm.profile_id')
    .leftJoin('wishes as w', 'w.profile_id', 'm.profile_id')
    // What the engine reads.
    .select([
      'm.profile_id',
      'm.gender',
      'a.state_id',
      'd.home_district_id',
      'd.marital_status',
      'd.mother_tongue',
      'd.desh',
      'd.nakshatra_id',
      'd.pada',
      'd.horoscope_counts',
      'p.birth_date',
      sql<number | null>`p.height_cm::float8`.as('height_cm'),
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
      's.last_active_on',
      sql<boolean | null>`d.about_self <> '' or d.about_hoped <> ''`.as('has_own_words'),
      sql<WishRow | null>`to_json(w)`.as('wishes'),
    ]);

export const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]})`;

/**
 * The rows of a query, each as JSON in one column: the driver takes its time for each column. A moment comes as text and a
 * decimal as a number, whatever its type says: select neither.
 */
export async function loadAsJson<Row>(db: Kysely<Database>, query: Expression<Row>): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`${prepared} select to_json(r) as row from ${query} r`.execute(db);
  return rows.map(({ row }) => row);
}

/** What the engine reads of a member; never handed out as it is. */
export type PersonRow = Awaited<ReturnType<ReturnType<typeof everyMember>['execute']>>[number];
