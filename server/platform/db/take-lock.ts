import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

const TRY_EVERY_MS = 100;

/**
 * Takes a session lock by polling. A process that waits inside a statement would block a concurrent index build, whose
 * process may hold the lock.
 */
export async function pollLock(client: pg.ClientBase, key: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [key]);
    if (rows[0]?.isMine) return;
    await wait(TRY_EVERY_MS);
  }
}
