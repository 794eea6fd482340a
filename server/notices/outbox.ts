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

export interface Outbox {
  /** Begins to send what waits, and what comes from now on; a database that is away is asked again. */
  start(): void;
  /** Finishes what is under way and begins nothing more. */
  stop(): Promise<void>;
  /** Does everything that waits, and what comes of it: for tests, in which nothing is started. */
  drain(): Promise<void>;
}

interface Options {
  services: NoticeServices;
  /** Where the queue's database is now: it listens there. */
  connection: () => pg.ClientConfig;
  log: Log;
  print: ((line: string) => void) | undefined;
  /** Tells whether the hours are quiet; the clock of the machine. */
  now: (() => Date) | undefined;
  works: Works;
}

const TRIED_AGAIN_SECONDS = 3;
const TRY_AGAIN_MS = 5_000;
const PATIENCE_MS = 8_000;

/** What is told and sent, by this process beside all others. Nothing of it is loaded before it is started. */
export function makeOutbox({ services, connection, log, print, now = () => new Date(), works }: Options): Outbox {
  let boss: PgBoss | undefined;
  let starting: Promise<void> = Promise.resolve();
  let again: NodeJS.Timeout | undefined;
  let isStopped = false;
  const adapters = openChannels({ services, stopUrl: (letter) => stopUrlOf(services, letter), print });
  adapters.catch(() => {}); // the code that sends is told

  async function begin(): Promise<void> {
    const handlers = makeHandlers(services, { adapters: await adapters, log, now, works });
    const place = connection();
    const { connectionString } = place;
    const opened = await openBoss(place, log);
    boss = opened;
    opened.on('error', () => {
      if (connection().connectionString !== connectionString) moveAlong(opened);
    });
    for (const [queue, { batchSize, handle }] of Object.entries(handlers)) {
      const options = {
        ...({ batchSize, burstWhenBatchFull: true, perJobResults: true } as const),
        // What comes is announced; what is tried again is not.
        notifyPollingIntervalSeconds: TRIED_AGAIN_SECONDS,
      };
      await opened.work<{ id: string }, unknown, typeof options>(queue, options, async (jobs) => {
        const results = await handle(jobs.map(({ data }) => data.id));
        return jobs.flatMap(({ id, data }) => ({ id, ...(results.get(data.id) ?? { status: 'failed' }) }));
      });
    }
  }

  function start(): void {
    if (isStopped) return;
    starting = begin().catch(async (error: unknown) => {
      log.error({ err: error }, 'the outbox could not start');
      await boss?.stop({ graceful: false }).catch(() => {});
      boss = undefined;
      again = setTimeout(start, TRY_AGAIN_MS).unref();
    });
  }

  /** After a failover: its own connections stay with the server for which they were made. */
  function moveAlong(left: PgBoss): void {
    if (boss !== left) return;
    boss = undefined;
    left
      .stop({ graceful: false })
      .catch(() => {})
      .finally(start);
  }

  return {
    start,
    async stop() {
      isStopped = true;
      clearTimeout(again);
      await starting;
      await boss?.stop({ timeout: PATIENCE_MS });
      await adapters.then(closeChannels, () => {});
    },
    drain: async () => drainQueues(services.db, makeHandlers(services, { adapters: await adapters, log, now, works })),
  };
}

/** Takes what waits from every queue until nothing is left that is due. */
async function drainQueues(db: Kysely<Database>, handlers: Handlers): Promise<void> {
  const { fromKysely, PgBoss } = await import('pg-boss');
  const boss = new PgBoss({ db: fromKysely(db), schema: QUEUE_SCHEMA });
  let taken = 0;
  do {
    taken = 0;
    for (const [queue, { batchSize, handle }] of Object.entries(handlers)) {
      const jobs = await boss.fetch<{ id: string }>(queue, { batchSize });
      taken += jobs.length;
      const results = await handle(jobs.map(({ data }) => data.id));
      for (const { id, data } of jobs) {
        const { status = 'failed', output = null } = results.get(data.id) ?? {};
        // Given up is over, here without a dead letter.
        await (status === 'failed' ? boss.fail(queue, id, output) : boss.complete(queue, id));
      }
    }
  } while (taken > 0);
}

// Its own few connections, so that a wave of letters takes none from visitors.
const MOST_CONNECTIONS = 3;

/** The queue's library at work on its own connections: it listens, so they must be the database's own, not a pooler's. */
async function openBoss(connection: pg.ClientConfig, log: Log): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss');
  const boss = new Boss({
    ...connectionOptions(connection),
    schema: QUEUE_SCHEMA,
    useListenNotify: true,
    schedule: false,
    // The letters of a week are many, and nothing to warn of.
    warningQueueSize: 1_000_000,
    // How soon it is noticed that a process died in the middle of its work.
    ...{ superviseIntervalSeconds: 3, monitorIntervalSeconds: 3, maintenanceIntervalSeconds: 600 },
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the queue lost its database for a moment'));
  boss.on('warning', ({ message }) => log.warn(message));
  await boss.start();
  return boss;
}

// A database that hangs must not keep it for ever: it is asked again.
function connectionOptions(connection: pg.ClientConfig) {
  const { connectionString, host, port, user, password, database } = connection;
  const place = connectionString ? { connectionString } : { host, port, user, password, database };
  // What it takes and what is over need not survive the machine: work that is taken again finds in our own tables that it is over.
  const options = '-c synchronous_commit=off';
  const limits = { max: MOST_CONNECTIONS, connectionTimeoutMillis: 3_000, query_timeout: 30_000, keepAlive: true };
  const given = Object.entries({ ...place, ...limits, application_name: 'shubho-bibaho outbox', options });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
