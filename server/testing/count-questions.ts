import type { TestApp } from './app.ts';

/** How often a call asked the database: whether two answers are of one class of time, without a clock. */
export async function countQuestions<T>(
  { pool }: Pick<TestApp, 'pool'>,
  ask: () => Promise<T>,
): Promise<{ questions: number; answer: T }> {
  let questions = 0;
  const count = () => {
    questions += 1;
  };
  pool.on('acquire', count);
  try {
    return { answer: await ask(), questions };
  } finally {
    pool.off('acquire', count);
  }
}
