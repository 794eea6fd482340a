import { expect, test } from 'vitest';
import { districts } from '#matching/places/districts.ts';
import { findPlace } from '#matching/places.ts';
import { loadAllLookups } from '#server/domain/lookups/lookups.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { COPIED_TABLES } from './my-data.queries.ts';
import { makeReadable } from './readable.ts';

const { db, pool } = await makeTestDatabase();
const readable = makeReadable(await loadAllLookups(db));

/** Every list contains one of these ids: India, West Bengal, a district, a place, a first entry. */
const someIds = [1, 356, 35_601_163, districts[0]?.id, findPlace('Bardhaman')[0]?.id];

async function listIdColumns(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = any($1) and column_name ~ '_ids?$'
        and (data_type in ('smallint', 'integer') or udt_name in ('_int2', '_int4'))
      order by name`,
    [[...Object.keys(COPIED_TABLES), 'relatives']],
  );
  return rows.map(({ name }) => name);
}

test('every id that a member downloads has a name in its place', async () => {
  const columns = await listIdColumns();
  expect(columns.length).toBeGreaterThan(20);
  const namesOf = (column: string) => someIds.flatMap((id) => Object.entries(readable({ [column]: id })));
  const bare = columns.filter(
    (column) => !namesOf(column).some(([title, name]) => !/ ids?$/.test(title) && / \/ /.test(String(name))),
  );
  expect(bare, 'give each a list in server/features/my-data/readable.ts').toEqual([]);
});
