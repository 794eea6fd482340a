import { type Kysely, sql } from 'kysely';
import type { Database } from './tables.ts';
import { timeouts } from './timeouts.ts';

/**
 * Runs the work on a connection that holds the advisory lock `key` (`lockKeys`). Does nothing if another process holds
 * the lock. `db` must not go through a pooler, because the lock belongs to the database session.
 */
export async function holdLock(
  db: Kysely<Database>,
  key: number,
  work: (connection: Kysely<Database>) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_lock(${key}) as "isMine"`.execute(connection);
    if (!rows[0]?.isMine) return;
    try {
      await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}

/** Runs work whose statements may take longer than those of a request. Restores the usual timeout afterwards. */
export async function withLongPatience(connection: Kysely<Database>, work: () => Promise<void>): Promise<void> {
  try {
    await sql.raw(timeouts.long).execute(connection);
    await work();
  } finally {
    await sql.raw(timeouts.usual).execute(connection);
  }
}
