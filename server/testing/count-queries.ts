import type { TestApp } from './app.ts';

/** How often the call is made. */
const REPETITIONS = 5;

/**
 * Counts the queries of a call, to compare the cost of two answers without a clock. The server also runs queries of its
 * own in between, so the call is repeated and the smallest count is used. `answer` is that of the last repetition.
 */
export async function countQueries<T>(
  { pool }: Pick<TestApp, 'pool'>,
  ask: () => Promise<T>,
): Promise<{ queries: number; answer: T }> {
  let queryCount = 0;
  const countQuery = () => {
    queryCount += 1;
  };
  pool.on('acquire', countQuery);
  try {
    let answer = await ask();
    let queries = queryCount;
    for (let repetition = 1; repetition < REPETITIONS; repetition++) {
      queryCount = 0;
      answer = await ask();
      queries = Math.min(queries, queryCount);
    }
    return { answer, queries };
  } finally {
    pool.off('acquire', countQuery);
  }
}
