import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** A letter to the office with what was answered to it. */
export async function loadAnswered(db: Kysely<Database>, reference: string) {
  return db
    .selectFrom('contact_messages')
    .select(['reference', 'email', 'subject', 'answer'])
    .where('reference', '=', reference)
    .executeTakeFirst();
}
