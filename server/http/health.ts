import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** For operators: `/healthz` says that the process lives, `/readyz` that it can serve, and whether lists are in order yet. */
export function registerHealth(app: FastifyInstance, pool: pg.Pool, ranking: { isReady(): boolean }): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await pool.query('select 1');
      return { status: 'ok', lists: ranking.isReady() ? 'ok' : 'being put in order' };
    } catch {
      return reply.code(503).send({ status: 'database down' });
    }
  });
}
