import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { lockKeys } from './lock-keys.ts';

/** The ownership of an embedded server, which one process has at a time. */
export interface Ownership {
  release(): Promise<void>;
}

/** How long to wait for the lock: the database session of a killed owner ends a moment after its process. */
const timeoutMs = 3_000;
const closeTimeoutMs = 1_000;
/** The pause between two attempts to take the lock. */
const pauseMs = 50;

/**
 * Holds a session advisory lock while the connection lives; returns undefined if another process holds it. Calls
 * `onLost` once if the connection ends before `release`.
 */
export async function takeOwnership(
  connection: pg.ClientConfig,
  onLost: () => void,
  waitMs = timeoutMs,
): Promise<Ownership | undefined> {
  const client = new pg.Client({
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    ...connection,
    application_name: 'shubho-bibaho owner',
  });
  let isHeld = false;
  client.on('error', () => {});
  client.on('end', () => {
    if (!isHeld) return;
    isHeld = false;
    onLost();
  });
  const release = async () => {
    isHeld = false;
    // A hanging server does not confirm the end of a connection.
    await Promise.race([client.end().catch(() => {}), wait(closeTimeoutMs, undefined, { ref: false })]);
  };
  try {
    await client.connect();
    isHeld = await tryUntil(() => tryLock(client), Date.now() + waitMs);
  } finally {
    if (!isHeld) await release();
  }
  return isHeld ? { release } : undefined;
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [
    lockKeys.ownership,
  ]);
  return rows[0]?.isMine ?? false;
}

/** Repeats an attempt until it succeeds or the deadline has passed. Returns whether it succeeded. */
async function tryUntil(attempt: () => Promise<boolean>, deadline: number): Promise<boolean> {
  for (;;) {
    if (await attempt()) return true;
    if (Date.now() >= deadline) return false;
    await wait(pauseMs);
  }
}
