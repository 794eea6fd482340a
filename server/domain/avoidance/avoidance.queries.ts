import type { Kysely } from 'kysely';
import { AVOIDANCE_LIMIT } from '#contract/blocks.ts';
import { hasRoom } from '#server/domain/visibility/has-room.ts';
import type { Database } from '#server/platform/db/tables.ts';

type AvoidanceList = 'hidden_members' | 'blocks';

/**
 * Adds a member to a list. Returns true also if the member is already on the list, and false if the list is full. Call
 * with the owner's row locked.
 */
export async function addToAvoidanceList(
  db: Kysely<Database>,
  list: AvoidanceList,
  profileId: string,
  memberId: string,
): Promise<boolean> {
  const listed = await loadListed(db, list, profileId);
  if (listed.includes(memberId)) return true;
  // A block list holds ids as they were typed, even if no member has such an id, so every entry counts.
  const mayAdd =
    list === 'blocks'
      ? listed.length < AVOIDANCE_LIMIT
      : await hasRoom({ db }, profileId, { listed, most: AVOIDANCE_LIMIT });
  if (mayAdd) await db.insertInto(list).values({ profile_id: profileId, member_id: memberId }).execute();
  return mayAdd;
}

async function loadListed(db: Kysely<Database>, list: AvoidanceList, profileId: string): Promise<string[]> {
  const rows = await db.selectFrom(list).select('member_id').where('profile_id', '=', profileId).execute();
  return rows.map(({ member_id }) => member_id);
}

/** Removes a member from a list; does nothing if the member is not on it. */
export async function stopAvoiding(
  db: Kysely<Database>,
  list: AvoidanceList,
  profileId: string,
  memberId: string,
): Promise<void> {
  await db.deleteFrom(list).where('profile_id', '=', profileId).where('member_id', '=', memberId).execute();
}

/** Lists the members whom a member has hidden, the latest first. */
export async function loadHidden(db: Kysely<Database>, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('hidden_members')
    .select('member_id')
    .where('profile_id', '=', profileId)
    .orderBy('hidden_at', 'desc')
    .orderBy('member_id')
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Lists the ids that a member has blocked, the latest first. */
export function loadBlocked(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('blocks')
    .select(['member_id', 'blocked_at'])
    .where('profile_id', '=', profileId)
    .orderBy('blocked_at', 'desc')
    .orderBy('member_id')
    .execute();
}
