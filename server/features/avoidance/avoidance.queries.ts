import { type Kysely, sql } from 'kysely';
import { AVOIDANCE_LIMIT } from '#contract/avoidance.ts';
import type { Database } from '#server/db/tables.ts';

type List = 'hidden_members' | 'blocks';

/** Puts a member on a list, where a second time changes nothing; false when the list is full. */
export async function avoid(db: Kysely<Database>, list: List, profileId: string, memberId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into ${sql.table(list)} (profile_id, member_id)
    select ${profileId}, ${memberId}
     where (select count(*) from ${sql.table(list)} where profile_id = ${profileId}) < ${AVOIDANCE_LIMIT}
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n || (await isAvoided(db, list, profileId, memberId));
}

async function isAvoided(db: Kysely<Database>, list: List, profileId: string, memberId: string): Promise<boolean> {
  const found = await db
    .selectFrom(list)
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function stopAvoiding(
  db: Kysely<Database>,
  list: List,
  profileId: string,
  memberId: string,
): Promise<void> {
  await db.deleteFrom(list).where('profile_id', '=', profileId).where('member_id', '=', memberId).execute();
}

/** An acceptance between two is gone with all that it opened, and their relatives are compared anew at the next one. */
export async function endAcceptance(db: Kysely<Database>, one: string, other: string): Promise<void> {
  await db
    .deleteFrom('introductions')
    .where('sender_id', 'in', [one, other])
    .where('recipient_id', 'in', [one, other])
    .where('answer', '=', 'accepted')
    .execute();
}

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

export function loadBlocked(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('blocks')
    .select(['member_id', 'blocked_at'])
    .where('profile_id', '=', profileId)
    .orderBy('blocked_at', 'desc')
    .orderBy('member_id')
    .execute();
}
