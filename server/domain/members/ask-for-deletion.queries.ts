import { type Kysely, sql } from 'kysely';
import { KEPT } from '#contract/retention.ts';
import { noteDepartures } from '#server/domain/interests/departures.queries.ts';
import { endSessionsIn } from '#server/http/session.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Hides the member at once, to be removed on that day, and ends their sessions: in the caller's transaction. */
export async function askForDeletion(transaction: Kysely<Database>, profileId: string, receipt: string): Promise<Date> {
  const { dueAt } = await transaction
    .updateTable('members')
    .set({
      deletion_due_at: sql<Date>`now() + make_interval(days => ${KEPT.deletion.many})`,
      deletion_receipt: receipt,
    })
    .where('profile_id', '=', profileId)
    .returning(sql<Date>`deletion_due_at`.as('dueAt'))
    .executeTakeFirstOrThrow();
  await noteDepartures(transaction, profileId);
  await endSessionsIn(transaction, profileId);
  return dueAt;
}
