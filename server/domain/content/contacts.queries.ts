import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

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
