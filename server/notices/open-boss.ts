import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Log } from '#server/log.ts';
import { QUEUE_SCHEMA } from '#server/platform/db/queue.ts';

// Its own few connections, so that a wave of letters takes none from visitors.
const MOST_CONNECTIONS = 3;

/** The queue's library at work on its own connections: it listens, so they must be the database's own, not a pooler's. */
export async function openBoss(connection: pg.ClientConfig, log: Log): Promise<PgBoss> {
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
