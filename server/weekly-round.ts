import type { Log } from '#server/log.ts';
import { dueWeek } from '#server/ranking/pairs/due-week.ts';
import { makeRound } from '#server/ranking/pairs/make-round.ts';
import type { Services } from '#server/services.ts';

const LOOKED_AT_EVERY_MS = 10 * 60_000;

/** Makes the introductions of the week that is due; nothing where they are made, or another process makes them. */
export async function makeDueRound(services: Services, log: Pick<Log, 'info'>, now = Date.now()): Promise<void> {
  const week = dueWeek(now);
  if (week !== undefined) await makeRound(services, week, log);
}

/** Looks every ten minutes whether a round is due. The answer ends it. */
export function startRounds(services: Services, log: Pick<Log, 'info' | 'error'>): () => void {
  const timer = setInterval(() => {
    makeDueRound(services, log).catch((error: unknown) =>
      log.error({ err: error }, 'the introductions of the week failed'),
    );
  }, LOOKED_AT_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
