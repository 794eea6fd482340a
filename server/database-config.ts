import { availableParallelism } from 'node:os';
import { ConfigError, type Environment, readSwitch, readVariable } from './environment.ts';
import { listServers } from './platform/db/servers.ts';

/** The database's location and how to connect to it. */
export interface DatabaseConfig {
  /** May name several servers, one of which is writable. Undefined for the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** The same database through a pooler, for requests. Undefined if there is no pooler. */
  databasePoolUrl: string | undefined;
  /** Whether the pooler supports prepared statements: PgBouncer 1.21 or newer with `max_prepared_statements`. */
  poolPrepares: boolean;
  /** A replica for reads that may be half a second stale. Undefined if there is none. */
  databaseReadUrl: string | undefined;
}

/** Reads the settings of the database. @throws ConfigError if one is not valid */
export function readDatabases(env: Environment): DatabaseConfig {
  const databaseUrl = readServers(env);
  const databasePoolUrl = readDatabaseUrl(env, 'DATABASE_POOL_URL');
  const databaseReadUrl = readDatabaseUrl(env, 'DATABASE_READ_URL');
  if (databaseUrl === undefined && (databasePoolUrl ?? databaseReadUrl) !== undefined) {
    throw new ConfigError('DATABASE_URL must be set, too, when DATABASE_POOL_URL or DATABASE_READ_URL is.');
  }
  const poolPrepares = readSwitch(env, 'DATABASE_POOL_PREPARES');
  return { databaseUrl, databasePoolUrl, poolPrepares, databaseReadUrl };
}

// Variables that the parent process sets for each worker. No administrator sets them.
/** The variable with a worker's place. */
export const WORKER_PLACE = 'SHUBHO_BIBAHO_WORKER';
/** The variable that is set if a worker waits for its lists before serving. */
export const WORKER_WAITS = 'SHUBHO_BIBAHO_WORKER_WAITS';
/** The variable with the socket of the process that makes the lists. */
export const LISTS_SOCKET = 'SHUBHO_BIBAHO_LISTS';

/** Number of processes that serve behind the one port, and this process's place among them. */
export interface WorkerConfig {
  /** With 1 no worker is started: a single process serves. */
  workers: number;
  /** The place of this process, if it is a worker; undefined if it serves alone or starts the workers. */
  workerPlace: number | undefined;
  /** Whether this worker waits for its lists before serving, because others serve already. */
  workerWaits: boolean;
  /** Socket of the process on this host that makes the lists; undefined if this process makes them itself. */
  listsSocket: string | undefined;
}

/** Reads the number of workers and what the parent process has set. @throws ConfigError if WORKERS is not valid */
export function readWorkers(env: Environment): WorkerConfig {
  const text = readVariable(env, 'WORKERS') ?? '1';
  if (text !== 'auto' && !/^[1-9]\d?$/.test(text)) {
    throw new ConfigError(`WORKERS must be a number from 1 to 99, or auto (one for each core), not "${text}".`);
  }
  const place = readVariable(env, WORKER_PLACE);
  return {
    workers: text === 'auto' ? availableParallelism() : Number(text),
    workerPlace: place === undefined ? undefined : Number(place),
    workerWaits: readVariable(env, WORKER_WAITS) !== undefined,
    listsSocket: readVariable(env, LISTS_SOCKET),
  };
}

function readDatabaseUrl(env: Environment, name: string): string | undefined {
  const text = readVariable(env, name);
  if (text === undefined || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text))) return text;
  throw badAddress(name);
}

/** Reads DATABASE_URL, which may name several servers: each of them must be a valid address. */
function readServers(env: Environment): string | undefined {
  const text = readVariable(env, 'DATABASE_URL');
  if (text === undefined || (/^postgres(ql)?:\/\//.test(text) && listServers(text).every((url) => URL.canParse(url))))
    return text;
  throw badAddress('DATABASE_URL');
}

// The value is not printed, because it may contain a password.
const badAddress = (name: string): ConfigError =>
  new ConfigError(`${name} must look like postgres://user:password@host:5432/database.`);
