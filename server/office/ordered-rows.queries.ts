import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { keepFormerRow } from './lists.queries.ts';

/** Tables whose rows the office adds, removes and orders. */
export type OrderedTable = 'faqs' | 'contact_phones' | 'contact_emails' | 'social_links' | 'banners' | 'test_centres';

/** The office's texts of a row, by column. */
export type RowTexts = Readonly<Record<string, string>>;

/** Adds a row at the end and returns its id. */
export async function addRow(db: Kysely<Database>, table: OrderedTable, texts: RowTexts): Promise<number> {
  const columns = sql.join(Object.keys(texts).map((column) => sql.ref(column)));
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${columns}, position, edited_at)
    values (${sql.join(Object.values(texts))}, (select coalesce(max(position), 0) + 1 from ${sql.table(table)}), now())
    returning id`.execute(db);
  return rows[0]?.id ?? Number.NaN;
}

/** Changes these texts of the row with this value in this column. Returns false if there is no such row. */
export async function changeRow(
  db: Kysely<Database>,
  table: OrderedTable,
  texts: RowTexts,
  [column, value]: readonly [column: string, value: number | string],
): Promise<boolean> {
  const changes = sql.join(Object.entries(texts).map(([name, text]) => sql`${sql.ref(name)} = ${text}`));
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${changes}, edited_at = now() where ${sql.ref(column)} = ${value}`.execute(db);
  return numAffectedRows === 1n;
}

/** Removes a row. Returns false if there is no such row. */
export async function removeRow(
  db: Kysely<Database>,
  table: OrderedTable | 'testimonials',
  id: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Puts these rows first, in this order; the others keep theirs. If some ids are unknown, returns them and changes
 * nothing.
 */
export async function orderRows(db: Kysely<Database>, table: OrderedTable, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} for update`.execute(db);
  const existingIds = new Set(rows.map(({ id }) => id));
  const unknownIds = ids.filter((id) => !existingIds.has(id));
  if (unknownIds.length > 0) return unknownIds;
  await sql`
    update ${sql.table(table)} as old set position = fresh.position, edited_at = now()
      from (select id, row_number() over (order by array_position(${ids}::int[], id) nulls last, position, id) as position
              from ${sql.table(table)}) as fresh
     where fresh.id = old.id and fresh.position <> old.position`.execute(db);
  return [];
}

/** Lists the questions of the FAQ page without their answers, in the order of the page. */
export async function listFaqs(db: Kysely<Database>) {
  return db
    .selectFrom('faqs')
    .select(['id', 'subject', 'question', 'question_bn'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Loads a question with its answers; undefined if there is none with this id. */
export async function loadFaq(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('faqs')
    .select(['id', 'subject', 'question', 'question_bn', 'answer', 'answer_bn', 'edited_at as edited'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Lists the links of the footer, in its order. */
export async function listLinks(db: Kysely<Database>) {
  return db
    .selectFrom('social_links')
    .select(['network', 'name', 'name_bn', 'url', 'edited_at as edited'])
    .orderBy('position')
    .execute();
}

/** Replaces the link of the same network, or adds it at the end. */
export async function setLink(db: Kysely<Database>, link: Record<'network' | 'name' | 'name_bn' | 'url', string>) {
  const isChanged = await changeRow(db, 'social_links', link, ['network', link.network]);
  if (!isChanged) await addRow(db, 'social_links', link);
}

/** Stores a copy of a network's link before it is changed or removed. */
export async function keepFormerLink(
  db: Kysely<Database>,
  network: string,
  replacement: { by: string; isGone: boolean },
): Promise<void> {
  const link = await db.selectFrom('social_links').select('id').where('network', '=', network).executeTakeFirst();
  if (link) await keepFormerRow(db, 'links', { ...replacement, id: link.id });
}

/** Removes the link of a network. Returns false if there was none. */
export async function removeLink(db: Kysely<Database>, network: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('social_links').where('network', '=', network).executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Stores a picture under a name made of its hash. Deletes pictures that no present or former banner uses. Returns the
 * name.
 */
export async function keepBannerImage(db: Kysely<Database>, jpeg: Uint8Array): Promise<string> {
  const bytes = Buffer.from(jpeg);
  const name = `${hash('sha256', bytes, 'hex').slice(0, 32)}.jpg`;
  await db
    .deleteFrom('banner_images')
    .where('name', 'not in', db.selectFrom('banners').select('image'))
    .where(
      'name',
      'not in',
      db.selectFrom('former_rows').select(sql<string>`whole ->> 'image'`.as('image')).where('list', '=', 'banners'),
    )
    .execute();
  await db
    .insertInto('banner_images')
    .values({ name, jpeg: bytes })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return name;
}

/** Shows or hides a banner. Returns false if there is none with this id. */
export async function turnBanner(db: Kysely<Database>, id: number, isOn: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('banners')
    .set({ is_on: isOn, edited_at: sql<Date>`now()` })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface TestimonialTexts {
  kind: 'story' | 'opinion';
  author: string;
  author_bn: string;
  /** Sanitised HTML. */
  html: string;
  html_bn: string;
  /** The day of the family's consent. */
  consented_on: string;
  /** The number of the signed form. */
  consent_form: string;
}

/** Lists success stories and opinions, published or withdrawn. */
export async function listTestimonials(db: Kysely<Database>) {
  return db
    .selectFrom('testimonials')
    .select(['id', 'kind', 'author', 'author_bn', 'added_at as added', 'published_at as published'])
    .orderBy('id')
    .execute();
}

/** Adds a story, publishes it at once and returns its id. */
export async function addTestimonial(db: Kysely<Database>, texts: TestimonialTexts): Promise<number> {
  const row = { ...texts, published_at: sql<Date>`now()` };
  return (await db.insertInto('testimonials').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/**
 * Publishes or withdraws a story. Returns false if there is none with this id. A story that is published already keeps
 * its time of publication.
 */
export async function showTestimonial(db: Kysely<Database>, id: number, isPublished: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('testimonials')
    .set({ published_at: isPublished ? sql<Date>`coalesce(published_at, now())` : null })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
