import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Which of these members are in a member's shortlist, each with the note. */
export async function loadKept(
  db: Kysely<Database>,
  profileId: string,
  memberIds: readonly string[],
): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('shortlist_entries')
    .select(['member_id', 'note'])
    .where('profile_id', '=', profileId)
    .where('member_id', 'in', [...memberIds])
    .execute();
  return new Map(rows.map(({ member_id, note }) => [member_id, note]));
}
