import type { Kysely } from 'kysely';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Log } from '#server/log.ts';
import { publishDue } from '#server/office/publish-due.ts';
import { holdLock } from '#server/platform/db/hold-lock.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Returns the milliseconds until the next full minute. Days in India begin on one. */
export const untilNextMinute = (now: number): number => MINUTE_MS - (now % MINUTE_MS);

/**
 * Publishes drafts whose day has begun, now and at the start of every minute. Returns a function that stops this after
 * the running turn.
 */
export function startPublishing({ db, log }: { db: Kysely<Database>; log: Pick<Log, 'error'> }): () => Promise<void> {
  const run = () =>
    holdLock(db, lockKeys.publishing, (connection) => publishDue(connection)).catch((error: unknown) =>
      log.error({ err: error }, 'what was written for a day was not published'),
    );
  let latestRun = run();
  let timer: NodeJS.Timeout;
  const plan = () => {
    timer = setTimeout(() => {
      latestRun = run();
      plan();
    }, untilNextMinute(Date.now()));
    timer.unref();
  };
  plan();
  return () => {
    clearTimeout(timer);
    return latestRun;
  };
}
