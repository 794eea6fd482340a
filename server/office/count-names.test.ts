import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeOffice } from '#server/testing/office.ts';

const app = await startTestApp();
const office = makeOffice(app);

/** Adds families of one caste. Each has a father and a paternal grandfather with these names. */
async function addFamilies(count: number, caste: number, [father, grandfather]: readonly [string, string]) {
  const { rows } = await app.pool.query<{ next: number }>('select count(*)::int as next from members');
  const first = 100_000_001 + (rows[0]?.next ?? 0);
  const ids = Array.from({ length: count }, (_, at) => `SV${first + at}`);
  await app.pool.query(
    `insert into members (profile_id, name, phone, gender, password_hash, registered_at)
     select id, 'Ruma Sen', '7' || right(id, 9), 'Female', '-', now() from unnest($1::text[]) id`,
    [ids],
  );
  await app.pool.query(
    `insert into personal_details (profile_id, caste_id, birth_place) select id, $2, '' from unnest($1::text[]) id`,
    [ids, caste],
  );
  for (const [generation, name] of [
    ['parent', father],
    ['grandfather', grandfather],
  ])
    await app.pool.query(
      `insert into relatives (profile_id, side, generation, name) select id, 'paternal', $2, $3 from unnest($1::text[]) id`,
      [ids, generation, name],
    );
}

const count = async () => JSON.parse((await office('names', 'count', '--json')).stdout);

test('names are counted in every spelling, where they are commonest, and rare ones are nobody’s to see', async () => {
  expect(await count()).toMatchObject({ rows: [], note: 'There are too few families yet.' });
  await addFamilies(12, 1, ['Dilip Mukherjee', 'Late Nibaran Mukherjee']);
  await addFamilies(13, 1, ['দিলীপ মুখোপাধ্যায়', 'Not known']);
  await addFamilies(19, 45, ['Tathagata Biswas', 'Dilip Biswas']);
  const { rows } = await count();
  expect(rows).toEqual([
    { kind: 'given', name: 'দিলীপ', families: 25, times: 25, among: 44 },
    { kind: 'surname', name: 'Mukhopadhyay', families: 25, times: 25, among: 25 },
  ]);
  const uses = await app.db.selectFrom('office_uses').select(['command', 'profile_id', 'subject']).execute();
  expect(uses.at(-1)).toEqual({ command: 'names count', profile_id: null, subject: '' });
});

test('a name that two relatives of each family have is counted by families', async () => {
  const grandfathers = async (count: number, from: number) => {
    await addFamilies(count, 45, ['Not known', 'Chandrakanta Pal']);
    await app.pool.query(
      `insert into relatives (profile_id, side, generation, name)
       select profile_id, 'maternal', 'grandfather', 'Chandrakanta Pal' from
         (select profile_id from members order by profile_id desc limit $1) m`,
      [from],
    );
  };
  await grandfathers(19, 19);
  const names = async () => (await count()).rows.filter(({ name }: { name: string }) => /chandrakanta/i.test(name));
  expect(await names()).toEqual([]);
  await grandfathers(1, 1);
  expect(await names()).toMatchObject([{ families: 20, times: 40 }]);
});
