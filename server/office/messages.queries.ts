import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** What visitors wrote, the oldest first; those that wait for an answer unless all are asked for. */
export async function listMessages(db: Kysely<Database>, isAll: boolean) {
  let query = db
    .selectFrom('contact_messages')
    .select(['reference', 'sent_at as sent', 'name', 'subject', 'answered_at as answered'])
    .orderBy('sent_at');
  if (!isAll) query = query.where('answered_at', 'is', null);
  return query.execute();
}

export async function loadMessage(db: Kysely<Database>, reference: string) {
  return db
    .selectFrom('contact_messages')
    .select([
      'reference',
      'sent_at as sent',
      'name',
      'email',
      'phone',
      'subject',
      'content as message',
      'answered_at as answered',
    ])
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** Whether there is such a message. The time of a first answer stays. */
export async function markAnswered(db: Kysely<Database>, reference: string, isAnswered: boolean): Promise<boolean> {
  const marked = await db
    .updateTable('contact_messages')
    .set({ answered_at: isAnswered ? sql<Date>`coalesce(answered_at, now())` : null })
    .where('reference', '=', reference)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}
