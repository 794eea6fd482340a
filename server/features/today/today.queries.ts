import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';

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
