import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Queue } from 'pg-boss';
import type { QUEUE_NAMES } from '#contract/staff/system.ts';
import type { Database } from './tables.ts';

/** The library creates and migrates this schema; no archive contains it. */
export const QUEUE_SCHEMA = 'pgboss';

const daySeconds = 24 * 60 * 60;
/** The job of a killed process is given to another ten seconds after its last heartbeat. */
const heartbeat = { heartbeatSeconds: 10, expireInSeconds: 300, notify: true };
/** Delays are in seconds. A notice's `send_before` ends it; the queue only keeps retrying until then. */
const retries = { retryBackoff: true, retryDelay: 2, retryDelayMax: 1_800, retryLimit: 400 };
/** How long a job that nobody handles, and a finished job, are kept. */
const retention = { retentionSeconds: 35 * daySeconds, deleteAfterSeconds: 600 };

/** Jobs that cannot be sent, for the office to review. */
export const DEAD_LETTERS = 'dead-letters';

/** The options of a queue of work. */
const work = { ...heartbeat, ...retries, ...retention, deadLetter: DEAD_LETTERS };

/** The queues and their options, in creation order: a queue may refer to earlier ones. */
export const QUEUES = {
  [DEAD_LETTERS]: { retentionSeconds: 90 * daySeconds },
  /** Notices whose channels are not chosen yet. */
  notices: work,
  /** Codes, links and other messages made when they are sent: they never wait behind other jobs. */
  codes: { ...work, retryDelayMax: 30 },
  email: work,
  sms: work,
  push: work,
  /** The people affected by a data breach, and the e-mails to them, in batches. */
  breaches: work,
  /** Other long work of the office, part by part. */
  works: work,
} as const satisfies Record<(typeof QUEUE_NAMES)[number], Omit<Queue, 'name'>>;

export type QueueName = keyof typeof QUEUES;

/** A job to add to a queue. */
export interface QueueJob {
  /** The id of the row that the job handles, as text. */
  data: { id: string };
  /** A delay by the database's clock, so that no other clock has to agree with it. */
  afterSeconds?: number | undefined;
  priority?: number;
}

/** Adds jobs to a queue in the caller's transaction. They exist only if it commits. */
export async function enqueue(db: Kysely<Database>, name: QueueName, jobs: QueueJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const { fromKysely, PgBoss } = await import('pg-boss');
  const inserted = jobs.map(({ afterSeconds, ...job }) => ({
    ...job,
    ...(afterSeconds && { startAfter: Math.ceil(afterSeconds) }),
  }));
  await new PgBoss({ db: fromKysely(db), schema: QUEUE_SCHEMA }).insert(name, inserted);
}

/** Creates missing queues. Every program that opens the database may add jobs. */
export async function makeQueues(client: pg.ClientBase): Promise<void> {
  if (await hasQueues(client)) return;
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: QUEUE_SCHEMA,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  try {
    for (const [name, options] of Object.entries(QUEUES)) await boss.createQueue(name, options);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Whether all queues exist. */
async function hasQueues(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('${QUEUE_SCHEMA}.queue') is not null as "isThere"`,
  );
  if (!rows[0]?.isThere) return false;
  const queueNames = Object.keys(QUEUES);
  const { rowCount } = await client.query(`select from ${QUEUE_SCHEMA}.queue where name = any($1)`, [queueNames]);
  return rowCount === queueNames.length;
}

/** Counts the jobs in each queue: `waiting`, `retrying` (those of them that have failed before), and `active`. */
export async function countQueued(db: Kysely<Database>) {
  const { rows } = await sql<{ name: QueueName; waiting: number; retrying: number; active: number }>`
    select q.name, count(j.id) filter (where j.state in ('created', 'retry'))::int as waiting,
      count(j.id) filter (where j.state = 'retry')::int as retrying,
      count(j.id) filter (where j.state = 'active')::int as active
    from ${sql.table(`${QUEUE_SCHEMA}.queue`)} q left join ${sql.table(`${QUEUE_SCHEMA}.job`)} j on j.name = q.name
    where q.name in (${sql.join(Object.keys(QUEUES))}) group by q.name order by q.name`.execute(db);
  return rows;
}

/** Deletes the dead letters after the office has reviewed them. */
export async function forgetDeadLetters(db: Kysely<Database>): Promise<void> {
  await sql`delete from ${sql.table(`${QUEUE_SCHEMA}.job`)} where name = ${DEAD_LETTERS}`.execute(db);
}
