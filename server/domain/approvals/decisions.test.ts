import type pg from 'pg';
import { expect, test } from 'vitest';
import { migrate } from '#server/platform/db/migrate.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { migrateAsBefore } from '#server/testing/version-before.ts';

/** The last migration of the version that knew `outcome` alone. */
const LAST_OF_BEFORE = '0678_names_as_families_spell_them.sql';

const { pool } = await makeTestDatabase();
const before = await makeTestDatabase({ isEmpty: true });

const putMember = (of: pg.Pool) =>
  of.query(
    "insert into members (profile_id, name, phone, gender, password_hash) values ('SV1', 'Ruma', '9830000001', 'Female', 'x')",
  );

const decide = (of: pg.Pool, column: 'outcome' | 'decision', words: readonly string[]) =>
  of.query(
    `insert into approval_decisions (profile_id, kind, ${column}, asked_at, decided_by)
     select case n when 1 then 'SV1' end, 'profile', word, now(), 'mitra' from unnest($1::text[]) with ordinality w (word, n)`,
    [words],
  );

const hold = (of: pg.Pool, column: 'outcome' | 'decision', words: readonly string[]) =>
  of.query(
    `insert into held_decisions (profile_id, answer, ${column}) select 'SV1', 'name', word from unnest($1::text[]) w (word)`,
    [words],
  );

const read = async (of: pg.Pool, table: 'approval_decisions' | 'held_decisions') =>
  (await of.query<{ pair: string }>(`select outcome || ' ' || decision as pair from ${table} order by id`)).rows.map(
    ({ pair }) => pair,
  );

const OF_APPROVALS = ['approved approved', 'sentBack returned', 'rejected rejected'];

test('a former version and this one read what the other has decided', async () => {
  await putMember(pool);
  await decide(pool, 'outcome', ['approved', 'sentBack', 'rejected']);
  await decide(pool, 'decision', ['approved', 'returned', 'rejected']);
  await hold(pool, 'outcome', ['approved', 'refused']);
  await hold(pool, 'decision', ['approved', 'returned', 'rejected']);
  expect(await read(pool, 'approval_decisions')).toEqual([...OF_APPROVALS, ...OF_APPROVALS]);
  expect(await read(pool, 'held_decisions')).toEqual([
    'approved approved',
    'refused returned',
    'approved approved',
    'refused returned',
    'refused rejected',
  ]);
  // As a former version does.
  await pool.query("update approval_decisions set undone_at = now(), undone_by = 'mitra'");
  expect(await read(pool, 'approval_decisions')).toEqual([...OF_APPROVALS, ...OF_APPROVALS]);
  await expect(decide(pool, 'decision', ['sentBack'])).rejects.toThrow(/check constraint/);
});

test('what was decided before has its word after the migration', async () => {
  await migrateAsBefore(before.pool, { last: LAST_OF_BEFORE });
  await putMember(before.pool);
  await decide(before.pool, 'outcome', ['approved', 'sentBack', 'rejected']);
  await hold(before.pool, 'outcome', ['approved', 'refused']);
  await migrate(before.pool);
  expect(await read(before.pool, 'approval_decisions')).toEqual(OF_APPROVALS);
  expect(await read(before.pool, 'held_decisions')).toEqual(['approved approved', 'refused returned']);
});
