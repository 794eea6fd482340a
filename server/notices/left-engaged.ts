import type { Kysely } from 'kysely';
import { loadAcquaintances } from '#server/domain/visibility/acquaintances.queries.ts';
import {
  forgetLeft,
  listPerhapsLeft,
  noteAskedToLook,
  noteLeft,
} from '#server/domain/visibility-settings/left-engaged.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { notifyAll } from './tell.queries.ts';

/**
 * Maximum number of families checked in an hour. A family whose partner is still there is checked repeatedly, but there
 * are few.
 */
const AT_ONCE = 500;

/**
 * Asks a family that rests as engaged whether it looks again, some days after the other family has left. A block, a
 * deletion and a rejection are treated alike, because each reads as an ended acquaintance.
 */
export async function askWhetherLookingAgain(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // The families whose partner has left: seen for the first time, and noted before and now due to be asked.
    const newlyLeft: string[] = [];
    const dueToAsk: string[] = [];
    // Families that were noted, and whose partner is there again.
    const notLeft: string[] = [];
    for (const { profileId, withId, isNoted } of await listPerhapsLeft(transaction, AT_ONCE)) {
      const isLeft =
        withId === null || (await loadAcquaintances(transaction, profileId)).losses.get(withId) === 'ended';
      if (isLeft && isNoted) dueToAsk.push(profileId);
      else if (isLeft) newlyLeft.push(profileId);
      else if (isNoted) notLeft.push(profileId);
    }
    await noteLeft(transaction, newlyLeft);
    await forgetLeft(transaction, notLeft);
    await noteAskedToLook(transaction, dueToAsk);
    await notifyAll(
      transaction,
      dueToAsk.map((profileId) => ({ kind: 'lookAgain' as const, profileId })),
    );
  });
}
