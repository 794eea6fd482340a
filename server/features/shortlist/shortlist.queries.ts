import type { Kysely } from 'kysely';
import { SHORTLIST_LIMIT } from '#contract/shortlist.ts';
import { hasRoom } from '#server/domain/visibility/has-room.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Lists the members on a family's shortlist, the latest first. */
export function loadEntries(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('shortlist_entries')
    .select(['member_id', 'note', 'added_at'])
    .where('profile_id', '=', profileId)
    .orderBy('added_at', 'desc')
    .orderBy('member_id')
    .execute();
}

/**
 * Adds a member to the shortlist or changes the note. Returns false if the list is full. Call with the owner's row
 * locked.
 */
export async function saveEntry(
  db: Kysely<Database>,
  profileId: string,
  memberId: string,
  note: string,
): Promise<boolean> {
  const entries = await loadEntries(db, profileId);
  const listedIds = entries.map(({ member_id }) => member_id);
  const isNew = !listedIds.includes(memberId);
  if (isNew && !(await hasRoom({ db }, profileId, { listed: listedIds, most: SHORTLIST_LIMIT }))) return false;
  await db
    .insertInto('shortlist_entries')
    .values({ profile_id: profileId, member_id: memberId, note })
    .onConflict((conflict) => conflict.columns(['profile_id', 'member_id']).doUpdateSet({ note }))
    .execute();
  return true;
}

/** Removes a member and the note from a family's shortlist. */
export async function deleteEntry(db: Kysely<Database>, profileId: string, memberId: string): Promise<void> {
  await db
    .deleteFrom('shortlist_entries')
    .where('profile_id', '=', profileId)
    .where('member_id', '=', memberId)
    .execute();
}
