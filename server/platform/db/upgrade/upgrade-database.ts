import { readFile, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { putInPlace } from '#server/platform/crypto/data-key.ts';
import { StartError } from '#server/start-error.ts';
import { makePool } from '../connect.ts';
import { chooseAccount } from '../embedded/account.ts';
import { prepareBinaries } from '../embedded/binaries.ts';
import { type Cluster, placeCluster } from '../embedded/cluster.ts';
import { runProgram } from '../embedded/run-program.ts';
import { type Connection, ensureRunning, stopServer } from '../embedded/server-process.ts';
import { settingsOf } from '../embedded/settings.ts';
import { startEmbedded } from '../embedded/start-embedded.ts';
import { refuseWithoutCluster } from '../expect-site.ts';
import { takeOwnership } from '../ownership.ts';
import { sizeOf } from './compare.queries.ts';
import { finishUpgrade, nextHome } from './finish-upgrade.ts';
import { type Moved, moveDatabase } from './move-database.ts';

/** The result of an upgrade. */
export interface Upgraded extends Moved {
  /** The versions of PostgreSQL. */
  from: string;
  to: string;
  /** The folder of the former database. */
  keptIn: string;
}

interface Options {
  dataDir: string;
  backupKey: Buffer | undefined;
  /** Returns the folder of the PostgreSQL package of a major version (`17`). */
  findFormer(major: string): Promise<string>;
}

/**
 * Moves the embedded database to the PostgreSQL of this version: fills a new cluster from an archive, compares both,
 * and only then replaces the former one, which is kept. Returns undefined if there is nothing to do. An interrupted
 * upgrade can be run again.
 *
 * @throws StartError while the site runs, and if the two databases differ
 */
export async function upgradeDatabase({ dataDir, backupKey, findFormer }: Options): Promise<Upgraded | undefined> {
  await refuseWithoutCluster(dataDir).catch(async (error) => {
    if (!(await isThere(nextHome(dataDir)))) throw error;
  });
  await finishUpgrade(dataDir);
  const { dir, passwordFile } = placeCluster(dataDir);
  const major = (await readFile(join(dir, 'PG_VERSION'), 'utf8')).trim();
  const { version, binDir } = await prepareBinaries();
  if (major === majorOf(version)) return undefined;
  if (Number(major) > Number(majorOf(version)))
    throw new StartError(`The database was made by PostgreSQL ${major}, which is newer than ${version}.`);
  const former = await prepareBinaries(await findFormer(major));
  if (majorOf(former.version) !== major)
    throw new StartError(`PostgreSQL ${major} is needed to read the database, not ${former.version}.`);
  const account = await chooseAccount(dir);
  const work = join(dataDir, 'upgrade.unfinished');
  const moved = await withServer({ dir, passwordFile, account, binDir: former.binDir }, major, async (connection) => {
    await removeLeftover({ dir: placeCluster(work).dir, passwordFile, account, binDir }, work);
    await refuseWithoutRoom(connection, dataDir);
    const next = await startEmbedded({ dataDir: work });
    try {
      return await moveDatabase(connection, next.connection, { folder: work, backupKey });
    } finally {
      await next.stop();
    }
  });
  // From here on the upgrade will complete: after an interruption the next start continues.
  await putInPlace(placeCluster(work).home, nextHome(dataDir));
  await rm(work, { recursive: true });
  const keptIn = (await finishUpgrade(dataDir)) ?? '';
  return { ...moved, from: former.version, to: version, keptIn };
}

/** Returns the major version (`17`) of a version (`17.2`). */
const majorOf = (version: string): string => version.split('.')[0] ?? '';

/** Runs a function with the server of a cluster, as its only owner, and stops the server. */
async function withServer<T>(cluster: Cluster, major: string, use: (connection: Connection) => Promise<T>): Promise<T> {
  const { connection, pid } = await ensureRunning(cluster, settingsOf(Number(major)));
  const owner = await takeOwnership(connection, () => {});
  if (!owner)
    throw new StartError(`Shubho Bibaho runs on the data folder ${dirname(dirname(cluster.dir))}: stop it first.`);
  try {
    return await use(connection);
  } finally {
    await owner.release();
    await stopServer(cluster, pid);
  }
}

/** Removes the leftovers of a killed upgrade, including its server. */
async function removeLeftover({ dir, binDir, account }: Cluster, work: string): Promise<void> {
  if (!(await isThere(work))) return;
  await runProgram(join(binDir, 'pg_ctl'), ['stop', '-D', dir, '-m', 'immediate', '-w'], { account });
  await rm(work, { recursive: true });
}

/** The space for the new cluster and the archive, as a multiple of the size of the former database. */
const ROOM_FACTOR = 1.5;

/** Fails if the disk has no room for the new cluster and the archive. */
async function refuseWithoutRoom(connection: Connection, dataDir: string): Promise<void> {
  const pool = makePool(connection, console);
  const needed = ROOM_FACTOR * (await sizeOf(pool).finally(() => pool.end()));
  const disk = await statfs(dataDir);
  if (disk.bavail * disk.bsize > needed) return;
  throw new StartError(`The disk of ${dataDir} needs ${Math.ceil(needed / 1e6)} MB of room for the second database.`);
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
