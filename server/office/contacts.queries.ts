import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { lastPosition } from './ordered-rows.queries.ts';

export interface PhoneTexts {
  emoji: string;
  name: string;
  name_bn: string;
  phone_code: string;
  phone: string;
}

export interface EmailTexts {
  emoji: string;
  name: string;
  name_bn: string;
  email: string;
}

/** Both lists of the Contact Us page, each in its order. */
export async function listContacts(db: Kysely<Database>) {
  const phones = await db
    .selectFrom('contact_phones')
    .select(['id', 'emoji', 'name', 'name_bn', 'phone_code', 'phone'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const emails = await db
    .selectFrom('contact_emails')
    .select(['id', 'emoji', 'name', 'name_bn', 'email'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return { phones, emails };
}

/** Adds a telephone number at the end; gives its id. */
export async function addPhone(db: Kysely<Database>, texts: PhoneTexts): Promise<number> {
  const position = await lastPosition(db, 'contact_phones');
  const row = { ...texts, position, edited_at: new Date() };
  return (await db.insertInto('contact_phones').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Adds an e-mail address at the end; gives its id. */
export async function addEmail(db: Kysely<Database>, texts: EmailTexts): Promise<number> {
  const position = await lastPosition(db, 'contact_emails');
  const row = { ...texts, position, edited_at: new Date() };
  return (await db.insertInto('contact_emails').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function changePhone(db: Kysely<Database>, id: number, texts: Partial<PhoneTexts>): Promise<boolean> {
  const row = { ...texts, edited_at: new Date() };
  const changed = await db.updateTable('contact_phones').set(row).where('id', '=', id).executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export async function changeEmail(db: Kysely<Database>, id: number, texts: Partial<EmailTexts>): Promise<boolean> {
  const row = { ...texts, edited_at: new Date() };
  const changed = await db.updateTable('contact_emails').set(row).where('id', '=', id).executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
