import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** For operators: `/healthz` says that the process lives, `/readyz` that it can serve. */
export function registerHealth(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await pool.query('select 1');
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'database down' });
    }
  });
}
