import cluster from 'node:cluster';
import { hostname } from 'node:os';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Log } from '#server/log.ts';
import { makeKysely } from './connect.ts';
import { FEWEST, shareOf } from './pool-size.ts';
import type { Database } from './tables.ts';

/** What PostgreSQL calls the connections of a process that serves: `shubho-bibaho serves HOST/SITE/PROCESS`. */
export const SERVES = 'shubho-bibaho serves ';
const MOST_OF_HOST = 20;

/** Of this process. The workers that one process has started have its number in common. */
export function nameOfProcess(): string {
  const site = cluster.isWorker ? process.ppid : process.pid;
  return `${SERVES}${hostname().slice(0, MOST_OF_HOST)}/${site}/${process.pid}`;
}

const siteOf = (name: string): string => name.slice(0, name.lastIndexOf('/'));

export interface Connections {
  /** How many the server grants to those who are not its superusers, and how many are open in all. */
  granted: number;
  used: number;
  /** The processes that serve this site, or another on the same server, by name. */
  names: string[];
}

export async function countConnections(db: Kysely<Database>): Promise<Connections> {
  const { rows } = await sql<Connections>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as granted,
       count(*) filter (where datid is not null)::int as used,
       coalesce(array_agg(distinct application_name) filter (where starts_with(application_name, ${SERVES})), '{}') as names
    from pg_stat_activity`.execute(db);
  return rows[0] ?? { granted: 0, used: 0, names: [] };
}

/** How many processes and sites share the connections: these workers, and all others that were found. */
export function countSharers(names: readonly string[], own: string, workers: number) {
  const others = names.filter((name) => siteOf(name) !== siteOf(own));
  return {
    processes: others.length + (workers > 1 ? workers + 1 : 1),
    sites: new Set(others.map(siteOf)).size + 1,
  };
}

interface Budget {
  pool: pg.Pool;
  workers: number;
  log: Pick<Log, 'info' | 'warn'>;
  /** What this process is called; else by the machine and its number. */
  own?: string;
}

/** Gives this process its share of the server's connections, and says what it is where others share them. */
export async function takeShare({ pool, workers, log, own = nameOfProcess() }: Budget): Promise<void> {
  const { granted, names } = await countConnections(makeKysely(pool));
  const { processes, sites } = countSharers(names, own, workers);
  const share = shareOf(granted, processes, sites);
  if (share === pool.options.max) return;
  pool.options.max = share;
  if (sites === 1) return;
  log.info({ granted, processes, sites, share }, 'the connections of PostgreSQL are shared');
  log.warn('Several hosts share PostgreSQL without a pooler: put a PgBouncer before it (DATABASE_POOL_URL).');
  if (share === FEWEST) log.warn(`PostgreSQL grants ${granted} connections, too few for ${processes} processes.`);
}

const LOOK_EVERY_MS = 15_000;

/** Looks again and again who else has come or gone; what is too much is given back after its next use. */
export function followShare(budget: Budget): () => void {
  const { pool } = budget;
  const shrink = () => {
    pool.options.maxUses = pool.totalCount > pool.options.max ? 1 : Number.POSITIVE_INFINITY;
  };
  const timer = setInterval(() => {
    // Where the database is away, the code that asks it says so.
    takeShare(budget).then(shrink, () => {});
  }, LOOK_EVERY_MS);
  timer.unref();
  pool.on('remove', shrink);
  return () => clearInterval(timer);
}
