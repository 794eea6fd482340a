import cluster from 'node:cluster';
import { hostname } from 'node:os';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Log } from '#server/log.ts';
import { makeKysely } from './connect.ts';
import { FEWEST_CONNECTIONS, shareOf } from './pool-size.ts';
import type { Database } from './tables.ts';

/** The application name of a serving process's connections: `shubho-bibaho serves HOST/SITE/PROCESS`. */
export const SERVING_PREFIX = 'shubho-bibaho serves ';
/** The host's name is cut, because PostgreSQL limits the length of an application name. */
const MOST_OF_HOST = 20;

/** Returns the application name of this process. The workers of one process share its number as their site. */
export function nameOfProcess(): string {
  const site = cluster.isWorker ? process.ppid : process.pid;
  return `${SERVING_PREFIX}${hostname().slice(0, MOST_OF_HOST)}/${site}/${process.pid}`;
}

/** Returns the part of a name that identifies the site. */
const siteOf = (name: string): string => name.slice(0, name.lastIndexOf('/'));

/** The connections of a PostgreSQL server, to all its databases. */
export interface Connections {
  /** The number of connections granted to ordinary roles. */
  granted: number;
  /** The number of connections that are open to any database of the server. */
  used: number;
  /** The application names of all serving processes on the server, of this site and of others. */
  names: string[];
}

/** Counts the connections of the server and lists its serving processes. */
export async function countConnections(db: Kysely<Database>): Promise<Connections> {
  const { rows } = await sql<Connections>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as granted,
       count(*) filter (where datid is not null)::int as used,
       coalesce(array_agg(distinct application_name) filter (where starts_with(application_name, ${SERVING_PREFIX})), '{}') as names
    from pg_stat_activity`.execute(db);
  return rows[0] ?? { granted: 0, used: 0, names: [] };
}

/** Counts the processes and sites that share the connections: this site's `workers`, and the others among `names`. */
export function countSharers(names: readonly string[], own: string, workers: number) {
  const others = names.filter((name) => siteOf(name) !== siteOf(own));
  return {
    // The parent of several workers is a process too.
    processes: others.length + (workers > 1 ? workers + 1 : 1),
    sites: new Set(others.map(siteOf)).size + 1,
  };
}

interface Budget {
  pool: pg.Pool;
  workers: number;
  log: Pick<Log, 'info' | 'warn'>;
  /** The name of this process; from machine and process id by default. */
  own?: string;
}

/** Gives this process its share of the server's connections, and logs the share if others exist. */
export async function takeShare({ pool, workers, log, own = nameOfProcess() }: Budget): Promise<void> {
  const { granted, names } = await countConnections(makeKysely(pool));
  const { processes, sites } = countSharers(names, own, workers);
  const share = shareOf(granted, processes, sites);
  if (share === pool.options.max) return;
  pool.options.max = share;
  if (sites === 1) return;
  log.info({ granted, processes, sites, share }, 'the connections of PostgreSQL are shared');
  log.warn('Several hosts share PostgreSQL without a pooler: put a PgBouncer before it (DATABASE_POOL_URL).');
  if (share === FEWEST_CONNECTIONS)
    log.warn(`PostgreSQL grants ${granted} connections, too few for ${processes} processes.`);
}

const RETAKE_EVERY_MS = 15_000;

/**
 * Takes the share again every `RETAKE_EVERY_MS`. Surplus connections are closed after their next use. Returns a
 * function that stops it.
 */
export function followShare(budget: Budget): () => void {
  const { pool } = budget;
  // With one use, pg closes a connection when it is returned.
  const limitUses = () => {
    pool.options.maxUses = pool.totalCount > pool.options.max ? 1 : Number.POSITIVE_INFINITY;
  };
  const timer = setInterval(() => {
    // Code that queries an unavailable database logs that itself.
    takeShare(budget).then(limitUses, () => {});
  }, RETAKE_EVERY_MS);
  timer.unref();
  pool.on('remove', limitUses);
  return () => clearInterval(timer);
}
