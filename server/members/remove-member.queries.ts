import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { FileStore } from '#server/files/file-store.ts';

type Condition = 'asked' | 'unfinished';

/** Registrations that stopped at step 1 thirty days ago, and members who asked to be deleted seven days ago. */
export async function removeMembersDue(db: Kysely<Database>, files: FileStore): Promise<void> {
  for (const condition of ['asked', 'unfinished'] as const) {
    const due = await db.selectFrom('members').select('profile_id').where(isDue(condition)).execute();
    for (const { profile_id } of due) await removeMember(db, files, profile_id, condition);
  }
}

const isDue = (condition: Condition) =>
  condition === 'asked'
    ? sql<boolean>`deletion_due_at <= now()`
    : sql<boolean>`registered_at is null and created_at < now() - interval '30 days'`;

/** Everything that hangs on a member goes with their row; the receipt stays, alone; the files go last. */
async function removeMember(
  db: Kysely<Database>,
  files: FileStore,
  profileId: string,
  condition: Condition,
): Promise<void> {
  const stored = await db.transaction().execute(async (transaction) => {
    const named = await transaction
      .selectFrom('files')
      .select(['kind', 'name', 'small_name'])
      .where('profile_id', '=', profileId)
      .execute();
    // Whoever has come back in the meantime stays.
    const gone = await transaction
      .deleteFrom('members')
      .where('profile_id', '=', profileId)
      .where(isDue(condition))
      .returning('deletion_receipt')
      .executeTakeFirst();
    if (!gone) return [];
    await forget(transaction, profileId);
    if (gone.deletion_receipt !== null) {
      await transaction.insertInto('deletion_receipts').values({ receipt: gone.deletion_receipt }).execute();
    }
    return named;
  });
  for (const { kind, name, small_name } of stored) {
    await files.remove(
      kind === 'picture' ? 'pictures' : 'horoscopes',
      small_name === null ? [name] : [name, small_name],
    );
  }
}

/** What names a member without a key to their row. A report that they made stays with the office, without their name. */
async function forget(db: Kysely<Database>, profileId: string): Promise<void> {
  await db.deleteFrom('blocks').where('member_id', '=', profileId).execute();
  await db.deleteFrom('reports').where('member_id', '=', profileId).execute();
  await db.updateTable('reports').set({ reporter_id: '' }).where('reporter_id', '=', profileId).execute();
}
