import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { todayInIndia } from '#contract/india-day.ts';
import { buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { createLog, type Log } from '#server/log.ts';
import type { Outbox } from '#server/notices/outbox.ts';
import { makeDataKey } from '#server/platform/crypto/data-key.ts';
import type { WeeklyPrices } from '#server/ranking/prices/weekly-prices.ts';
import type { WeeklyWork } from '#server/weekly-introductions.ts';
import { makeTestClient, type TestClient } from './client.ts';
import { makeTestDatabase, type TestDatabase } from './database.ts';
import { TEST_TYPESETTER } from './typesetter.ts';

/** A running application with its database. */
export interface TestApp extends TestDatabase {
  address: string;
  /** The data folder of this test file. */
  dataDir: string;
  /** Makes a new client with its own cookies. */
  client(headers?: Record<string, string>): TestClient;
  /** The outbox, not started: `drain` sends what is queued. */
  outbox: Outbox;
  /** Writes the weekly notices. */
  tellWeekly: () => Promise<void>;
  /** Makes the introductions of a week (its Monday). */
  makeRound: (week?: string) => Promise<void>;
  /** Settles past weeks and notifies families of this week's introductions, at a given time. */
  introductions: WeeklyWork;
  /** Computes the prices of candidates, by which lists are ordered. */
  prices: WeeklyPrices;
  /** The messages that a trial at home would print, in order. */
  printed: string[];
}

interface Options {
  log?: Log;
  /** The pages of the last build; most tests do not need them. */
  pages?: 'none' | 'built';
  /** An existing database; by default a new one. */
  database?: TestDatabase;
  /** `real` hashes at the cost of production, `quick` at almost none. */
  passwords?: 'real' | 'quick';
  /** Another application key. */
  secret?: Buffer;
  /** The clock of the outbox; by default it is noon in India. */
  now?: () => Date;
}

/** Returns noon of today in India. */
export const noonInIndia = () => new Date(`${todayInIndia()}T12:00:00+05:30`);

/** The lowest cost of password hashing, because tests create hundreds of members. */
export const QUICK_PASSWORDS = { memoryCost: 64, timeCost: 1 };

/** The application key of all test applications. Processes that tests start get the same 32 bytes. */
export const TEST_DATA_SECRET = Buffer.alloc(32, 7);

/** Starts the real application over real HTTP on this test file's own database. */
export async function startTestApp(
  settings: Partial<Config> = {},
  {
    log = createLog('silent'),
    pages = 'none',
    passwords = 'quick',
    database: existing,
    secret = TEST_DATA_SECRET,
    now = noonInIndia,
  }: Options = {},
): Promise<TestApp> {
  const database = existing ?? (await makeTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'shubho-bibaho-test-'));
  const config = {
    ...readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, CALLED_ONE_IN: '0' }),
    ...settings,
  };
  const printed: string[] = [];
  const app = await buildApp({
    config,
    db: database.db,
    pool: database.pool,
    dataKey: makeDataKey(secret),
    log,
    print: (line) => printed.push(line),
    now,
    typesetter: TEST_TYPESETTER,
    mostDelayMs: 0, // no request is refused for a slow event loop, because other test files keep the machine busy
    ...(pages === 'none' && { pages }),
    ...(passwords === 'quick' && { passwordCost: QUICK_PASSWORDS }),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const client = (headers?: Record<string, string>) => makeTestClient(address, headers);
  return {
    ...database,
    address,
    dataDir: config.dataDir,
    client,
    outbox: app.outbox,
    tellWeekly: () => app.tellWeekly(),
    makeRound: (week) => app.makeRound(week),
    introductions: app.introductions,
    prices: app.prices,
    printed,
  };
}
