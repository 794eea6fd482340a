// Makes the lists for all workers of this host, and answers them at a socket.
import { setTimeout as wait } from 'node:timers/promises';
import { readProcessConfig } from '#server/config.ts';
import { sayAlive } from '#server/http/workers/worker-messages.ts';
import { createLog } from '#server/log.ts';
import { hasDataKey, openDataKey } from '#server/platform/crypto/data-key.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { makeRankingIndex } from '#server/ranking/index/ranking-index.ts';
import { serveLists } from './serve-lists.ts';

/** No worker has it; this process owns no database. */
const NO_PLACE = -1;
const LOOK_MS = 200;

const config = { ...readProcessConfig(), workerPlace: NO_PLACE };
const log = createLog(config.logLevel);
const end = () => process.exit();
// The one that has started it ends: its workers do, too.
process.on('disconnect', end);
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
sayAlive();

const { pool, reading } = await openDatabase({ config, log, onTakenOver: end });
// A worker makes a new site, and its key.
while (!(await hasDataKey(pool))) await wait(LOOK_MS);
const dataKey = await openDataKey(config, pool);
const lists = makeRankingIndex(reading, log, dataKey.deriveKey('order of equals'));
lists.start();
await serveLists(lists, process.argv[2] ?? '');
