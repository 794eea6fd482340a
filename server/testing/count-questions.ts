import type { TestApp } from './app.ts';

const TIMES = 5;

/**
 * How often a call asks the database: whether two answers are of one class of time, without a clock. The server also asks on
 * its own account, so the call is made several times and the smallest number counts.
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
