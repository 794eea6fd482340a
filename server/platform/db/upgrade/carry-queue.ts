import type pg from 'pg';
import { makeQueues, QUEUE_SCHEMA, QUEUES } from '../queue.ts';

const PAGE = 5_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Copies the waiting jobs of one database's queue to another, with their times. Returns their number. */
export async function carryQueue(from: pg.ClientBase, to: pg.ClientBase): Promise<number> {
  await makeQueues(to);
  const { rows } = await from.query<{ isThere: boolean }>(
    `select to_regclass('${QUEUE_SCHEMA}.job') is not null as "isThere"`,
  );
  if (!rows[0]?.isThere) return 0;
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: { executeSql: (text, values) => to.query(text, values) },
    schema: QUEUE_SCHEMA,
  });
  let carried = 0;
  for (const name of Object.keys(QUEUES)) {
    for await (const jobs of listWaiting(from, name)) {
      await boss.insert(name, jobs);
      carried += jobs.length;
    }
  }
  return carried;
}

interface Waiting {
  id: string;
  data: { id: string };
  priority: number;
  startAfter: string;
}

/** Yields the waiting jobs page by page. Jobs that were being sent when a process died count as waiting. */
async function* listWaiting(from: pg.ClientBase, name: string): AsyncGenerator<Waiting[]> {
  for (let last = FIRST_ID; ; ) {
    const { rows } = await from.query<Waiting>(
      `select id::text, data, priority, to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "startAfter"
       from ${QUEUE_SCHEMA}.job where name = $1 and state in ('created', 'retry', 'active') and id > $2 order by id limit ${PAGE}`,
      [name, last],
    );
    const end = rows.at(-1);
    if (end === undefined) return;
    yield rows;
    last = end.id;
  }
}
