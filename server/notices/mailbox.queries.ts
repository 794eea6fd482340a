import type { Kysely } from 'kysely';
import { isPlaceholderEmail } from '#server/domain/content/placeholders.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * Returns the reply address of the office's letters: the first e-mail of the contact page that is no placeholder; `''`
 * if there is none.
 */
export async function loadMailbox(db: Kysely<Database>): Promise<string> {
  const rows = await db
    .selectFrom('contact_emails')
    .select(['email', 'name', 'name_bn'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.find((row) => !isPlaceholderEmail(row))?.email ?? '';
}
