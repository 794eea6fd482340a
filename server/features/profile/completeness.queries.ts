import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** The second line of an address and a place's number belong to other answers: a form is complete without them. */
const ADDRESS = ['line1', 'city', 'district', 'pincode', 'country_id', 'state_id'] as const;
const PERSONAL = [
  'education_id',
  'other_qualification_id',
  'profession_id',
  'skill_id',
  'skin_colour',
  'caste_id',
  'tribe_id',
  'clan',
  'rashi_id',
  'gon_id',
  'logno_id',
  'height_cm',
  'weight_kg',
  'religion_id',
  'community',
  'birth_date',
  'birth_place',
  'birth_time',
  'mangalik',
  'initiated',
  'diet',
] as const;

export const ADDRESS_QUESTIONS = ADDRESS.length;
export const PERSONAL_QUESTIONS = PERSONAL.length;

/** How many columns are filled in, and the member's blood group as it is stored. */
export async function countColumns(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('members')
    .leftJoin('addresses', 'addresses.profile_id', 'members.profile_id')
    .leftJoin('personal_details', 'personal_details.profile_id', 'members.profile_id')
    .leftJoin('health_answers', 'health_answers.profile_id', 'members.profile_id')
    .select([
      countFilled('addresses', ADDRESS).as('address'),
      countFilled('personal_details', PERSONAL).as('personal'),
      'health_answers.blood_group as bloodGroup',
    ])
    .where('members.profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
}

function countFilled(table: string, columns: readonly string[]) {
  const values = columns.map((column) => sql`nullif(${sql.ref(`${table}.${column}`)}::text, '')`);
  return sql<number>`num_nonnulls(${sql.join(values)})`;
}
