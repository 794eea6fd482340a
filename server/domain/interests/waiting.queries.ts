import { type Kysely, sql } from 'kysely';
import { INTEREST_DAYS } from '#contract/introductions.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Who has sent this member an interest that waits for an answer; the one that ends soonest first. */
export function loadWaitingRows(db: Kysely<Database>, recipientId: string) {
  return db
    .selectFrom('introductions')
    .select(['sender_id', 'sent_at'])
    .where('recipient_id', '=', recipientId)
    .where('withdrawn_at', 'is', null)
    .where('answer', 'is', null)
    .where('sent_at', '>', sql<Date>`now() - make_interval(days => ${INTEREST_DAYS})`)
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
}
