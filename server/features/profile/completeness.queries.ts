import { type Kysely, sql } from 'kysely';
import { answersIn, catalogue, type Section } from '#contract/catalogue.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** How many columns are filled in, the member's blood group as it is stored, and what runs in the father's line. */
export async function countColumns(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('members')
    .leftJoin('addresses', 'addresses.profile_id', 'members.profile_id')
    .leftJoin('personal_details', 'personal_details.profile_id', 'members.profile_id')
    .leftJoin('health_answers', 'health_answers.profile_id', 'members.profile_id')
    .select([
      countFilled('address').as('address'),
      countFilled('personal').as('personal'),
      'health_answers.blood_group as bloodGroup',
      'personal_details.caste_id as caste',
      'personal_details.tribe_id as tribe',
      'personal_details.clan as clan',
    ])
    .where('members.profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
}

/** What a section asks for. */
export const questionsIn = (section: Section) => answersIn(section).filter(({ isSpare }) => !isSpare);

function countFilled(section: Section) {
  const at = (column: string) => sql`nullif(${sql.ref(`${catalogue[section].table}.${column}`)}::text, '')`;
  // Who has a caste is asked for no tribe.
  const values = questionsIn(section).map(({ column }) =>
    column === 'tribe_id' ? sql`coalesce(${at(column)}, ${at('caste_id')})` : at(column),
  );
  return sql<number>`num_nonnulls(${sql.join(values)})`;
}
