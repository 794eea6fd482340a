import type { Kysely } from 'kysely';
import { isPlaceholderEmail } from '#server/domain/content/placeholders.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Where answers to a letter of the office go: the first address of the contact page that is the trust's own; `''` for none. */
export async function loadMailbox(db: Kysely<Database>): Promise<string> {
  const rows = await db
    .selectFrom('contact_emails')
    .select(['email', 'name', 'name_bn'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.find((row) => !isPlaceholderEmail(row))?.email ?? '';
}
