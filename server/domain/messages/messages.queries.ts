import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

export interface Message {
  reference: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  content: string;
}

/** False when the reference is already another message's. */
export async function insertMessage(db: Kysely<Database>, message: Message): Promise<boolean> {
  const made = await db
    .insertInto('contact_messages')
    .values(message)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('reference')
    .executeTakeFirst();
  return made !== undefined;
}
