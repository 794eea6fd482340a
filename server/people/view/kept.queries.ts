import { type Kysely, sql } from 'kysely';
import { prepared } from '#server/db/connect.ts';
import type { Database } from '#server/db/tables.ts';

/** Which of these members are in a member's shortlist, each with the note. */
export async function loadKept(
  db: Kysely<Database>,
  profileId: string,
  memberIds: readonly string[],
): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map();
  const { rows } = await sql<{ memberId: string; note: string }>`${prepared}
    select member_id as "memberId", note from shortlist_entries
    where profile_id = ${profileId} and member_id = any(${[...memberIds]})`.execute(db);
  return new Map(rows.map(({ memberId, note }) => [memberId, note]));
}
