import { type Kysely, sql } from 'kysely';
import { prepared } from '#server/db/connect.ts';
import type { Database } from '#server/db/tables.ts';

/** Whom a member does not meet in a list: blocked in either direction, hidden by the member, or declined by the member. */
export async function loadExcludedIds(db: Kysely<Database>, profileId: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    ${prepared} select member_id as id from blocks where profile_id = ${profileId}
    union select profile_id from blocks where member_id = ${profileId}
    union select member_id from hidden_members where profile_id = ${profileId}
    union select sender_id from introductions where recipient_id = ${profileId} and answer = 'declined'`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
