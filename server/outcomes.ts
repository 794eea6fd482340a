import type { Kysely } from 'kysely';
import type { Log } from '#server/log.ts';
import { applyOutcomes } from '#server/notices/outcomes.queries.ts';
import { holdLock } from '#server/platform/db/hold-lock.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { repeat } from '#server/platform/repeat.ts';

const MINUTE_MS = 60_000;

/** Applies due outcomes of two families every minute. Returns a function that stops it after the running one. */
export function startOutcomes({ db, log }: { db: Kysely<Database>; log: Pick<Log, 'error'> }): () => Promise<void> {
  const run = () =>
    holdLock(db, lockKeys.outcomes, applyOutcomes).catch((error: unknown) =>
      log.error({ err: error }, 'what families have decided was not applied'),
    );
  return repeat(run, MINUTE_MS, { atOnce: true });
}
