// A process to be killed by tests: creates and sends notices, and reports each account whose notice is committed.
import { buildApp } from '#server/app.ts';
import { readProcessConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { notify } from '#server/notices/tell.queries.ts';
import { makeDataKey } from '#server/platform/crypto/data-key.ts';
import { makeKysely, makePool } from '#server/platform/db/connect.ts';

const config = readProcessConfig();
const log = createLog('silent');
const pool = makePool({ connectionString: config.databaseUrl ?? '' }, log);
const db = makeKysely(pool);
// The same key as `TEST_DATA_SECRET`, whose module works only in a test file.
const dataKey = makeDataKey(Buffer.alloc(32, 7));
const app = await buildApp({ config, db, pool, dataKey, log, pages: 'none' });

// The notices are created one after the other, so that none waits for a connection on a busy machine.
let lastNotice = Promise.resolve();
process.on('message', (accountId: number) => {
  lastNotice = lastNotice.then(async () => {
    await db.transaction().execute((transaction) => notify(transaction, { accountId, kind: 'passwordChanged' }));
    process.send?.(accountId);
  });
});
process.on('SIGTERM', async () => {
  await app.close();
  await pool.end();
  process.exit(0);
});
app.outbox.start();
process.send?.('ready');
