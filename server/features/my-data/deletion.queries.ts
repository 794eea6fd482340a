import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

export async function loadPasswordHash(db: Kysely<Database>, accountId: number): Promise<string | undefined> {
  const row = await db.selectFrom('accounts').select('password_hash').where('id', '=', accountId).executeTakeFirst();
  return row?.password_hash;
}

/** Hides the member at once, to be removed on that day, and ends their sessions. */
export async function askForDeletion(
  db: Kysely<Database>,
  profileId: string,
  { dueAt, receipt }: { dueAt: Date; receipt: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('members')
      .set({ deletion_due_at: dueAt, deletion_receipt: receipt })
      .where('profile_id', '=', profileId)
      .execute();
    await transaction.deleteFrom('sessions').where('profile_id', '=', profileId).execute();
  });
}
