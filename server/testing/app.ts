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
import { makeTestClient, type TestClient } from './client.ts';
import { makeTestDatabase, type TestDatabase } from './database.ts';
import { TEST_TYPESETTER } from './typesetter.ts';

export interface TestApp extends TestDatabase {
  address: string;
  /** The data folder: this test file's own. */
  dataDir: string;
  /** A browser of its own: it keeps its cookies. */
  client(headers?: Record<string, string>): TestClient;
  /** It is not started: `drain` sends what waits. */
  outbox: Outbox;
  /** Writes the letters of the week. */
  tellWeekly: () => Promise<void>;
  /** What a trial at home has printed of it, the first first. */
  printed: string[];
}

interface Wanted {
  log?: Log;
  /** The pages of the last build; most tests can do without. */
  pages?: 'none' | 'built';
  /** A database that is already there; else one of its own. */
  database?: TestDatabase;
  /** As costly as for people; else next to nothing. */
  passwords?: 'real' | 'quick';
  /** The application key, where it is another. */
  secret?: Buffer;
  /** For the outbox; else it is noon in India. */
  now?: () => Date;
}

export const noonInIndia = () => new Date(`${todayInIndia()}T12:00:00+05:30`);

/** Members are made by the hundred, and this is what making one would cost most. */
export const QUICK_PASSWORDS = { memoryCost: 64, timeCost: 1 };

export const TEST_DATA_SECRET = Buffer.alloc(32, 7);

/** The real application over real HTTP on a database of this test file's own. */
export async function startTestApp(
  settings: Partial<Config> = {},
  {
    log = createLog('silent'),
    pages = 'none',
    passwords = 'quick',
    database: given,
    secret = TEST_DATA_SECRET,
    now = noonInIndia,
  }: Wanted = {},
): Promise<TestApp> {
  const database = given ?? (await makeTestDatabase());
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
    mostDelayMs: 0, // a test file shares its process, and the machine, with others
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
    printed,
  };
}
