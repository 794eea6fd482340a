import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** Milliseconds after which a database that has not answered counts as down. */
const PATIENCE_MS = 1_500;

/**
 * Registers two addresses for operators: `/healthz` shows that the process lives, `/readyz` that it can serve and
 * whether lists are ready. Both answer soon, even if the database hangs.
 */
export function registerReadiness(app: FastifyInstance, pool: pg.Pool, ranking: { isReady(): boolean }): void {
  let runningCheck: Promise<boolean> | undefined;
  // Runs one query at a time, so that requests do not pile up on a database that hangs.
  const isDatabaseUp = () => {
    runningCheck ??= pool
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        runningCheck = undefined;
      });
    return Promise.race([runningCheck, wait(PATIENCE_MS, false, { ref: false })]);
  };

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (!(await isDatabaseUp())) return reply.code(503).send({ status: 'database down' });
    return { status: 'ok', lists: ranking.isReady() ? 'ok' : 'being put in order' };
  });
}
