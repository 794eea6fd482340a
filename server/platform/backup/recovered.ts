import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { SERVING_PREFIX } from '#server/platform/db/budget.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { QUEUE_SCHEMA } from '#server/platform/db/queue.ts';
import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { BackupError } from './backup-error.ts';
import { inParallel } from './in-parallel.ts';
import type { LaterChange } from './later-lines.ts';
import { markUnfinished } from './replay.queries.ts';
import { type Replay, replay } from './replay.ts';
import { invalidatePending, listTables } from './tables.queries.ts';

interface Recovered {
  /** The changes since the moment of the recovery that must not be undone; undefined if they are unknown. */
  later: readonly LaterChange[] | undefined;
  files: ObjectStore;
}

/** The number of files that are removed in parallel. */
const PARALLEL_FILES = 8;

/**
 * Completes a point-in-time recovery by PostgreSQL's own tools, as our own restore does by itself. Those tools also
 * restore the queue, with jobs that were sent since; the site recreates the queue at its start. An interrupted run can
 * be repeated, and no site opens before it succeeds. Returns null if the later changes are unknown.
 */
export async function settleRecovered(pool: pg.Pool, { later, files }: Recovered): Promise<Replay | null> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKeys.migration]);
    await refuseUnsettleable(client);
    await invalidatePending(client);
    await client.query(`drop schema if exists ${QUEUE_SCHEMA} cascade`);
    if (later) await markUnfinished(client);
    await client.query('commit');
  } finally {
    client.release(true);
  }
  if (!later) return null;
  // The database may have been restored to a moment before an upgrade.
  await migrate(pool);
  const replayed = await replay(pool, later, hash);
  await inParallel(replayed.files, PARALLEL_FILES, (path) => files.remove(path));
  return replayed;
}

/** Fails for a database without a site, or while a site serves from it. @throws BackupError */
async function refuseUnsettleable(client: pg.ClientBase): Promise<void> {
  if ((await listTables(client)).length === 0) throw new BackupError('The database holds no site.');
  const serving =
    'select from pg_stat_activity where datname = current_database() and starts_with(application_name, $1)';
  if ((await client.query(serving, [SERVING_PREFIX])).rowCount)
    throw new BackupError('A site serves from this database: stop it first. Nothing was changed.');
}

/**
 * Returns the moment to which a database was restored: the one that the operator has written, or else the one that
 * PostgreSQL knows until its next start. @throws BackupError if the text is no moment, or if neither is known
 */
export async function momentOfRecovery(pool: pg.Pool, writtenMoment: string | undefined): Promise<Date> {
  if (writtenMoment !== undefined) {
    const { rows } = await pool.query<{ at: Date }>('select $1::timestamptz as at', [writtenMoment]).catch(() => {
      throw new BackupError(`--to ${writtenMoment} is no moment: write "2026-11-26 14:05:00+05:30".`);
    });
    if (rows[0]) return rows[0].at;
  }
  const { rows } = await pool.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at');
  if (rows[0]?.at) return rows[0].at;
  throw new BackupError(
    'PostgreSQL does not know any more to which moment it was brought back: say it, with --to "2026-11-26 14:05:00+05:30". Nothing was changed.',
  );
}
