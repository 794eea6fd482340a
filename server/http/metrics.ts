import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { serveFigures } from './figures.ts';
import { routeInLog } from './route-in-log.ts';

/** What is measured, and where the figures are served. */
interface Measured {
  /** The port on loopback for Prometheus. */
  port: number;
  /** Whether this is one of several processes. The process that started it serves the figures of all. */
  isWorker?: boolean;
  pool: pg.Pool;
  passwords: { waiting(): number };
  ranking: { isReady(): boolean; size(): number };
  disk: { freeBytes(): number | undefined };
  /** Number of waiting items in each queue. */
  countQueued: () => Promise<readonly { name: string; waiting: number }[]>;
  /**
   * When a backup and a trial restore last succeeded, and when the backup was made that was last copied; null if never.
   */
  loadLastBackups: () => Promise<readonly { name: string; doneAt: Date | null }[]>;
}

/** Figures about the backups that the site makes itself. */
const LAST_BACKUPS = {
  backup_last_success_seconds: 'When a backup was last done, in seconds since 1970; 0: never.',
  backup_copy_last_success_seconds:
    'When the backup was made that was last copied elsewhere, in seconds since 1970; 0: none was.',
  restore_drill_last_success_seconds: 'When a backup was last restored for trial, in seconds since 1970; 0: never.',
};

/**
 * Measures this process and serves its figures for Prometheus on a separate port that only this machine can reach. For
 * a worker, the process that started it serves them.
 */
export function registerMetrics(
  app: FastifyInstance,
  { port, isWorker = false, pool, passwords, ranking, disk, countQueued, loadLastBackups }: Measured,
): void {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requestSeconds = new Histogram({
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
    aggregator: 'min',
    registers,
    collect() {
      this.set(Number(ranking.isReady()));
    },
  });
  new Gauge({
    name: 'matching_members',
    help: 'Members that the lists are made of.',
    aggregator: 'max',
    registers,
    collect() {
      this.set(ranking.size());
    },
  });
  new Gauge({
    name: 'data_folder_free_bytes',
    help: 'Free on the disk of the data folder; below 256 MB what members send is refused.',
    aggregator: 'min',
    registers,
    collect() {
      const freeBytes = disk.freeBytes();
      if (freeBytes !== undefined) this.set(freeBytes);
    },
  });
  new Gauge({
    name: 'outbox_waiting',
    help: 'What waits to be sent, by queue; dead-letters: what was given up.',
    labelNames: ['queue'],
    aggregator: 'max',
    registers,
    async collect() {
      // The other figures are needed most when the database is unreachable.
      for (const { name, waiting } of await countQueued().catch(() => [])) this.set({ queue: name }, waiting);
    },
  });

  for (const [name, help] of Object.entries(LAST_BACKUPS)) {
    new Gauge({
      name,
      help,
      registers,
      aggregator: 'max' as const,
      async collect() {
        const lastBackups = await loadLastBackups().catch(() => []);
        for (const { name: backupName, doneAt } of lastBackups)
          if (backupName === name) this.set((doneAt?.getTime() ?? 0) / 1000);
      },
    });
  }

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    requestSeconds.observe(
      { method, route: routeInLog(routeOptions.url), status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });

  if (isWorker) {
    // The process that started this one requests the figures and serves those of all workers.
    AggregatorRegistry.setRegistries(registers);
    new AggregatorRegistry();
    return;
  }
  let close: (() => Promise<void>) | undefined;
  app.addHook('onReady', async () => {
    const figures = { contentType: registry.contentType, read: () => registry.metrics() };
    close = await serveFigures(port, figures, app.log);
  });
  app.addHook('onClose', async () => close?.());
}
