import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Every relative's name with the caste of the member, and nothing of who the member is. */
export async function listWrittenNames(db: Kysely<Database>) {
  return db
    .selectFrom('relatives as r')
    .innerJoin('personal_details as p', 'p.profile_id', 'r.profile_id')
    .select(['r.name', 'r.side', 'r.generation', 'p.caste_id as caste'])
    .where('r.name', '!=', '')
    .execute();
}
