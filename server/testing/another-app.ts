import { afterAll } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { makeDataKey } from '#server/platform/crypto/data-key.ts';
import { makeKysely, makePool } from '#server/platform/db/connect.ts';
import { QUICK_PASSWORDS, TEST_DATA_SECRET, type TestApp } from './app.ts';
import { makeTestClient, type TestClient } from './client.ts';

/**
 * Starts a second application with its own pool on the same database, which sees it as a second server process. Returns
 * a client of it. The application ends after the test file.
 */
export async function startAnother({ url, dataDir }: TestApp): Promise<TestClient> {
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const log = createLog(config.logLevel);
  const pool = makePool({ connectionString: url }, log);
  const dataKey = makeDataKey(TEST_DATA_SECRET);
  const app = await buildApp({
    config,
    db: makeKysely(pool),
    pool,
    dataKey,
    log,
    pages: 'none',
    passwordCost: QUICK_PASSWORDS,
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  afterAll(async () => {
    await app.close();
    await pool.end();
  });
  return makeTestClient(address);
}
