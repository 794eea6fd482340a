import { type Kysely, sql } from 'kysely';
import type { Language } from '#contract/choices.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Every text of the site that the office may edit. */
export async function listContents(db: Kysely<Database>) {
  return db
    .selectFrom('contents')
    .select(['key', 'lang', sql<number>`length(html)`.as('characters'), 'edited_at as edited'])
    .orderBy('key')
    .orderBy('lang')
    .execute();
}

export async function loadText(db: Kysely<Database>, key: string, lang: Language) {
  return db
    .selectFrom('contents')
    .select(['key', 'lang', 'edited_at as edited', 'html'])
    .where('key', '=', key)
    .where('lang', '=', lang)
    .executeTakeFirst();
}
