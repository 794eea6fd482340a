import { expect, test } from 'vitest';
import { makeTestDatabase } from '#server/testing/database.ts';
import { countQueued, enqueue } from '../queue.ts';
import { carryQueue } from './move-database.ts';

const [former, next] = await Promise.all([makeTestDatabase(), makeTestDatabase()]);
const waiting = async ({ db }: typeof former) =>
  (await countQueued(db)).filter((queue) => queue.waiting > 0).map(({ name, waiting: count }) => [name, count]);

test('moves waiting jobs to another database once, with their times', async () => {
  await enqueue(former.db, 'email', [
    { data: { id: '1' }, priority: 2 },
    { data: { id: '2' }, afterSeconds: 3_600 },
  ]);
  await enqueue(former.db, 'codes', [{ data: { id: '3' } }]);
  // A process died while sending one job, and another job is finished.
  await former.pool.query("update pgboss.job set state = 'active', started_on = now() where data->>'id' = '3'");
  await enqueue(former.db, 'sms', [{ data: { id: '4' } }]);
  await former.pool.query("update pgboss.job set state = 'completed', completed_on = now() where data->>'id' = '4'");

  const [one, other] = await Promise.all([former.pool.connect(), next.pool.connect()]);
  expect(await carryQueue(one, other)).toBe(3);
  one.release();
  other.release();

  expect(await waiting(next)).toEqual([
    ['codes', 1],
    ['email', 2],
  ]);
  const jobs = "select id, data, priority, start_after::text from pgboss.job where name = 'email' order by id";
  expect((await next.pool.query(jobs)).rows).toEqual((await former.pool.query(jobs)).rows);
});
