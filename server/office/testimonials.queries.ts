import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

interface TestimonialTexts {
  kind: 'story' | 'opinion';
  author: string;
  author_bn: string;
  /** Clean HTML. */
  html: string;
  html_bn: string;
  /** The day on which the family agreed, and the number of the form. */
  consented_on: string;
  consent_form: string;
}

/** Success stories and opinions, published or withdrawn. */
export async function listTestimonials(db: Kysely<Database>) {
  return db
    .selectFrom('testimonials')
    .select(['id', 'kind', 'author', 'author_bn', 'added_at as added', 'published_at as published'])
    .orderBy('id')
    .execute();
}

/** Adds one and shows it at once; gives its id. */
export async function addTestimonial(db: Kysely<Database>, texts: TestimonialTexts): Promise<number> {
  const row = { ...texts, published_at: sql<Date>`now()` };
  return (await db.insertInto('testimonials').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Shows or hides one; whether there is such a one. What is published already keeps its time. */
export async function showTestimonial(db: Kysely<Database>, id: number, isPublished: boolean): Promise<boolean> {
  const changed = await db
    .updateTable('testimonials')
    .set({ published_at: isPublished ? sql<Date>`coalesce(published_at, now())` : null })
    .where('id', '=', id)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
