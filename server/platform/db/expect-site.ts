import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import { StartError } from '#server/start-error.ts';
import { placeCluster } from './embedded/cluster.ts';

/** Returns the error for something that EXPECT_SITE requires. `what` completes "EXPECT_SITE is set, but …". */
const missing = (what: string): StartError =>
  new StartError(`EXPECT_SITE is set, but ${what}: is its disk mounted? Unset EXPECT_SITE to make a new site.`);

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Fails for a data folder without a database, for programs that must not make one. */
export async function refuseWithoutCluster(dataDir: string): Promise<void> {
  if (await isThere(placeCluster(dataDir).home)) return;
  throw new StartError(`There is no database in the data folder ${dataDir}: DATA_DIR names another?`);
}

/** Fails for a database without a site. */
export async function refuseWithoutSite(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ isThere: boolean }>(`select to_regclass('members') is not null as "isThere"`);
  if (!rows[0]?.isThere) throw new StartError('The database holds no site: DATABASE_URL or DATA_DIR names another?');
}

/** Fails if EXPECT_SITE is set and the data folder has no database. Called before the database is opened. */
export async function expectCluster({ expectSite, dataDir, databaseUrl }: Config): Promise<void> {
  if (!expectSite || databaseUrl !== undefined) return;
  if (!(await isThere(placeCluster(dataDir).home))) throw missing(`there is no site in DATA_DIR (${dataDir})`);
}

/** Fails if EXPECT_SITE is set and the site or its files are missing. Called before the database is filled. */
export async function expectSite({ expectSite, dataDir, databaseUrl, filesUrl }: Config, pool: pg.Pool): Promise<void> {
  if (!expectSite) return;
  const where = databaseUrl === undefined ? `DATA_DIR (${dataDir})` : 'DATABASE_URL';
  await refuseWithoutSite(pool).catch((error: unknown) => {
    throw error instanceof StartError ? missing(`the database of ${where} holds no site`) : error;
  });
  if (filesUrl !== undefined) return;
  const { rows } = await pool.query<{ hasFiles: boolean }>('select exists (select from files) as "hasFiles"');
  if (rows[0]?.hasFiles && !(await isThere(join(dataDir, 'files')))) {
    throw missing(`DATA_DIR (${dataDir}) lacks the pictures that the database names`);
  }
}
