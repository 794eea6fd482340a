import type { TestApp } from './app.ts';
import { FEW_CONNECTIONS } from './database.ts';

/**
 * Runs `act` while the pool has one free connection. A transaction that asks the pool for a second one then waits in
 * vain, as it would while many calls at once hold all connections.
 */
export async function withOneConnection<T>({ pool }: Pick<TestApp, 'pool'>, act: () => Promise<T>): Promise<T> {
  const taken = await Promise.all(Array.from({ length: FEW_CONNECTIONS - 1 }, () => pool.connect()));
  try {
    return await act();
  } finally {
    for (const client of taken) client.release();
  }
}
