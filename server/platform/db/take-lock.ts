import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

const TRY_EVERY_MS = 100;

/**
 * Takes a lock of the session, however long it takes. A process that waits for it inside a statement keeps an index from being built beside
 * others, and the process that builds it may be the one that holds the lock.
 */
export async function takeLock(client: pg.ClientBase, key: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [key]);
    if (rows[0]?.isMine) return;
    await wait(TRY_EVERY_MS);
  }
}
