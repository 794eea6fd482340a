import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { StartError } from '#server/start-error.ts';

const MOST_READERS = 16;

interface Measured {
  port: number;
  pool: pg.Pool;
  passwords: { waiting(): number };
  ranking: { isReady(): boolean; size(): number };
  /** How much waits in each queue. */
  countQueued: () => Promise<readonly { name: string; waiting: number }[]>;
}

/** Figures for Prometheus, on a port of their own that this machine alone can reach. */
export function registerMetrics(app: FastifyInstance, { port, pool, passwords, ranking, countQueued }: Measured): void {
  const registers = [new Registry()];
  const [registry] = registers;
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer; its count is the number of requests.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool: open, idle, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited for' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'passwords_waiting',
    help: 'Passwords that wait for their turn to be checked (argon2id).',
    registers,
    collect() {
      this.set(passwords.waiting());
    },
  });
  new Gauge({
    name: 'matching_ready',
    help: '1 when the lists of members are in order, 0 while they are being read.',
    registers,
    collect() {
      this.set(Number(ranking.isReady()));
    },
  });
  new Gauge({
    name: 'matching_members',
    help: 'Members that the lists are made of.',
    registers,
    collect() {
      this.set(ranking.size());
    },
  });
  new Gauge({
    name: 'outbox_waiting',
    help: 'What waits to be sent, by queue; dead-letters: what was given up.',
    labelNames: ['queue'],
    registers,
    async collect() {
      // The other figures are wanted most when the database is away.
      for (const { name, waiting } of await countQueued().catch(() => [])) this.set({ queue: name }, waiting);
    },
  });

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    seconds.observe({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    try {
      const figures = await registry?.metrics();
      response.setHeader('content-type', registry?.contentType ?? 'text/plain').end(figures);
    } catch (error) {
      // Some figures are read from files, for which there may be no descriptor left.
      app.log.warn({ err: error }, 'the figures could not be read');
      response.writeHead(500).end();
    }
  });
  server.maxConnections = MOST_READERS;
  app.addHook('onReady', async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening').catch(() => {
      throw new StartError(
        `METRICS_PORT ${port} cannot be used on 127.0.0.1: stop the other program, or choose another.`,
      );
    });
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}
