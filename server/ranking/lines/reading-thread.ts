// Runs in a separate thread: reading ten million lines takes most of a minute, and requests must be answered meanwhile.
import { workerData } from 'node:worker_threads';
import { gatherInThread } from '#ranking/ranking.ts';
import { makePool } from '#server/platform/db/connect.ts';
import type { Reading } from './open-index.ts';
import { readLines } from './read-lines.ts';

const { connection, tieKey }: Reading = workerData;
const pool = makePool({ ...connection, max: 1 }, { warn() {} });
await gatherInThread((take) => readLines(pool, take), tieKey).finally(() => pool.end());
