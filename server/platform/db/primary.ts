import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#server/log.ts';
import { movePool } from './connect.ts';
import { cutOff } from './read-only.ts';
import { listServers, nameServer } from './servers.ts';

const CHECK_EVERY_MS = 1_000;
/** The time limit of a check, for the connection and for the query. */
const CHECK_TIMEOUT_MS = 2_000;

/** Returns the writable one of several servers; undefined if there is none now. */
async function findPrimary(urls: readonly string[]): Promise<string | undefined> {
  const checks = urls.map(async (url) =>
    (await takesWrites(url)) ? url : Promise.reject(new Error('takes no writes')),
  );
  // Do not wait for a hanging server if another one answers.
  return await Promise.any(checks).catch(() => undefined);
}

/** Returns the server to start with: the first if none is writable now. */
export async function choosePrimary(databaseUrl: string): Promise<string> {
  const urls = listServers(databaseUrl);
  const primary = urls.length > 1 ? await findPrimary(urls) : undefined;
  return primary ?? urls[0] ?? databaseUrl;
}

interface FollowOptions {
  urls: readonly string[];
  /** The pools to move. */
  pools: readonly pg.Pool[];
  log: Pick<Log, 'warn'>;
}

/** Moves pools to the writable one of several servers after a failover. Returns a function that stops it. */
export function followPrimary({ urls, pools, log }: FollowOptions): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  async function run(): Promise<void> {
    while (!signal.aborted) {
      await wait(CHECK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
      const current = pools[0]?.options.connectionString ?? '';
      if (signal.aborted) continue;
      const searchAmongOthers = findPrimary(urls.filter((url) => url !== current));
      if (await takesWrites(current)) continue;
      const primary = await searchAmongOthers;
      if (primary === undefined) continue;
      log.warn({ server: nameServer(primary) }, 'another server takes the writes now');
      for (const pool of pools) movePool(pool, primary);
    }
  }
  const running = run();
  return () => {
    stopping.abort();
    return running;
  };
}

/** Whether a server answers and is writable. */
async function takesWrites(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CHECK_TIMEOUT_MS,
    query_timeout: CHECK_TIMEOUT_MS,
    application_name: 'shubho-bibaho look',
  });
  client.on('error', () => {});
  let hasAnswered = false;
  try {
    await client.connect();
    const { rows } = await client.query<{ isClosed: boolean }>(
      `select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as "isClosed"`,
    );
    hasAnswered = true;
    return rows[0]?.isClosed === false;
  } catch {
    return false;
  } finally {
    // A hanging server does not confirm the end of a connection.
    if (hasAnswered) void client.end().catch(() => {});
    else cutOff(client);
  }
}
