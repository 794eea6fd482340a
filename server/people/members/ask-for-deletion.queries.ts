import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { noteDepartures } from '#server/people/interests/departures.queries.ts';

/** Hides the member at once, to be removed on that day, and ends their sessions: in the caller's transaction. */
export async function askForDeletion(
  transaction: Kysely<Database>,
  profileId: string,
  { dueAt, receipt }: { dueAt: Date; receipt: string },
): Promise<void> {
  await transaction
    .updateTable('members')
    .set({ deletion_due_at: dueAt, deletion_receipt: receipt })
    .where('profile_id', '=', profileId)
    .execute();
  await noteDepartures(transaction, profileId);
  await transaction.deleteFrom('sessions').where('profile_id', '=', profileId).execute();
}
