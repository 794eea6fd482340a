import { expect, test } from 'vitest';
import { makeTestDatabase } from '#server/testing/database.ts';
import { WARM_CONNECTIONS, warmUp } from './warm-up.ts';

const { pool, db } = await makeTestDatabase();

test('what a page asks is planned once and for all on each of a few connections, and these stay', async () => {
  await warmUp(pool, db);
  const clients = await Promise.all(Array.from({ length: WARM_CONNECTIONS }, () => pool.connect()));
  const planned = await Promise.all(
    clients.map((client) => client.query('select from pg_prepared_statements where generic_plans > 0')),
  );
  for (const client of clients) client.release();
  expect(planned.map(({ rowCount }) => rowCount)).toEqual([3, 3, 3]);
  expect(pool.options.min).toBe(WARM_CONNECTIONS);
});
