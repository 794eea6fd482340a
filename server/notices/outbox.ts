import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Log } from '#server/log.ts';
import { QUEUE_SCHEMA } from '#server/platform/db/queue.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { closeChannels, openChannels } from './channels/open-channels.ts';
import { type Handlers, makeHandlers, type Works } from './handlers.ts';
import type { NoticeServices } from './notice-services.ts';
import { stopUrlOf } from './stop-link.ts';

/** Sends notices, codes and links, and does the other work in the queue. */
export interface Outbox {
  /** Starts sending what waits and what comes. Retries while the database is unavailable. */
  start(): void;
  /** Finishes the jobs under way and starts no more. */
  stop(): Promise<void>;
  /** Handles everything that waits, and the jobs that follow from it. For tests, in which the outbox is not started. */
  drain(): Promise<void>;
}

interface Options {
  services: NoticeServices;
  /** Returns the present connection of the queue's database, on which the outbox listens. */
  connection: () => pg.ClientConfig;
  log: Log;
  /** Prints the messages of a trial at home; by default to the terminal. */
  print: ((line: string) => void) | undefined;
  /** The clock for quiet hours; by default the machine's clock. */
  now: (() => Date) | undefined;
  /** The queue's work that is no notice. */
  works: Works;
}

/** Seconds between two looks for jobs to retry. */
const POLLING_SECONDS = 3;
/** Milliseconds until a failed start is repeated. */
const RESTART_MS = 5_000;
/** Maximum number of milliseconds for which a stop waits for the jobs under way. */
const PATIENCE_MS = 8_000;

/**
 * Makes the outbox of this process, which works beside those of other processes. The library is loaded at the start.
 */
export function makeOutbox({ services, connection, log, print, now = () => new Date(), works }: Options): Outbox {
  let boss: PgBoss | undefined;
  let starting: Promise<void> = Promise.resolve();
  let restart: NodeJS.Timeout | undefined;
  let isStopped = false;
  const adapters = openChannels({ services, stopUrl: (letter) => stopUrlOf(services, letter), print });
  // A failure is thrown where the adapters are used.
  adapters.catch(() => {});

  /** Opens the queue and starts to work on it. Opens it again if its database has moved to another server. */
  async function begin(): Promise<void> {
    const handlers = makeHandlers(services, { adapters: await adapters, log, now, works });
    const current = connection();
    const { connectionString } = current;
    const opened = await openBoss(current, log);
    boss = opened;
    opened.on('error', () => {
      if (connection().connectionString !== connectionString) reopen(opened);
    });
    for (const [queue, { batchSize, handle }] of Object.entries(handlers)) {
      const options = {
        ...({ batchSize, burstWhenBatchFull: true, perJobResults: true } as const),
        // New jobs are announced; retries are polled at this interval.
        notifyPollingIntervalSeconds: POLLING_SECONDS,
      };
      await opened.work<{ id: string }, unknown, typeof options>(queue, options, async (jobs) => {
        const results = await handle(jobs.map(({ data }) => data.id));
        return jobs.flatMap(({ id, data }) => ({ id, ...(results.get(data.id) ?? { status: 'failed' }) }));
      });
    }
  }

  /** Begins now, and again after RESTART_MS if that fails. */
  function start(): void {
    if (isStopped) return;
    starting = begin().catch(async (error: unknown) => {
      log.error({ err: error }, 'the outbox could not start');
      await boss?.stop({ graceful: false }).catch(() => {});
      boss = undefined;
      restart = setTimeout(start, RESTART_MS).unref();
    });
  }

  /** Reopens the queue after a failover, because its connections stay with the old server. */
  function reopen(former: PgBoss): void {
    if (boss !== former) return;
    boss = undefined;
    former
      .stop({ graceful: false })
      .catch(() => {})
      .finally(start);
  }

  return {
    start,
    async stop() {
      isStopped = true;
      clearTimeout(restart);
      await starting;
      await boss?.stop({ timeout: PATIENCE_MS });
      await adapters.then(closeChannels, () => {});
    },
    drain: async () => drainQueues(services.db, makeHandlers(services, { adapters: await adapters, log, now, works })),
  };
}

/** Takes jobs from every queue until none is due. */
async function drainQueues(db: Kysely<Database>, handlers: Handlers): Promise<void> {
  const { fromKysely, PgBoss } = await import('pg-boss');
  const boss = new PgBoss({ db: fromKysely(db), schema: QUEUE_SCHEMA });
  let takenJobs = 0;
  do {
    takenJobs = 0;
    for (const [queue, { batchSize, handle }] of Object.entries(handlers)) {
      const jobs = await boss.fetch<{ id: string }>(queue, { batchSize });
      takenJobs += jobs.length;
      const results = await handle(jobs.map(({ data }) => data.id));
      for (const { id, data } of jobs) {
        const { status = 'failed', output = null } = results.get(data.id) ?? {};
        // A job given up counts as done here, without a dead letter.
        await (status === 'failed' ? boss.fail(queue, id, output) : boss.complete(queue, id));
      }
    }
  } while (takenJobs > 0);
}

/** Maximum number of the queue's own connections, so that messages take none from visitors. */
const MOST_CONNECTIONS = 3;

/** Opens the queue's library with its own connections. It listens, so they must bypass a pooler. */
async function openBoss(connection: pg.ClientConfig, log: Log): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss');
  const boss = new Boss({
    ...connectionOptions(connection),
    schema: QUEUE_SCHEMA,
    useListenNotify: true,
    schedule: false,
    // Weekly letters fill the queue, which is no reason for a warning.
    warningQueueSize: 1_000_000,
    // How soon a process that died during a job is noticed.
    superviseIntervalSeconds: 3,
    monitorIntervalSeconds: 3,
    maintenanceIntervalSeconds: 600,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the queue lost its database for a moment'));
  boss.on('warning', ({ message }) => log.warn(message));
  await boss.start();
  return boss;
}

/** Returns the connection options. They contain timeouts, so that a query to a hanging database is repeated. */
function connectionOptions(connection: pg.ClientConfig) {
  const { connectionString, host, port, user, password, database } = connection;
  const place = connectionString ? { connectionString } : { host, port, user, password, database };
  // The queue's own writes may be lost in a crash of the machine: our tables show whether a repeated job is done.
  const options = '-c synchronous_commit=off';
  const limits = { max: MOST_CONNECTIONS, connectionTimeoutMillis: 3_000, query_timeout: 30_000, keepAlive: true };
  const entries = Object.entries({ ...place, ...limits, application_name: 'shubho-bibaho outbox', options });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
