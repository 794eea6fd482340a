// Makes the lists for all workers of this host, with the weekly prices and introductions, and answers the workers at a
// socket.
import { setTimeout as wait } from 'node:timers/promises';
import { readProcessConfig } from '#server/config.ts';
import { giveBackMemory } from '#server/give-back-memory.ts';
import { sayAlive } from '#server/http/workers/worker-messages.ts';
import { createLog } from '#server/log.ts';
import { hasDataKey, openDataKey } from '#server/platform/crypto/data-key.ts';
import { makeKysely } from '#server/platform/db/connect.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { serveLists } from '#server/ranking/host/serve-lists.ts';
import { keepIndex } from '#server/ranking/lines/keep-index.ts';
import { makePairSeed } from '#server/ranking/pairs/seed.ts';
import { makeWeeklyPrices } from '#server/ranking/prices/weekly-prices.ts';
import { startRounds } from '#server/weekly-round.ts';

/** A place that no worker has. A process with a place opens a database that its parent owns. */
const NO_PLACE = -1;
/** Milliseconds between two checks of what this process waits for. */
const LOOK_MS = 200;

const config = { ...readProcessConfig(), workerPlace: NO_PLACE };
const log = createLog(config.logLevel);
const end = () => process.exit();
// The parent process ends, and its workers with it.
process.on('disconnect', end);
// Signals to the whole group are ignored: workers need the lists until they have left, and the parent ends them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
sayAlive();

const { pool, reading, db } = await openDatabase({ config, log, onTakenOver: end });
// A worker makes the data key of a new site.
while (!(await hasDataKey(pool))) await wait(LOOK_MS);
const dataKey = await openDataKey(config, pool);
const tieKey = dataKey.deriveKey('order of equals');
const lists = keepIndex(reading, log, tieKey);
const direct = makeKysely(pool);
const prices = makeWeeklyPrices({ db, direct, connection: () => pool.options, tieKey, ranking: lists, log });
if (config.fairOrder) await prices.start();
lists.start();
startRounds({ direct, ranking: lists, pairSeed: makePairSeed(dataKey.deriveKey('weekly pairs')) }, log);
const [, , socket = ''] = process.argv;
await serveLists(lists, socket);
while (!lists.isReady()) await wait(LOOK_MS);
// Frees the memory used to load all candidates.
await giveBackMemory();
