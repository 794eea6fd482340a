import type { Kysely } from 'kysely';
import { takeDueDepartures } from '#server/domain/interests/partings.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { notifyAll } from './tell.queries.ts';

/** Notifies families whose day has come that another family is no longer looking, unless that one is looking again. */
export async function tellDepartures(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const due = await takeDueDepartures(transaction);
    await notifyAll(
      transaction,
      due.flatMap(({ profileId, memberId, isLookingAgain }) =>
        isLookingAgain ? [] : [{ kind: 'noLongerLooking' as const, profileId, subjectId: memberId }],
      ),
    );
  });
}
