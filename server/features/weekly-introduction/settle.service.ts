import { lastSettledWeek } from '#contract/weekly-introduction.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { listToSettle, markSettled, settleQuiet, takeSides } from '#server/domain/weekly-pairs/settling.queries.ts';
import { holdLock } from '#server/platform/db/hold-lock.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import type { Services } from '#server/services.ts';
import { settlePair } from './settle-pair.ts';

/** So many pairs are read, or settled without anything to do, in one go. */
const AT_ONCE = 500;

/**
 * From Sunday evening on: makes of every pair what both families have pressed. One process does it at a time, each pair in a transaction of
 * its own, so that after an end in the middle the next goes on and does none twice; late is as good as in time.
 */
export async function settleWeeks({ direct, ...services }: Services, now = Date.now()): Promise<void> {
  const until = lastSettledWeek(now);
  if ((await listToSettle(direct, until, 1)).length === 0) return;
  await holdLock(direct, lockKeys.weeklyPairs, async (connection) => {
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
