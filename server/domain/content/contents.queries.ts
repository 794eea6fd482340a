import { type Kysely, sql } from 'kysely';
import type { Language } from '#contract/choices.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** One text of the site, in one language, as HTML. */
export interface Content {
  key: string;
  lang: Language;
  html: string;
}

/** Writes a text as edited. Seeding never overwrites an edited text. */
export async function upsertContent(db: Kysely<Database>, { key, lang, html }: Content): Promise<void> {
  const edited = { html, edited_at: sql<Date>`now()` };
  await db
    .insertInto('contents')
    .values({ key, lang, ...edited })
    .onConflict((conflict) => conflict.columns(['key', 'lang']).doUpdateSet(edited))
    .execute();
}

/** Lists every text of the site that the office may edit, with its length. `edited` is null for a seeded text. */
export async function listContents(db: Kysely<Database>) {
  return db
    .selectFrom('contents')
    .select(['key', 'lang', sql<number>`length(html)`.as('characters'), 'edited_at as edited'])
    .orderBy('key')
    .orderBy('lang')
    .execute();
}

/** Returns a text as it is stored; undefined if there is no such text. `edited` is null for a seeded text. */
export async function loadText(db: Kysely<Database>, key: string, lang: Language) {
  return db
    .selectFrom('contents')
    .select(['key', 'lang', 'edited_at as edited', 'html'])
    .where('key', '=', key)
    .where('lang', '=', lang)
    .executeTakeFirst();
}

interface TextKey {
  key: string;
  lang: Language;
}

/** Returns a text and locks its row until the transaction ends. Returns undefined if there is no such text. */
export async function lockText(db: Kysely<Database>, { key, lang }: TextKey): Promise<string | undefined> {
  const text = await db
    .selectFrom('contents')
    .select('html')
    .where('key', '=', key)
    .where('lang', '=', lang)
    .forUpdate()
    .executeTakeFirst();
  return text?.html;
}

/**
 * Number of the latest former versions of a text that are kept. Older versions are kept if their replacement was
 * announced to visitors, because visitors may read them.
 */
const MOST_FORMER = 50;

/**
 * Saves the present version of a text before it is replaced. `told` is what visitors read about the replacement, `''`
 * if it is not announced. Deletes unannounced versions beyond `MOST_FORMER`.
 */
export async function keepFormer(
  db: Kysely<Database>,
  { key, lang, html, by, told }: TextKey & { html: string; by: string; told: string },
): Promise<void> {
  await db.insertInto('former_contents').values({ key, lang, html, replaced_by: by, told }).execute();
  await sql`delete from former_contents where key = ${key} and lang = ${lang} and told = '' and id <=
    (select id from former_contents where key = ${key} and lang = ${lang} order by id desc offset ${MOST_FORMER} limit 1)`.execute(
    db,
  );
}

/** Number of former versions of a text on one page. */
const PAGE_SIZE = 10;

/**
 * Lists a page of former versions of a text, the latest first, from the id `latest` down, and whether there are more.
 */
export async function listFormer(db: Kysely<Database>, { key, lang }: TextKey, latest: number) {
  const rows = await db
    .selectFrom('former_contents')
    .select(['id', 'replaced_at as until', 'replaced_by as by', 'told', 'html'])
    .where('key', '=', key)
    .where('lang', '=', lang)
    .where('id', '<=', latest)
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  return { former: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

/** Returns a former version of a text by its id; undefined if there is no such version. */
export async function loadFormer(db: Kysely<Database>, id: number) {
  return db.selectFrom('former_contents').select(['key', 'lang', 'html']).where('id', '=', id).executeTakeFirst();
}

/** A function of the site that the office can turn off. Every process reads its state from the database. */
export type Switch = 'powerLink';

/** Whether a switch is on. A switch that nobody has turned yet is on. */
export async function isOn(db: Kysely<Database>, name: Switch): Promise<boolean> {
  return (await loadSwitch(db, name))?.isOn ?? true;
}

/** Returns the state of a switch; undefined if nobody has turned it yet. */
export async function loadSwitch(db: Kysely<Database>, name: Switch) {
  return db
    .selectFrom('switches')
    .select(['is_on as isOn', 'turned_at as since', 'turned_by as by'])
    .where('name', '=', name)
    .executeTakeFirst();
}

/** Returns the phones and the e-mail addresses of the Contact Us page, both as the office has arranged them. */
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
