import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

export async function listFaqs(db: Kysely<Database>) {
  return db
    .selectFrom('faqs')
    .select(['id', 'subject', 'question', 'question_bn'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function loadFaq(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('faqs')
    .select(['id', 'subject', 'question', 'question_bn', 'answer', 'answer_bn', 'edited_at as edited'])
    .where('id', '=', id)
    .executeTakeFirst();
}
