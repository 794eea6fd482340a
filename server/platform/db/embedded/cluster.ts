import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reasonOf, StartError } from '#server/start-error.ts';
import { explainFailure } from './explain.ts';
import { unpackNewSite } from './new-site.ts';
import { type Account, runProgram } from './run-program.ts';

/** The location of the embedded database in the data folder. */
export interface Cluster {
  /** PGDATA, owned by the user who runs PostgreSQL. */
  dir: string;
  passwordFile: string;
  account: Account;
  binDir: string;
}

/** The name of our role in the embedded PostgreSQL, and of its database. */
export const roleName = 'shubho';

/** Returns the paths of the embedded database in a data folder: its folder, the cluster, and the password. */
export function placeCluster(dataDir: string) {
  const home = join(dataDir, 'postgresql');
  return { home, dir: join(home, 'cluster'), passwordFile: join(home, 'password') };
}

/** Reads the password of our role. @throws StartError if the file cannot be read */
export async function readPassword(cluster: Cluster): Promise<string> {
  const password = await readFile(cluster.passwordFile, 'utf8').catch((error) => {
    throw new StartError(`The password of the embedded PostgreSQL cannot be read: ${reasonOf(error)}`);
  });
  return password.trim();
}

/**
 * Makes the cluster under a temporary name and renames it at the end. A killed start leaves nothing half-made, and of
 * two first starts only one wins. With `withSite` its database is migrated and seeded if the build has prepared one;
 * otherwise it is empty.
 */
export async function makeCluster(cluster: Cluster, { withSite = false } = {}): Promise<void> {
  const home = dirname(cluster.dir);
  const unfinished = await mkdtemp(`${home}.unfinished-`);
  const dir = join(unfinished, 'cluster');
  const password = randomBytes(24).toString('hex');
  try {
    await chmod(unfinished, 0o711);
    const newCluster = { ...cluster, dir };
    const role = `role ${roleName} login createdb password '${password}';`;
    await mkdir(dir, { mode: 0o700 });
    await handOver(dir, cluster.account);
    if (withSite && (await unpackNewSite(dir, cluster.account))) await runAlone(newCluster, [`alter ${role}`]);
    else {
      await initialise(newCluster, join(unfinished, 'initial-password'));
      await runAlone(newCluster, [`create ${role}`, `create database ${roleName} owner ${roleName};`]);
    }
    await writeFile(join(unfinished, 'password'), password, { mode: 0o600, flush: true });
    await flush(newCluster);
    await rename(unfinished, home);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!isOccupied(error)) throw error;
  }
}

/** Makes an empty cluster with the superuser `postgres`. */
async function initialise(cluster: Cluster, passwordFile: string): Promise<void> {
  // initdb requires a superuser password; it is discarded, so nobody can log in as that user.
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  await handOver(passwordFile, cluster.account);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-IN'];
  const authentication = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const options = [...locale, ...authentication, '--data-checksums', '--no-sync'];
  await runChecked(cluster, ['initdb', '-D', cluster.dir, ...options]);
  await rm(passwordFile);
}

/** Runs statements in single-user mode as superuser. Writes are not synced before `flush`. */
async function runAlone(cluster: Cluster, statements: string[]): Promise<void> {
  await runChecked(
    cluster,
    ['postgres', '--single', '-F', '-D', cluster.dir, 'postgres'],
    `${statements.join('\n')}\n`,
  );
}

async function flush(cluster: Cluster): Promise<void> {
  // One sync of the whole disk instead of one for each of a thousand files; Linux only.
  const method = process.platform === 'linux' ? ['--sync-method=syncfs'] : [];
  await runChecked(cluster, ['initdb', '-D', cluster.dir, '--sync-only', ...method]);
}

/** Runs a program of PostgreSQL in the cluster's folder. @throws StartError if it fails or reports an error */
async function runChecked(cluster: Cluster, [program = '', ...args]: string[], input = ''): Promise<void> {
  const { code, output } = await runProgram(join(cluster.binDir, program), args, {
    account: cluster.account,
    cwd: cluster.dir,
    input,
  });
  if (code === 0 && !/\b(ERROR|FATAL|PANIC):/.test(output)) return;
  const lines = output.split('\n');
  const reason = lines.findLast((line) => /error|fatal|panic/i.test(line)) ?? lines.at(-1);
  const dataDir = dirname(dirname(cluster.dir));
  throw await explainFailure(dataDir, `The embedded PostgreSQL could not be made in ${dataDir}: ${reason}`);
}

/** Gives a file or folder to the account that runs PostgreSQL, unless that is our own user. */
async function handOver(path: string, { uid, gid }: Account): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

/** Whether a rename failed because another start has made the folder meanwhile. */
function isOccupied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');
}
