import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Returns every relative's name with the member's caste. The member's number only tells families apart. */
export async function listWrittenNames(db: Kysely<Database>) {
  return db
    .selectFrom('relatives as r')
    .innerJoin('personal_details as p', 'p.profile_id', 'r.profile_id')
    .select(['r.profile_id as profileId', 'r.name', 'r.side', 'r.generation', 'p.caste_id as caste'])
    .where('r.name', '!=', '')
    .execute();
}
