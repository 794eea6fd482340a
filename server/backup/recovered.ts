import type pg from 'pg';
import { SERVES } from '#server/db/budget.ts';
import { lockKeys } from '#server/db/lock-keys.ts';
import { QUEUE_SCHEMA } from '#server/db/queue.ts';
import { BackupError } from './backup-error.ts';
import { keepUnsaid, listTables } from './tables.queries.ts';

/**
 * What a restore of our own archive does by itself, for a database that PostgreSQL's own tools brought back to an earlier
 * moment: they bring back the queue as well, and with it what has been sent since. The site makes the queue anew at its start.
 */
export async function settleRecovered(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKeys.migration]);
    if ((await listTables(client)).length === 0) throw new BackupError('The database holds no site.');
    const serving =
      'select from pg_stat_activity where datname = current_database() and starts_with(application_name, $1)';
    if ((await client.query(serving, [SERVES])).rowCount) {
      throw new BackupError('A site serves from this database: stop it first. Nothing was changed.');
    }
    await keepUnsaid(client);
    await client.query(`drop schema if exists ${QUEUE_SCHEMA} cascade`);
    await client.query('commit');
  } finally {
    client.release(true);
  }
}
