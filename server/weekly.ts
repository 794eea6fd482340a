import { setImmediate as letOthersIn } from 'node:timers/promises';
import { todayInIndia } from '#contract/india-day.ts';
import { dayNumber, weekOfDay } from '#matching/calendar.ts';
import type { Log } from '#server/log.ts';
import { notifyAll } from '#server/notices/tell.queries.ts';
import { holdLock } from '#server/platform/db/hold-lock.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import { loadSeekers } from '#server/ranking/lists.ts';
import type { Services } from '#server/services.ts';
import { listWhoWants } from './weekly.queries.ts';

/** Families checked and notified at once. */
const AT_ONCE = 100;
const HOUR_MS = 3_600_000;

/**
 * Notifies members who asked for it that new people have come who fit, once a week, while the lists are ready. After a
 * crash those already notified stay so, and the next hour continues.
 */
export async function tellWeekly(services: Services): Promise<void> {
  const { direct, ranking } = services;
  if (!ranking.isReady()) return;
  await holdLock(direct, lockKeys.weekly, async (connection) => {
    let wanting: string[] = [];
    do {
      wanting = await listWhoWants(connection, { after: wanting.at(-1) ?? '', count: AT_ONCE });
      const told = await findWhoIsTold({ db: connection, ranking }, wanting);
      await connection.transaction().execute((transaction) =>
        notifyAll(
          transaction,
          told.map((profileId) => ({ kind: 'weeklyFits' as const, profileId })),
        ),
      );
    } while (wanting.length > 0);
  });
}

/** Returns those whose lists contain somebody who came this week or the week before. */
async function findWhoIsTold(
  services: Pick<Services, 'db' | 'ranking'>,
  profileIds: readonly string[],
): Promise<string[]> {
  const today = todayInIndia();
  const week = weekOfDay(dayNumber(today) ?? 0) - 1;
  const told: string[] = [];
  for (const [profileId, { person, excluded, between, mayList }] of await loadSeekers(services, profileIds)) {
    if (!mayList) continue;
    if (await services.ranking.hasShownSince(person, today, { week, excluded: new Set([...excluded, ...between]) }))
      told.push(profileId);
    await letOthersIn(); // a visitor waits for one list, not for a hundred
  }
  return told;
}

/** Checks every hour whether it is Monday in India, and then writes the letters. Returns a function that stops it. */
export function startWeekly(services: Services, log: Pick<Log, 'error'>): () => void {
  const timer = setInterval(() => {
    if (new Date(todayInIndia()).getUTCDay() !== 1) return;
    tellWeekly(services).catch((error: unknown) => log.error({ err: error }, 'the letters of the week failed'));
  }, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
