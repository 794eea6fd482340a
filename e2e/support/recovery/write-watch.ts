import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { cutOff } from '#server/platform/db/read-only.ts';
import { withDatabase } from '../mixed-load.ts';
import type { Host } from './hosts.ts';

/** The time between two writes to a host. */
const EVERY_MS = 100;
/** How long a connection or a write may take. */
const PATIENCE_MS = 2_000;

// The first eight digits of a WAL file's name are the timeline.
const WRITE = `insert into watched (host) values ($1) returning n, left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as timeline`;

/** A confirmed write. */
interface Write {
  host: string;
  /** The timeline of the write. Each promotion begins a new timeline. */
  timeline: string;
  n: number;
  answeredAt: number;
}

/** Writes to every host continuously over open connections, and records each confirmed write. */
export function watchWrites(hosts: readonly Host[], urlAt: (host: Host) => string) {
  const answered: Write[] = [];
  let isOver = false;
  async function watch(host: Host): Promise<void> {
    let client: pg.Client | undefined;
    while (!isOver) {
      await wait(EVERY_MS);
      try {
        client ??= await connect(urlAt(host));
        const { rows } = await client.query<{ n: number; timeline: string }>(WRITE, [host.name]);
        const [row] = rows;
        if (row) answered.push({ ...row, host: host.name, answeredAt: performance.now() });
      } catch {
        if (client) cutOff(client);
        client = undefined;
      }
    }
    if (client) cutOff(client);
  }
  const running = Promise.all(hosts.map(watch));
  return {
    answered,
    async end(): Promise<void> {
      isOver = true;
      await running;
    },
  };
}

/** Creates the table that `watchWrites` writes. */
export const makeWatched = (url: string) =>
  withDatabase(url, (client) =>
    client.query('create table watched (n integer generated always as identity primary key, host text not null)'),
  );

async function connect(connectionString: string): Promise<pg.Client> {
  const limits = { connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS };
  const client = new pg.Client({ connectionString, ...limits });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/**
 * Checks that each timeline has one writer, and that no earlier timeline confirmed a write after the first write of a
 * later one.
 */
export function expectOneWriter(answered: readonly Write[]): void {
  const writers = new Map<string, string>();
  let latest = '';
  for (const { host, timeline, n } of answered) {
    assert.equal(writers.get(timeline) ?? host, host, `two hosts answered writes in timeline ${timeline}`);
    assert.ok(timeline >= latest, `${host} answered write ${n} in timeline ${timeline} after one of ${latest}`);
    writers.set(timeline, host);
    latest = timeline;
  }
}

/** Checks that no confirmed write is missing. */
export async function expectAllKept(url: string, answered: readonly Write[]): Promise<void> {
  const { rows } = await withDatabase(url, (client) =>
    client.query<{ n: number; host: string }>('select n, host from watched'),
  );
  const hostsOfWrites = new Map(rows.map(({ n, host }) => [n, host]));
  const lostWrites = answered.filter(({ n, host }) => hostsOfWrites.get(n) !== host);
  assert.deepEqual(lostWrites, [], 'answered writes that are lost');
}
