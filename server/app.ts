import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Config } from './config.ts';
import type { DataKey } from './crypto/data-key.ts';
import type { Database } from './db/tables.ts';
import type { Log } from './log.ts';

export interface AppDependencies {
  config: Config;
  db: Kysely<Database>;
  pool: pg.Pool;
  dataKey: DataKey;
  log: Log;
}

export async function buildApp({ config, pool, log }: AppDependencies): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    trustProxy: trustedProxies(config),
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await pool.query('select 1');
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'database down' });
    }
  });
  return app;
}

// The types of Fastify do not know that a number of proxies is allowed.
function trustedProxies({ trustProxy }: Config) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}
