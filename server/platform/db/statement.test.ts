import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeTestDatabase } from '#server/testing/database.ts';
import { statement } from './statement.ts';

const { pool, db } = await makeTestDatabase();

interface Asked {
  name: string;
  counts: readonly number[];
}

const greet = statement<Asked, { greeting: string; sum: number; known: number }>(
  (given) => sql`select 'Hello ' || ${given('name')}::text as greeting,
    (select sum(one) from unnest(${given('counts')}::int[]) one)::int as sum, ${7}::int as known
    where ${given('name')}::text <> ''`,
);

test('a statement is prepared once and uses new values each time, also in a transaction', async () => {
  expect(await greet(db, { name: 'Ruma', counts: [1, 2] })).toEqual([{ greeting: 'Hello Ruma', sum: 3, known: 7 }]);
  expect(await greet(db, { counts: [], name: '' })).toEqual([]);
  const inside = await db.transaction().execute((transaction) => greet(transaction, { name: '$1', counts: [5] }));
  expect(inside).toEqual([{ greeting: 'Hello $1', sum: 5, known: 7 }]);
});

test('a value that is used several times is sent once', async () => {
  await greet(db, { name: 'Ruma', counts: [] });
  const { rows } = await pool.query<{ types: string }>(
    `select parameter_types::text as types from pg_prepared_statements where statement like '%Hello%'`,
  );
  expect(rows).toEqual([{ types: '{text,text}' }]);
});
