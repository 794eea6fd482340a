import { type Kysely, sql } from 'kysely';
import type { Language } from '#contract/choices.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** One text of the site, in one language. */
export interface Content {
  key: string;
  lang: Language;
  html: string;
}

/** Writes a text as edited: seeding leaves it alone from then on. */
export async function upsertContent(db: Kysely<Database>, { key, lang, html }: Content): Promise<void> {
  const edited = { html, edited_at: sql<Date>`now()` };
  await db
    .insertInto('contents')
    .values({ key, lang, ...edited })
    .onConflict((conflict) => conflict.columns(['key', 'lang']).doUpdateSet(edited))
    .execute();
}
