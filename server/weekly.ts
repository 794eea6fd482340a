import { setImmediate as letOthersIn } from 'node:timers/promises';
import { HOUR_MS } from '#contract/durations.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { dayNumber, weekOfDay } from '#matching/calendar.ts';
import type { Log } from '#server/log.ts';
import { notifyAll } from '#server/notices/tell.queries.ts';
import { holdLock } from '#server/platform/db/hold-lock.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import { loadSeekers } from '#server/ranking/lists.ts';
import type { Services } from '#server/services.ts';
import { listWeeklyLetterReaders } from './weekly.queries.ts';

/** Maximum number of families that are checked together and notified in one transaction. */
const AT_ONCE = 100;

/**
 * Writes the weekly letter to families who asked for it and in whose lists somebody is new. Does nothing until the
 * lists are ready. After a crash the next hour continues with those who have no letter yet.
 */
export async function tellWeekly(services: Services): Promise<void> {
  const { direct, ranking } = services;
  if (!ranking.isReady()) return;
  await holdLock(direct, lockKeys.weekly, async (connection) => {
    let readerIds: string[] = [];
    do {
      readerIds = await listWeeklyLetterReaders(connection, { after: readerIds.at(-1) ?? '', count: AT_ONCE });
      const recipientIds = await filterWithNewcomers({ db: connection, ranking }, readerIds);
      const letters = recipientIds.map((profileId) => ({ kind: 'weeklyFits' as const, profileId }));
      await connection.transaction().execute((transaction) => notifyAll(transaction, letters));
    } while (readerIds.length > 0);
  });
}

/** Returns those profiles whose lists contain somebody who came this week or the week before. */
async function filterWithNewcomers(
  services: Pick<Services, 'db' | 'ranking'>,
  profileIds: readonly string[],
): Promise<string[]> {
  const today = todayInIndia();
  const lastWeek = weekOfDay(dayNumber(today) ?? 0) - 1;
  const withNewcomers: string[] = [];
  for (const [profileId, { person, excluded, between, mayList }] of await loadSeekers(services, profileIds)) {
    if (!mayList) continue;
    const hidden = new Set([...excluded, ...between]);
    if (await services.ranking.hasShownSince(person, today, { week: lastWeek, excluded: hidden }))
      withNewcomers.push(profileId);
    // Lets waiting requests run, so that a visitor waits for one of these lists and not for all of them.
    await letOthersIn();
  }
  return withNewcomers;
}

/** A day of the week as `getUTCDay` returns it. */
const MONDAY = 1;

/** Checks every hour whether it is Monday in India, and then writes the letters. Returns a function that stops it. */
export function startWeekly(services: Services, log: Pick<Log, 'error'>): () => void {
  const timer = setInterval(() => {
    if (new Date(todayInIndia()).getUTCDay() !== MONDAY) return;
    tellWeekly(services).catch((error: unknown) => log.error({ err: error }, 'the letters of the week failed'));
  }, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
