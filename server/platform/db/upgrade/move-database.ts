import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { backUp } from '#server/platform/backup/back-up.ts';
import { readArchive } from '#server/platform/backup/read-archive.ts';
import { restore } from '#server/platform/backup/restore.ts';
import { nameOf, type Table } from '#server/platform/backup/tables.queries.ts';
import { takePlaceOfFormer } from '#server/platform/storage/site-identity.queries.ts';
import { StartError } from '#server/start-error.ts';
import { makePool } from '../connect.ts';
import { migrationsDir } from '../migrate.ts';
import { makeQueues, QUEUE_SCHEMA, QUEUES } from '../queue.ts';
import { timeouts } from '../timeouts.ts';
import { digestOf } from './compare.queries.ts';

/** The numbers of moved tables and rows. */
export interface Moved {
  tables: number;
  rows: number;
  /** The number of jobs that wait in the queue, e.g. messages to send. */
  waiting: number;
}

interface Workspace {
  /** A temporary folder for the archive; the caller removes it. */
  folder: string;
  backupKey: Buffer | undefined;
}

/**
 * Copies one database into an empty one through an archive, with the same schema, and copies waiting jobs. Files stay
 * in place.
 *
 * @throws StartError if the two databases differ afterwards
 */
export async function moveDatabase(
  from: pg.ClientConfig,
  to: pg.ClientConfig,
  { folder, backupKey }: Workspace,
): Promise<Moved> {
  const [source, target] = [makePool(from, console), makePool(to, console)];
  try {
    const path = join(folder, 'archive');
    // A folder without files, so that the archive contains none.
    const dataDir = join(folder, 'without-files');
    await mkdir(dataDir);
    await backUp({ pool: source, dataDir, path, backupKey, isMove: true });
    const manifest = await readArchive(path, backupKey);
    const formerMigrations = await copyMigrations(folder, manifest.migrations);
    const options = { pool: target, dataDir, path, backupKey, manifest, migrationsDir: formerMigrations };
    await restore({ ...options, keepsDataKey: false, isOfNow: true });
    const waiting = await withBoth(source, target, async (sourceClient, targetClient) => {
      for (const table of manifest.tables) await compare(sourceClient, targetClient, table);
      await takePlaceOfFormer(targetClient);
      return carryQueue(sourceClient, targetClient);
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { tables: manifest.tables.length, rows, waiting };
  } finally {
    await Promise.all([source.end(), target.end()]);
  }
}

/**
 * Copies the migrations of the source database to a folder and returns it. The site's next start applies newer ones.
 */
async function copyMigrations(folder: string, migrations: readonly { name: string }[]): Promise<string> {
  const copies = join(folder, 'migrations');
  await mkdir(copies);
  for (const { name } of migrations) await copyFile(join(migrationsDir, name), join(copies, name));
  return copies;
}

/** Runs a function with a client of each pool, without time limits. */
async function withBoth<T>(
  source: pg.Pool,
  target: pg.Pool,
  use: (sourceClient: pg.PoolClient, targetClient: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const [sourceClient, targetClient] = await Promise.all([source.connect(), target.connect()]);
  try {
    for (const client of [sourceClient, targetClient]) await client.query(timeouts.endless);
    return await use(sourceClient, targetClient);
  } finally {
    sourceClient.release(true);
    targetClient.release(true);
  }
}

/** Fails if a table differs between the two databases. */
async function compare(source: pg.PoolClient, target: pg.PoolClient, table: Table): Promise<void> {
  const [before, after] = await Promise.all([digestOf(source, table), digestOf(target, table)]);
  if (before !== after) throw new StartError(`The table ${nameOf(table)} was not moved as it was: nothing is changed.`);
}

/** The number of jobs in a page. */
const JOBS_PER_PAGE = 5_000;
/** Less than every id of a job. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Copies the waiting jobs of one database's queue to another, with their times. Returns their number. */
export async function carryQueue(from: pg.ClientBase, to: pg.ClientBase): Promise<number> {
  await makeQueues(to);
  const { rows } = await from.query<{ isThere: boolean }>(
    `select to_regclass('${QUEUE_SCHEMA}.job') is not null as "isThere"`,
  );
  if (!rows[0]?.isThere) return 0;
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: { executeSql: (text, values) => to.query(text, values) },
    schema: QUEUE_SCHEMA,
  });
  let carriedJobs = 0;
  for (const name of Object.keys(QUEUES)) {
    for await (const jobs of listWaiting(from, name)) {
      await boss.insert(name, jobs);
      carriedJobs += jobs.length;
    }
  }
  return carriedJobs;
}

interface WaitingJob {
  id: string;
  data: { id: string };
  priority: number;
  startAfter: string;
}

/** Yields the waiting jobs page by page. Jobs that were being sent when a process died count as waiting. */
async function* listWaiting(from: pg.ClientBase, name: string): AsyncGenerator<WaitingJob[]> {
  for (let last = FIRST_ID; ; ) {
    const { rows } = await from.query<WaitingJob>(
      `select id::text, data, priority, to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "startAfter"
       from ${QUEUE_SCHEMA}.job where name = $1 and state in ('created', 'retry', 'active') and id > $2 order by id limit ${JOBS_PER_PAGE}`,
      [name, last],
    );
    const lastRow = rows.at(-1);
    if (lastRow === undefined) return;
    yield rows;
    last = lastRow.id;
  }
}
