import { type Kysely, sql } from 'kysely';
import type { PauseKind } from '#contract/pause.ts';
import type { Database } from '#server/platform/db/tables.ts';

const DAYS = 14;

/** Who has lately accepted an interest of this member; the latest first. */
export async function loadLatelyAccepted(db: Kysely<Database>, senderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('introductions')
    .select('recipient_id')
    .where('sender_id', '=', senderId)
    .where('answer', '=', 'accepted')
    .where('answered_at', '>', sql<Date>`now() - make_interval(days => ${DAYS})`)
    .orderBy('answered_at', 'desc')
    .execute();
  return rows.map(({ recipient_id }) => recipient_id);
}

/** Whether the family has paused or settled; undefined where it looks on. */
export async function loadPauseKind(db: Kysely<Database>, profileId: string): Promise<PauseKind | undefined> {
  const row = await db.selectFrom('pauses').select('kind').where('profile_id', '=', profileId).executeTakeFirst();
  return row?.kind;
}
