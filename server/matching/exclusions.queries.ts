import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Whom a member never meets in a list: blocked in either direction, or hidden by the member. */
export async function loadExclusions(db: Kysely<Database>, profileId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select member_id as id from blocks where profile_id = ${profileId}
    union select profile_id from blocks where member_id = ${profileId}
    union select member_id from hidden_members where profile_id = ${profileId}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
