import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, inject, onTestFinished } from 'vitest';

/** A data folder for one test; whatever PostgreSQL still runs in it is ended after the test. */
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

/** The same with a database in it, as a start leaves it behind. */
export async function makeFilledDataDir(): Promise<string> {
  const dataDir = await makeDataDir();
  // With their owners: started as root, PostgreSQL runs as another user.
  await promisify(execFile)('cp', ['-a', `${inject('filledDataDir')}/.`, dataDir]);
  return dataDir;
}

/** The process id of the PostgreSQL that serves a data folder, if one runs. */
export async function findPostgres(dataDir: string): Promise<number | undefined> {
  const [pid] = await readLockFile(dataDir);
  return pid && isAlive(Number(pid)) ? Number(pid) : undefined;
}

/** Runs a query beside the server, as it would itself. */
export async function queryBeside(dataDir: string, sql: string, database = 'shubho'): Promise<unknown[]> {
  const port = Number((await readLockFile(dataDir))[3]);
  const password = await readFile(join(dataDir, 'postgresql/password'), 'utf8');
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'shubho', password, database });
  client.on('error', () => {});
  await client.connect();
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function readLockFile(dataDir: string): Promise<string[]> {
  const text = await readFile(join(dataDir, 'postgresql/cluster/postmaster.pid'), 'utf8').catch(() => '');
  return text.split('\n');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
