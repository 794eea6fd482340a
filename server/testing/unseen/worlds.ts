import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { inject, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { makeDataKey } from '#server/platform/crypto/data-key.ts';
import { makeKysely, makePool } from '#server/platform/db/connect.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { noonInIndia, QUICK_PASSWORDS, TEST_DATA_SECRET, type TestApp } from '../app.ts';
import { makeTestClient } from '../client.ts';
import { FEW_CONNECTIONS, PATIENT } from '../database.ts';
import type { TestMember } from '../members.ts';
import { planOnce } from '../planned-once.ts';
import { runOn, withDatabase } from '../server-address.ts';
import { TEST_TYPESETTER } from '../typesetter.ts';

/** A person with or without a session. */
export type Somebody = Pick<TestMember, 'pid' | 'client'>;

/** A copy of a world with its own application. */
export interface World {
  pool: pg.Pool;
  db: Kysely<Database>;
  dataDir: string;
  /** Returns the same person with the same session in this world. */
  as(somebody: Somebody): Promise<Somebody>;
  /** Sends the queued notices. Returns every e-mail and SMS, sorted by its text. */
  send(): Promise<string[]>;
  /** Settles the introductions of the weeks that are over at this time, in milliseconds. */
  settle(now: number): Promise<void>;
}

/**
 * Runs `bring` in a new copy of a world, and then `look` with a restarted application in the same copy. Removes the
 * copy and returns what `look` returned.
 */
export type InCopy = <T>(bring: (world: World) => Promise<unknown>, look: (world: World) => Promise<T>) => Promise<T>;

/** The headers of all requests: compression would only cost time. */
const PLAIN = { 'accept-encoding': 'identity' };

/** Makes copies of a world: the same members, sessions, ids, times and files. The original can no longer be used. */
export async function freeze({ url, dataDir }: TestApp, settings: Partial<Config> = {}): Promise<InCopy> {
  const { url: serverUrl } = inject('testServer');
  const name = new URL(url).pathname.slice(1);
  // A session is updated at most once a minute. An old time makes every session update, however slow the tests are.
  await runOn(url, "update sessions set seen_at = now() - interval '1 day'");
  // A database can only be copied while nobody is connected.
  await runOn(serverUrl, `alter database ${name} allow_connections false`);
  await runOn(serverUrl, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  return async (bring, look) => {
    const copy = `${name}_${randomBytes(4).toString('hex')}`;
    const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-world-'));
    await cp(dataDir, folder, { recursive: true });
    await runOn(serverUrl, `create database ${copy} template ${name} strategy file_copy`);
    try {
      await inWorld(withDatabase(serverUrl, copy), { dataDir: folder, settings }, bring);
      return await inWorld(withDatabase(serverUrl, copy), { dataDir: folder, settings }, look);
    } finally {
      await runOn(serverUrl, `drop database ${copy} with (force)`);
      await rm(folder, { recursive: true, force: true });
    }
  };
}

/** Runs `act` with an application on this database and data folder, and then ends the application. */
async function inWorld<T>(
  url: string,
  { dataDir, settings }: { dataDir: string; settings: Partial<Config> },
  act: (world: World) => Promise<T>,
): Promise<T> {
  const log = createLog('silent');
  // Each connection loads the catalog of tables again, and a world exists only briefly.
  const pool = planOnce(makePool({ connectionString: url, max: FEW_CONNECTIONS, ...PATIENT }, log));
  const db = makeKysely(pool);
  const config = { ...readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir }), ...settings };
  let close = async () => {};
  let drain = async () => {};
  let settleWeeks = async (_now: number) => {};
  const printed: string[] = [];

  /** Starts the application and waits until it has its lists. Returns its address. */
  async function start(): Promise<string> {
    const dataKey = makeDataKey(TEST_DATA_SECRET);
    const quick = { mostDelayMs: 0, passwordCost: QUICK_PASSWORDS, typesetter: TEST_TYPESETTER };
    const print = (line: string) => printed.push(line);
    const app = await buildApp({ config, db, pool, dataKey, log, print, now: noonInIndia, ...quick });
    close = async () => app.close();
    drain = () => app.outbox.drain();
    settleWeeks = (now) => app.introductions.settle(now);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const areListsReady = async () => {
      const { body } = await makeTestClient(address).get('/readyz');
      return body.lists === 'ok';
    };
    await vi.waitUntil(areListsReady, { timeout: 60_000 });
    return address;
  }

  let firstStart: Promise<string> | undefined;
  /** Starts the application at the first call. Returns its address. */
  const startOnce = (): Promise<string> => {
    firstStart ??= start();
    return firstStart;
  };
  const send = async () => {
    await startOnce();
    await drain();
    return printed.splice(0).sort();
  };
  const settle = async (now: number) => {
    await startOnce();
    await settleWeeks(now);
  };
  const as = async ({ pid, client: { cookies } }: Somebody): Promise<Somebody> => {
    const client = makeTestClient(await startOnce(), PLAIN);
    for (const [cookie, value] of cookies) client.cookies.set(cookie, value);
    return { pid, client };
  };
  try {
    return await act({ pool, db, dataDir, as, send, settle });
  } finally {
    await close();
    await pool.end();
  }
}
