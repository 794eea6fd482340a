// A process to be killed by tests: makes the introductions of the weeks that it receives, and reports each week when
// done.
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from '#server/app.ts';
import { readProcessConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { makeDataKey } from '#server/platform/crypto/data-key.ts';
import { makeKysely, makePool } from '#server/platform/db/connect.ts';

const config = readProcessConfig();
const log = createLog('silent');
const pool = makePool({ connectionString: config.databaseUrl ?? '' }, log);
const db = makeKysely(pool);
// The same key as `TEST_DATA_SECRET`, whose module works only in a test file.
const dataKey = makeDataKey(Buffer.alloc(32, 7));
const app = await buildApp({ config, db, pool, dataKey, log, pages: 'none' });
await app.ready();
/** Milliseconds between two looks whether the lists are loaded. */
const PAUSE_MS = 50;
while (!app.hasLists()) await wait(PAUSE_MS);

process.on('message', (week: string) => {
  void app.makeRound(week).then(() => process.send?.(week));
});
process.send?.('ready');
