import { randomUUID } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseDown } from '#server/platform/db/database-down.ts';
import { StartError } from '#server/start-error.ts';
import { type Cluster, readPassword, roleName } from './cluster.ts';
import { explainFailure } from './explain.ts';
import { runProgram } from './run-program.ts';
import { listArguments, type Settings } from './settings.ts';

/** How a client connects to an embedded server. */
export interface Connection {
  /** The folder of its socket if there is one, otherwise an address. */
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  ssl: false;
}

/** Returns the URL for DATABASE_URL. `name` is another database of the same server. */
export function urlOf({ user, password, host, port, database }: Connection, name = database): string {
  return `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/${name}`;
}

/** The limit of all attempts to start. */
const timeoutMs = 30_000;
/** The limits of pg_ctl for one start and one stop. */
const startSeconds = 60;
const stopSeconds = 20;
const connectTimeoutMs = 2_000;
/** The pause between two attempts. */
const pauseMs = 50;
/** The system limit of the length of a socket's path. */
const mostBytesOfASocket = 103;
// Temporary failures: another start, the last processes of a killed server, a port taken in between.
const temporaryFailure = /lock file|shared memory|sockets/;
const socketFailure = /Unix-domain|\.s\.PGSQL/;

/** An embedded server that answers. */
export interface Running {
  connection: Connection;
  /** The process id of the postmaster. */
  pid: number;
}

/**
 * Returns the cluster's server once it answers: the one left by a killed process, or a newly started one. Waits for a
 * server that is stopping or starting.
 */
export async function ensureRunning(cluster: Cluster, settings: Settings, port?: number): Promise<Running> {
  const password = await readPassword(cluster);
  const deadline = Date.now() + timeoutMs;
  // Reuse the port of a killed server, because its clients still use it.
  let wantedPort = port ?? (await readLockFile(cluster)).port;
  let usedSettings = settings;
  let reason = '';
  while (Date.now() < deadline) {
    if (await isRunning(cluster)) {
      const { pid, ...address } = await readLockFile(cluster);
      const login = { user: roleName, password, database: roleName, ssl: false as const };
      const connection = address.port ? { ...address, ...login } : null;
      if (connection && (await canConnect(connection, cluster))) return { connection, pid };
      reason = 'the process that its postmaster.pid names does not answer';
      await wait(pauseMs);
    } else {
      // The port is 0 or NaN if none is known.
      const complaint = await startServer(cluster, usedSettings, wantedPort || (await findFreePort()));
      if (complaint === undefined) continue;
      wantedPort = port ?? 0;
      reason = complaint;
      // A mounted file system may not support sockets.
      if (socketFailure.test(complaint)) usedSettings = { ...usedSettings, unix_socket_directories: '' };
      if (!temporaryFailure.test(complaint)) break;
      await wait(pauseMs);
    }
  }
  throw await explainFailure(
    dirname(dirname(cluster.dir)),
    `The embedded PostgreSQL did not start in ${cluster.dir}: ${reason}`,
  );
}

/** Stops the server cleanly. Uses a signal if no program can be started (no free descriptor or memory). */
export async function stopServer(cluster: Cluster, pid: number): Promise<void> {
  const args = ['stop', '-D', cluster.dir, '-m', 'fast', '-w', '-t', String(stopSeconds)];
  await runProgram(join(cluster.binDir, 'pg_ctl'), args, cluster).catch(() => stopBySignal(pid));
}

async function stopBySignal(pid: number): Promise<void> {
  const deadline = Date.now() + stopSeconds * 1_000;
  // The signal that pg_ctl sends for a fast stop.
  for (let signal: NodeJS.Signals | 0 = 'SIGINT'; Date.now() < deadline; signal = 0) {
    try {
      process.kill(pid, signal);
    } catch {
      return; // it has stopped
    }
    await wait(pauseMs);
  }
}

async function isRunning({ binDir, dir, account }: Cluster): Promise<boolean> {
  return (await runProgram(join(binDir, 'pg_ctl'), ['status', '-D', dir], { account })).code === 0;
}

/**
 * Reads PostgreSQL's lock file, which has the process, the port and the socket folder in lines 1, 4 and 5. The port is
 * missing during start, and the folder if an older version of ours started the server. Missing numbers are 0 or NaN.
 */
async function readLockFile({ dir }: Cluster): Promise<{ pid: number; port: number; host: string }> {
  const text = await readFile(join(dir, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, folder] = text.split('\n');
  const hasSocket = folder && Buffer.byteLength(join(dir, `.s.PGSQL.${port}`)) <= mostBytesOfASocket;
  return { pid: Number(pid), port: Number(port), host: hasSocket ? dir : '127.0.0.1' };
}

/** Whether the server accepts a connection. @throws StartError if it refuses the password */
async function canConnect(connection: Connection, cluster: Cluster): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: connectTimeoutMs });
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

/** Starts the server. Returns the reason of a failure, or undefined. */
async function startServer(cluster: Cluster, settings: Settings, port: number): Promise<string | undefined> {
  const logFile = join(cluster.dir, 'server.log');
  // Two starts at once each need their own log.
  const ownLog = join(cluster.dir, `server.${randomUUID()}.log`);
  const args = ['start', '-D', cluster.dir, '-w', '-t', String(startSeconds), '-s', '-l', ownLog];
  const { code, output } = await runProgram(
    join(cluster.binDir, 'pg_ctl'),
    [...args, '-o', `-p ${port} ${listArguments(settings)}`],
    cluster,
  );
  if (code === 0) {
    await rename(logFile, join(cluster.dir, 'server.previous.log')).catch(() => {});
    await rename(ownLog, logFile).catch(() => {});
    return undefined;
  }
  const complaint = await readLastComplaint(ownLog);
  await rm(ownLog, { force: true });
  return complaint ?? output.split('\n').at(-1) ?? '';
}

/** Returns the last fatal message of a log; undefined if there is none. */
async function readLastComplaint(logFile: string): Promise<string | undefined> {
  const log = await readFile(logFile, 'utf8').catch(() => '');
  return [...log.matchAll(/(?:FATAL|PANIC): +(.+)/g)].at(-1)?.[1];
}

/** Returns a port that is free now, chosen by the system. */
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
