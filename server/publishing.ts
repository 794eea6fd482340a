import type { Kysely } from 'kysely';
import type { Log } from '#server/log.ts';
import { publishDue } from '#server/office/publish-due.ts';
import { holdLock } from '#server/platform/db/hold-lock.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import type { Database } from '#server/platform/db/tables.ts';

const MINUTE_MS = 60_000;

/** Until the next whole minute: days begin in India on one. */
export const untilNextMinute = (now: number): number => MINUTE_MS - (now % MINUTE_MS);

/** At the beginning of every minute what was written for a day that has begun is published. The answer ends it, after what is under way. */
export function startPublishing({ db, log }: { db: Kysely<Database>; log: Pick<Log, 'error'> }): () => Promise<void> {
  const run = () =>
    holdLock(db, lockKeys.publishing, (connection) => publishDue(connection)).catch((error: unknown) =>
      log.error({ err: error }, 'what was written for a day was not published'),
    );
  let last = run();
  let timer: NodeJS.Timeout;
  const plan = () => {
    timer = setTimeout(() => {
      last = run();
      plan();
    }, untilNextMinute(Date.now()));
    timer.unref();
  };
  plan();
  return () => {
    clearTimeout(timer);
    return last;
  };
}
