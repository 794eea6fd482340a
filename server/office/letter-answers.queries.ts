import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

interface Answered {
  reference: string;
  answer: string;
  by: string;
  how: 'email' | 'noted';
}

/** Keeps what was answered to a letter; undefined where somebody has answered it meanwhile, else the address that it came from. */
export async function saveLetterAnswer(
  db: Kysely<Database>,
  { reference, answer, by, how }: Answered,
): Promise<string | undefined> {
  const saved = await db
    .updateTable('contact_messages')
    .set({ answered_at: sql<Date>`now()`, answer, answered_by: by, answered_how: how })
    .where('reference', '=', reference)
    .where('answered_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return saved?.email;
}
