import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Log } from '#server/log.ts';
import { dueWeek } from '#server/ranking/pairs/due-week.ts';
import { makeRound, type RoundServices } from '#server/ranking/pairs/make-round.ts';

/** Milliseconds between two checks whether a round is due. */
const ROUND_CHECK_MS = 10 * MINUTE_MS;
/** Milliseconds between two checks until the lists are ready. */
const LISTS_CHECK_MS = 2_000;

/**
 * Makes the introductions of each week when they are due and the lists are ready. Returns a function that stops it. A
 * round under way is then aborted, and another process makes it again.
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
      const pause = services.ranking.isReady() ? ROUND_CHECK_MS : LISTS_CHECK_MS;
      await wait(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}
