import type { Kysely } from 'kysely';
import { QUEUE_SCHEMA } from '#server/platform/db/queue.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Handlers } from './handlers.ts';

/** Takes what waits from every queue until nothing is left that is due. */
export async function drainQueues(db: Kysely<Database>, handlers: Handlers): Promise<void> {
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
