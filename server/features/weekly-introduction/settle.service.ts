import { lastSettledWeek } from '#contract/weekly-introduction.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { listToSettle, markSettled, settleQuiet, takeSides } from '#server/domain/weekly-pairs/settling.queries.ts';
import { holdLock } from '#server/platform/db/hold-lock.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import type { Services } from '#server/services.ts';
import { settlePair } from './settle-pair.ts';

/** Number of pairs that are read, or settled without an effect, at once. */
const AT_ONCE = 500;

/**
 * Settles past weeks, from Sunday evening on: executes what both families of every pair have pressed. One process works
 * at a time, with one transaction for each pair. After a crash the next process continues and repeats none; a late run
 * has the same result.
 */
export async function settleWeeks({ direct, ...services }: Services, now = Date.now()): Promise<void> {
  const until = lastSettledWeek(now);
  if ((await listToSettle(direct, until, 1)).length === 0) return;
  await holdLock(direct, lockKeys.weeklyPairs, async (connection) => {
    // Settles the pairs that need no action, in batches. Each call returns whether there may be more.
    while (await settleQuiet(connection, until, AT_ONCE));
    for (;;) {
      const pairs = await listToSettle(connection, until, AT_ONCE);
      for (const pair of pairs)
        await connection.transaction().execute(async (transaction) => {
          await lockMembers(transaction, [pair.brideId, pair.groomId]);
          const sides = await takeSides(transaction, pair);
          if (sides === null) return;
          await settlePair(transaction, services, sides);
          await markSettled(transaction, pair);
        });
      if (pairs.length < AT_ONCE) return;
    }
  });
}
