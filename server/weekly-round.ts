import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#server/log.ts';
import { dueWeek } from '#server/ranking/pairs/due-week.ts';
import { makeRound, type RoundServices } from '#server/ranking/pairs/make-round.ts';

const LOOKED_AT_EVERY_MS = 10 * 60_000;
/** Interval of checks, in milliseconds, until the lists are ready. */
const LISTS_LOOK_MS = 2_000;

/**
 * Makes the introductions of each week when they are due and the lists are ready, checking every ten minutes. Returns a
 * function that stops it; a round under way is aborted and made again by another process.
 */
export function startRounds(services: RoundServices, log: Pick<Log, 'info' | 'error'>): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      const week = dueWeek();
      if (services.ranking.isReady() && week !== undefined)
        await makeRound(services, week, { log, signal }).catch((error: unknown) => {
          if (!signal.aborted) log.error({ err: error }, 'the introductions of the week failed');
        });
      const pause = services.ranking.isReady() ? LOOKED_AT_EVERY_MS : LISTS_LOOK_MS;
      await wait(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}
