import { access, chmod, constants, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { forgetPostgresVariables } from '#server/config.ts';
import { isDatabaseDown } from '#server/platform/db/database-down.ts';
import { finishUpgrade } from '#server/platform/db/upgrade/finish-upgrade.ts';
import { isFileError, reasonOf, StartError } from '#server/start-error.ts';
import { chooseAccount } from './account.ts';
import { prepareBinaries } from './binaries.ts';
import { type Cluster, makeCluster, placeCluster } from './cluster.ts';
import { type Account, runProgram } from './run-program.ts';
import { type Connection, ensureRunning, stopServer } from './server-process.ts';
import { embeddedSettings, type Settings } from './settings.ts';

/** An embedded server that was started or taken over. */
export interface EmbeddedDatabase {
  /** Changed in place by `revive`. */
  connection: Connection;
  /** Restarts a server that died, at the same port. Throws a StartError if it does not start in time. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** An absolute path; created if missing. */
  dataDir: string;
  /** PostgreSQL settings that differ from the defaults. */
  settings?: Settings;
  /** A new database contains a new site if the build has prepared one; otherwise it is empty. */
  withSite?: boolean;
}

/** Starts the embedded PostgreSQL of a data folder, or takes over the one that a killed process left running. */
export async function startEmbedded({ dataDir, settings, withSite }: Options): Promise<EmbeddedDatabase> {
  forgetPostgresVariables();
  const { home, dir, passwordFile } = placeCluster(dataDir);
  const account = await chooseAccount(dir);
  const { binDir, version } = await prepareBinaries();
  const cluster: Cluster = { dir, passwordFile, account, binDir };
  try {
    await prepareDataDir(dataDir, account);
    await finishUpgrade(dataDir);
    if (!(await exists(home))) await makeCluster(cluster, { withSite });
    await removeAbandoned(home);
    await refuseOtherMajor(dir, version);
  } catch (error) {
    throw isFileError(error) ? new StartError(`DATA_DIR (${dataDir}) cannot be used: ${reasonOf(error)}.`) : error;
  }

  const allSettings = { ...embeddedSettings, ...settings };
  const started = await ensureRunning(cluster, allSettings);
  const { connection } = started;
  let { pid } = started;
  return {
    connection,
    revive: async () => {
      const restarted = await ensureRunning(cluster, allSettings, connection.port);
      pid = restarted.pid;
      Object.assign(connection, restarted.connection);
    },
    stop: () => stopServer(cluster, pid),
  };
}

/** The maximum number of attempts to connect to a started server. */
const ATTEMPTS = 5;

/** Calls `take` with the connection of a started server. Starts it again if another program was just stopping it. */
export async function takeHold<Hold>(
  { connection, revive }: EmbeddedDatabase,
  take: (connection: Connection) => Promise<Hold>,
): Promise<Hold> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await take(connection);
    } catch (error) {
      if (attempt === ATTEMPTS || !isDatabaseDown(error)) throw error;
      await revive();
    }
  }
}

/** Makes the data folder. Fails if it is not writable, or if PostgreSQL's user cannot enter it. */
async function prepareDataDir(dataDir: string, account: Account): Promise<void> {
  const isOurUser = account.uid === undefined;
  const firstMade = await mkdir(dataDir, { recursive: true, mode: isOurUser ? 0o700 : 0o711 });
  await refuseReadOnly(dataDir);
  if (isOurUser) return;
  // With a strict umask PostgreSQL's user could not enter the new folders.
  if (firstMade) await openUp(dataDir, firstMade);
  if ((await runProgram('test', ['-x', dataDir], { account })).code === 0) return;
  throw new StartError(
    `PostgreSQL does not run as root but as user ${account.uid}, who cannot enter DATA_DIR (${dataDir}): ` +
      'choose a folder like /var/lib/shubho-bibaho/data, or open the folders above it.',
  );
}

/** Fails if the data folder is not writable. PostgreSQL's own message would only name its log file. */
async function refuseReadOnly(dataDir: string): Promise<void> {
  try {
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `DATA_DIR (${dataDir}) cannot be used: ${reasonOf(error)}. Make it writable for this user (a disk that can only be read: ` +
        'look for faults in its log, then mount it anew), or name another folder.',
    );
  }
}

/**
 * Fails if the cluster is of another major version, whose files PostgreSQL cannot read. Our archives are readable by
 * every later version.
 */
async function refuseOtherMajor(clusterDir: string, version: string): Promise<void> {
  const clusterMajor = (await readFile(join(clusterDir, 'PG_VERSION'), 'utf8')).trim();
  const [major = ''] = version.split('.');
  if (clusterMajor === major) return;
  throw new StartError(
    `The database in ${clusterDir} was made by PostgreSQL ${clusterMajor}, and this version brings PostgreSQL ${major}: ` +
      'run npm run upgrade-database, which keeps the former one.',
  );
}

/** Lets everybody enter a folder and those above it, up to `top`. */
async function openUp(dir: string, top: string): Promise<void> {
  await chmod(dir, 0o711);
  if (dir !== top && dir !== dirname(dir)) await openUp(dirname(dir), top);
}

/** A first start takes seconds, so an older unfinished folder is abandoned. */
const ABANDONED_AFTER_MS = 600_000;

/** Removes the folders of killed first starts. */
async function removeAbandoned(home: string): Promise<void> {
  const parent = dirname(home);
  for (const name of await readdir(parent)) {
    if (!name.startsWith('postgresql.unfinished-')) continue;
    const path = join(parent, name);
    const folder = await stat(path).catch(() => undefined);
    if (folder && Date.now() - folder.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
