import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, onTestFinished } from 'vitest';
import { readLockFile } from '../query-beside.ts';

export { queryBeside } from '../query-beside.ts';

/** Makes an empty data folder for one test. After the test, a PostgreSQL that still runs in it is stopped. */
export async function makeDataDir(parent = tmpdir()): Promise<string> {
  const dataDir = await mkdtemp(join(parent, 'shubho-bibaho-runtime-'));
  await chmod(dataDir, 0o711);
  onTestFinished(async () => {
    const pid = await findPostgres(dataDir);
    if (pid) process.kill(pid, 'SIGQUIT');
    await expect.poll(() => findPostgres(dataDir), { timeout: 10_000 }).toBeUndefined();
    await rm(dataDir, { recursive: true, force: true });
  });
  return dataDir;
}

/** Makes a data folder with a database, as after a first start. */
export async function makeFilledDataDir(): Promise<string> {
  const dataDir = await makeDataDir();
  // Keeps the owners: as root we start PostgreSQL as another user.
  await promisify(execFile)('cp', ['-a', `${inject('filledDataDir')}/.`, dataDir]);
  return dataDir;
}

/** Returns the process id of the PostgreSQL of a data folder; undefined if it does not run. */
export async function findPostgres(dataDir: string): Promise<number | undefined> {
  const [pid] = await readLockFile(dataDir);
  return pid && isAlive(Number(pid)) ? Number(pid) : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
