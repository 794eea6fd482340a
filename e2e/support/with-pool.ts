import type pg from 'pg';
import { createLog } from '#server/log.ts';
import { openBeside } from '#server/platform/db/open-beside.ts';
import { journeysFolder } from './office.ts';

/** Calls `work` with a pool on the database of the journeys' site, and closes the pool even if `work` fails. */
export async function withPool(work: (pool: pg.Pool) => Promise<unknown>): Promise<void> {
  const { pool, close } = await openBeside({ dataDir: journeysFolder(), databaseUrl: undefined }, createLog('error'));
  try {
    await work(pool);
  } finally {
    await close();
  }
}
