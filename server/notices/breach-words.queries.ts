import type { Kysely } from 'kysely';
import type { Language } from '#contract/choices.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Loads the subject and text of the e-mail about a breach in a language; undefined if the breach is deleted. */
export async function breachWords(db: Kysely<Database>, id: string | null, language: Language) {
  const found = await db
    .selectFrom('breaches')
    .select(
      language === 'bn'
        ? ['subject_bn as subject', 'letter_bn as text']
        : ['subject_en as subject', 'letter_en as text'],
    )
    .where('id', '=', Number(id))
    .executeTakeFirst();
  return found;
}
