import type { Kysely } from 'kysely';
import type { Language } from '#contract/choices.ts';
import type { Database } from '#server/db/tables.ts';

/** Writes a text as edited: seeding leaves it alone from then on. */
export async function upsertContent(db: Kysely<Database>, key: string, lang: Language, html: string): Promise<void> {
  const edited = { html, edited_at: new Date() };
  await db
    .insertInto('contents')
    .values({ key, lang, ...edited })
    .onConflict((conflict) => conflict.columns(['key', 'lang']).doUpdateSet(edited))
    .execute();
}
