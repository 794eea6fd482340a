import type { Kysely } from 'kysely';
import { lockDueReminders, markReminded } from '#server/domain/together/meetings.queries.ts';
import { loadSeen } from '#server/domain/visibility/load-views.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { notifyAll } from './tell.queries.ts';

/**
 * Reminds both families once of tomorrow's meeting. If one of the two is not visible to the other at present,
 * nothing is sent; if both are later that day, the reminder follows.
 */
export async function remindOfMeetings(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const reminded: number[] = [];
    for (const { togetherId, oneId, otherId } of await lockDueReminders(transaction)) {
      const isMutual =
        (await loadSeen({ db: transaction }, oneId, [otherId])).has(otherId) &&
        (await loadSeen({ db: transaction }, otherId, [oneId])).has(oneId);
      if (!isMutual) continue;
      reminded.push(togetherId);
      await notifyAll(transaction, [
        { kind: 'meetingTomorrow', profileId: oneId, aboutId: otherId },
        { kind: 'meetingTomorrow', profileId: otherId, aboutId: oneId },
      ]);
    }
    await markReminded(transaction, reminded);
  });
}
