import { readFile, rename } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseDown } from '#server/db/database-down.ts';
import { StartError } from '#server/start-error.ts';
import { type Cluster, readPassword, roleName } from './cluster.ts';
import { runProgram } from './run-program.ts';
import { listArguments, type Settings } from './settings.ts';

export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  ssl: false;
}

const patienceMs = 30_000;
const pauseMs = 50;
// What goes away by itself: another start, the last processes of a killed server, a port taken in between.
const passing = /lock file|shared memory|sockets/;

/**
 * Gives a connection to the cluster's server once it answers: to the one left over from a killed process, or to one
 * started here. A server that is going down or coming up is waited for.
 */
export async function ensureRunning(cluster: Cluster, settings: Settings, port?: number): Promise<Connection> {
  const password = await readPassword(cluster);
  const deadline = Date.now() + patienceMs;
  let reason = '';
  while (Date.now() < deadline) {
    if (await isRunning(cluster)) {
      const connection = makeConnection(await readPort(cluster), password);
      if (connection && (await answers(connection, cluster))) return connection;
      reason = 'the process that its postmaster.pid names does not answer';
      await wait(pauseMs);
    } else {
      const complaint = await startServer(cluster, settings, port ?? (await findFreePort()));
      if (complaint === undefined) continue;
      reason = complaint;
      if (!passing.test(complaint)) break;
      await wait(pauseMs);
    }
  }
  throw new StartError(`The embedded PostgreSQL did not start in ${cluster.dir}: ${reason}`);
}

export async function stopServer(cluster: Cluster): Promise<void> {
  await runProgram(
    join(cluster.binDir, 'pg_ctl'),
    ['stop', '-D', cluster.dir, '-m', 'fast', '-w', '-t', '20'],
    cluster,
  );
}

async function isRunning({ binDir, dir, account }: Cluster): Promise<boolean> {
  return (await runProgram(join(binDir, 'pg_ctl'), ['status', '-D', dir], { account })).code === 0;
}

// The fourth line of PostgreSQL's own file; missing while the server comes up.
async function readPort(cluster: Cluster): Promise<number> {
  const lines = await readFile(join(cluster.dir, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(lines.split('\n')[3]);
}

function makeConnection(port: number, password: string): Connection | undefined {
  if (!port) return undefined;
  return { host: '127.0.0.1', port, user: roleName, password, database: roleName, ssl: false };
}

async function answers(connection: Connection, cluster: Cluster): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (isDatabaseDown(error)) return false;
    throw new StartError(`The embedded PostgreSQL in ${cluster.dir} refuses the password kept beside it.`);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Why the server did not start, or undefined. */
async function startServer(cluster: Cluster, settings: Settings, port: number): Promise<string | undefined> {
  const logFile = join(cluster.dir, 'server.log');
  await rename(logFile, join(cluster.dir, 'server.previous.log')).catch(() => {});
  const args = ['start', '-D', cluster.dir, '-w', '-t', '60', '-s', '-l', logFile];
  const { code, output } = await runProgram(
    join(cluster.binDir, 'pg_ctl'),
    [...args, '-o', `-p ${port} ${listArguments(settings)}`],
    cluster,
  );
  if (code === 0) return undefined;
  return (await readLastComplaint(logFile)) ?? output.split('\n').at(-1) ?? '';
}

async function readLastComplaint(logFile: string): Promise<string | undefined> {
  const log = await readFile(logFile, 'utf8').catch(() => '');
  return [...log.matchAll(/(?:FATAL|PANIC): +(.+)/g)].at(-1)?.[1];
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
