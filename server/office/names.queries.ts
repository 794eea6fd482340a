import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Returns every relative's name with the member's caste, and nothing that identifies the member. */
export async function listWrittenNames(db: Kysely<Database>) {
  return db
    .selectFrom('relatives as r')
    .innerJoin('personal_details as p', 'p.profile_id', 'r.profile_id')
    .select(['r.name', 'r.side', 'r.generation', 'p.caste_id as caste'])
    .where('r.name', '!=', '')
    .execute();
}
