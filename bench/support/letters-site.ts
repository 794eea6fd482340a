// A site whose outbox always assumes noon in India, because weekly letters are only sent by day.

import { todayInIndia } from '#contract/india-day.ts';
import { buildApp } from '#server/app.ts';
import { readProcessConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { makeDataKey } from '#server/platform/crypto/data-key.ts';
import { makeKysely, makePool } from '#server/platform/db/connect.ts';

const config = readProcessConfig();
const log = createLog(config.logLevel);
const pool = makePool({ connectionString: config.databaseUrl ?? '' }, log);
const now = () => new Date(`${todayInIndia()}T12:00:00+05:30`);
const dataKey = makeDataKey(Buffer.alloc(32, 7));
const app = await buildApp({ config, db: makeKysely(pool), pool, dataKey, log, now });

process.on('message', async (wanted) => {
  if (wanted === 'write') await app.tellWeekly();
  if (wanted === 'send') app.outbox.start();
  process.send?.('done');
});
process.on('SIGTERM', async () => {
  await app.close();
  await pool.end();
  process.exit(0);
});
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
