import type { Kysely, Transaction } from 'kysely';
import type { Gender } from '#contract/choices.ts';
import type { Database } from '#server/db/tables.ts';
import { asWritten } from '#server/people/held-answers/held-answers.queries.ts';
import { withhold } from '#server/people/held-answers/withhold.ts';

/** The birth date that the age rule needs when the gender changes; `''` when none is stored. */
export async function loadBirthDate(db: Kysely<Database>, profileId: string): Promise<string> {
  const stored = await db
    .selectFrom('personal_details')
    .select('birth_date')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  const row = await asWritten(db, { profileId, table: 'personal_details' }, stored);
  return row?.birth_date ?? '';
}

interface ProfileChange {
  name: string;
  gender: Gender;
  email: string;
}

export async function saveProfile(
  transaction: Transaction<Database>,
  { profileId, isLookedAt }: { profileId: string; isLookedAt: boolean },
  { name, gender, email }: ProfileChange,
): Promise<void> {
  const written = { name, gender };
  const columns = await withhold(transaction, { profileId, table: 'members', columns: written, isLookedAt });
  await transaction
    .updateTable('members')
    .set({ ...columns, email })
    .where('profile_id', '=', profileId)
    .execute();
}
