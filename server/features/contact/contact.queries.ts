import type { Kysely } from 'kysely';
import type { HelplineEmail, HelplinePhone } from '#contract/contact.ts';
import type { Database } from '#server/db/tables.ts';

export function loadPhones(db: Kysely<Database>): Promise<HelplinePhone[]> {
  return db
    .selectFrom('contact_phones')
    .select(['id', 'emoji', 'name', 'name_bn as nameBn', 'phone_code as phoneCode', 'phone'])
    .orderBy('position')
    .execute();
}

export function loadEmails(db: Kysely<Database>): Promise<HelplineEmail[]> {
  return db
    .selectFrom('contact_emails')
    .select(['id', 'emoji', 'name', 'name_bn as nameBn', 'email'])
    .orderBy('position')
    .execute();
}

interface Message {
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
