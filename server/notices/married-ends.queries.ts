import type { Kysely } from 'kysely';
import { KEEPING_WARNED } from '#contract/retention.ts';
import { takeMarriedEnding } from '#server/domain/together/outcomes.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { notifyAll } from './tell.queries.ts';

/** Maximum number of families notified in one sweep. */
const AT_ONCE = 1_000;

/** Notifies families that reported their wedding, on the days of KEEPING_WARNED, that the profile will be deleted. */
export async function warnOfMarriedEnd(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const ending = await takeMarriedEnding(transaction, { ...KEEPING_WARNED, atOnce: AT_ONCE });
    await notifyAll(
      transaction,
      ending.map((profileId) => ({ kind: 'marriedEnds' as const, profileId })),
    );
  });
}
