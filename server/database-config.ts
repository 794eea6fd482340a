import { availableParallelism } from 'node:os';
import { ConfigError, type Environment, readSwitch, value } from './environment.ts';
import { listServers } from './platform/db/servers.ts';

/** Where the database is, and by which ways it is asked. */
export interface DatabaseConfig {
  /** May name several servers, of which one takes writes. Undefined: the embedded PostgreSQL is used. */
  databaseUrl: string | undefined;
  /** The same database through a pooler, for requests. Undefined: there is none. */
  databasePoolUrl: string | undefined;
  /** Whether that pooler knows prepared statements: PgBouncer 1.21 or newer with `max_prepared_statements`. */
  poolPrepares: boolean;
  /** A replica for what may be half a second old. Undefined: there is none. */
  databaseReadUrl: string | undefined;
}

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

/** How many processes serve behind the one port, and which of them this is. */
export interface WorkerConfig {
  workers: number;
  /** The place of this process among them; undefined: it serves alone, or starts the others. */
  workerPlace: number | undefined;
  /** Others serve already: this one does when its lists are in order. */
  workerWaits: boolean;
  /** Where a process of this host answers what lists are asked; undefined: this one makes them itself. */
  listsSocket: string | undefined;
}

export function readWorkers(env: Environment): WorkerConfig {
  const text = value(env, 'WORKERS') ?? '1';
  if (text !== 'auto' && !/^[1-9]\d?$/.test(text)) {
    throw new ConfigError(`WORKERS must be a number from 1 to 99, or auto (one for each core), not "${text}".`);
  }
  const place = value(env, WORKER_PLACE);
  return {
    workers: text === 'auto' ? availableParallelism() : Number(text),
    workerPlace: place === undefined ? undefined : Number(place),
    workerWaits: value(env, WORKER_WAITS) !== undefined,
    listsSocket: value(env, LISTS_SOCKET),
  };
}

/** By which the process that starts the others tells each which it is: no administrator sets it. */
export const WORKER_PLACE = 'SHUBHO_BIBAHO_WORKER';
export const WORKER_WAITS = 'SHUBHO_BIBAHO_WORKER_WAITS';
export const LISTS_SOCKET = 'SHUBHO_BIBAHO_LISTS';

function readDatabaseUrl(env: Environment, name: string): string | undefined {
  const text = value(env, name);
  if (text === undefined || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text))) return text;
  throw badAddress(name);
}

function readServers(env: Environment): string | undefined {
  const text = value(env, 'DATABASE_URL');
  if (text === undefined || (/^postgres(ql)?:\/\//.test(text) && listServers(text).every((url) => URL.canParse(url))))
    return text;
  throw badAddress('DATABASE_URL');
}

// The value is not repeated: it may hold a password.
const badAddress = (name: string): ConfigError =>
  new ConfigError(`${name} must look like postgres://user:password@host:5432/database.`);
