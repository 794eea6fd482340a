import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Log } from '#server/log.ts';
import { closeChannels, openChannels } from './channels/open-channels.ts';
import { drainQueues } from './drain.ts';
import { makeHandlers, type Works } from './handlers.ts';
import type { NoticeServices } from './notice-services.ts';
import { openBoss } from './open-boss.ts';
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
