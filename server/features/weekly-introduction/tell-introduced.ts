import { HOUR_MS } from '#contract/durations.ts';
import { mondayInIndia } from '#contract/india-day.ts';
import { settlesAt } from '#contract/weekly-introduction.ts';
import { listIntroduced } from '#server/domain/weekly-pairs/untold.queries.ts';
import { notifyAll } from '#server/notices/tell.queries.ts';
import { holdLock } from '#server/platform/db/hold-lock.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import type { Services } from '#server/services.ts';

/** Hour on Monday in India from which families are notified. */
const TOLD_AT_HOUR = 10;
/** Number of families notified in one transaction. */
const AT_ONCE = 100;

/** Returns the moment from which families are notified of a week's introductions, in milliseconds. */
export const tellsFrom = (week: string): number => Date.parse(`${week}T00:00:00+05:30`) + TOLD_AT_HOUR * HOUR_MS;

/**
 * Notifies each family of the week's pairs once, from TOLD_AT_HOUR on Monday until the week is settled. After a crash,
 * families already notified are not notified again. Returns true if nobody is left to notify this week; false also if
 * the week has no pairs, or another process does the work.
 */
export async function tellIntroduced({ direct }: Pick<Services, 'direct'>, now = Date.now()): Promise<boolean> {
  const week = mondayInIndia(now);
  if (now < tellsFrom(week) || now >= settlesAt(week)) return false;
  let isDone = false;
  await holdLock(direct, lockKeys.weeklyPairs, async (connection) => {
    let introduced: Awaited<ReturnType<typeof listIntroduced>> = [];
    let hasAny = false;
    do {
      introduced = await listIntroduced(connection, week, {
        after: introduced.at(-1)?.profileId ?? '',
        count: AT_ONCE,
      });
      hasAny ||= introduced.length > 0;
      const untoldNews = introduced.flatMap(({ isTold, profileId, memberId }) =>
        isTold ? [] : [{ kind: 'weeklyIntroduction' as const, profileId, aboutId: memberId }],
      );
      await connection.transaction().execute((transaction) => notifyAll(transaction, untoldNews));
    } while (introduced.length > 0);
    isDone = hasAny;
  });
  return isDone;
}
