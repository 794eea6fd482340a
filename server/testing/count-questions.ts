import type { TestApp } from './app.ts';

const TIMES = 5;

/**
 * Counts the queries of a call, to compare the cost of two answers without a clock. The server also runs its own
 * queries, so the call is repeated and the smallest count is used.
 */
export async function countQuestions<T>(
  { pool }: Pick<TestApp, 'pool'>,
  ask: () => Promise<T>,
): Promise<{ questions: number; answer: T }> {
  let asked = 0;
  const count = () => {
    asked += 1;
  };
  pool.on('acquire', count);
  try {
    let answer = await ask();
    let questions = asked;
    for (let time = 1; time < TIMES; time++) {
      asked = 0;
      answer = await ask();
      questions = Math.min(questions, asked);
    }
    return { answer, questions };
  } finally {
    pool.off('acquire', count);
  }
}
