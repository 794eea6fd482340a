import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { backUp } from '#server/backup/back-up.ts';
import { readArchive } from '#server/backup/read-archive.ts';
import { restore } from '#server/backup/restore.ts';
import { nameOf, type Table } from '#server/backup/tables.queries.ts';
import { StartError } from '#server/start-error.ts';
import { makePool } from '../connect.ts';
import { migrationsDir } from '../migrate.ts';
import { patience } from '../patience.ts';
import { digestOf } from './compare.queries.ts';

export interface Moved {
  tables: number;
  rows: number;
}

interface Place {
  /** For the archive and what belongs to it; removed by the caller. */
  folder: string;
  backupKey: Buffer | undefined;
}

/**
 * Fills an empty database with what another one has, by an archive, on the schema that it has there; files stay where they
 * are. @throws StartError where both differ afterwards
 */
export async function moveDatabase(
  from: pg.ClientConfig,
  to: pg.ClientConfig,
  { folder, backupKey }: Place,
): Promise<Moved> {
  const [source, target] = [makePool(from, console), makePool(to, console)];
  try {
    const path = join(folder, 'archive');
    // A folder without files: the archive is to have none.
    const dataDir = join(folder, 'without-files');
    await mkdir(dataDir);
    await backUp({ pool: source, dataDir, path, backupKey });
    const manifest = await readArchive(path, backupKey);
    const known = await copyMigrations(folder, manifest.migrations);
    const options = { pool: target, dataDir, path, backupKey, manifest, migrationsDir: known };
    await restore({ ...options, keepsDataKey: false, isOfNow: true });
    await compare(source, target, manifest.tables);
    return { tables: manifest.tables.length, rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0) };
  } finally {
    await Promise.all([source.end(), target.end()]);
  }
}

/** The migrations that the database has: newer ones come with the site's next start. */
async function copyMigrations(folder: string, migrations: readonly { name: string }[]): Promise<string> {
  const known = join(folder, 'migrations');
  await mkdir(known);
  for (const { name } of migrations) await copyFile(join(migrationsDir, name), join(known, name));
  return known;
}

/** What the queue would still have sent is noted in these when it is left behind. */
const NOTED = ['notices', 'notice_deliveries'];

async function compare(source: pg.Pool, target: pg.Pool, tables: readonly Table[]): Promise<void> {
  const [one, other] = await Promise.all([source.connect(), target.connect()]);
  try {
    for (const client of [one, other]) await client.query(patience.endless);
    for (const table of tables.filter(({ name }) => !NOTED.includes(name))) {
      const [before, after] = await Promise.all([digestOf(one, table), digestOf(other, table)]);
      if (before !== after)
        throw new StartError(`The table ${nameOf(table)} was not moved as it was: nothing is changed.`);
    }
  } finally {
    one.release(true);
    other.release(true);
  }
}
