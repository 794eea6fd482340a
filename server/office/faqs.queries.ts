import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { lastPosition } from './ordered-rows.queries.ts';

export interface FaqTexts {
  question: string;
  question_bn: string;
  /** Clean HTML. */
  answer: string;
  answer_bn: string;
}

export async function listFaqs(db: Kysely<Database>) {
  return db.selectFrom('faqs').select(['id', 'question', 'question_bn']).orderBy('position').orderBy('id').execute();
}

export async function loadFaq(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('faqs')
    .select(['id', 'question', 'question_bn', 'answer', 'answer_bn', 'edited_at as edited'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Adds a question at the end; gives its id. */
export async function addFaq(db: Kysely<Database>, texts: FaqTexts): Promise<number> {
  const position = await lastPosition(db, 'faqs');
  const added = await db
    .insertInto('faqs')
    .values({ ...texts, position, edited_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}

/** Changes the given texts; whether there is such a question. */
export async function changeFaq(db: Kysely<Database>, id: number, texts: Partial<FaqTexts>): Promise<boolean> {
  const changed = await db
    .updateTable('faqs')
    .set({ ...texts, edited_at: new Date() })
    .where('id', '=', id)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
