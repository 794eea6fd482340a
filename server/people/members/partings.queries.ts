import { type Kysely, sql } from 'kysely';
import { AGAIN_AFTER_DAYS } from '#contract/introductions.ts';
import type { Database } from '#server/db/tables.ts';

/** An acceptance between two is gone with all that it opened, and their relatives are compared anew at the next one. */
export async function endAcceptance(db: Kysely<Database>, one: string, other: string): Promise<void> {
  await db
    .deleteFrom('introductions')
    .where('sender_id', 'in', [one, other])
    .where('recipient_id', 'in', [one, other])
    .where('answer', '=', 'accepted')
    .execute();
}

/** Whether either has ended an acquaintance with the other within `AGAIN_AFTER_DAYS`. */
export async function hasParted(db: Kysely<Database>, one: string, other: string): Promise<boolean> {
  const found = await db
    .selectFrom('partings')
    .select('ended_at')
    .where('profile_id', 'in', [one, other])
    .where('member_id', 'in', [one, other])
    .where('ended_at', '>', sql<Date>`now() - make_interval(days => ${AGAIN_AFTER_DAYS})`)
    .executeTakeFirst();
  return found !== undefined;
}
