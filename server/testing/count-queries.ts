import type { TestApp } from './app.ts';

const TIMES = 5;

/**
 * Counts the queries of a call, to compare the cost of two answers without a clock. The server also runs its own
 * queries, so the call is repeated and the smallest count is used.
 */
export async function countQueries<T>(
  { pool }: Pick<TestApp, 'pool'>,
  ask: () => Promise<T>,
): Promise<{ queries: number; answer: T }> {
  let sent = 0;
  const count = () => {
    sent += 1;
  };
  pool.on('acquire', count);
  try {
    let answer = await ask();
    let queries = sent;
    for (let time = 1; time < TIMES; time++) {
      sent = 0;
      answer = await ask();
      queries = Math.min(queries, sent);
    }
    return { answer, queries };
  } finally {
    pool.off('acquire', count);
  }
}
