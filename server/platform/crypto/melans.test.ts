import { expect, test } from 'vitest';
import { loadEntries, storeEntries } from '#server/domain/melans/day.queries.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { makeDataKey } from './data-key.ts';
import { makeHealthCipher } from './health-cipher.ts';
import { sealMelansAnew } from './melans.queries.ts';

const { db, pool } = await makeTestDatabase();

test('what was noted in a hall is sealed anew with another key, and no key opens it at another place', async () => {
  const [former, next] = [1, 2].map((byte) => makeHealthCipher(makeDataKey(Buffer.alloc(32, byte))));
  if (!former || !next) throw new Error('there are two keys');
  const { rows } = await pool.query(
    "insert into melans (held_on, begins_at, ends_at, place, seats, rounds, made_by) values (current_date, '09:00', '17:00', 'words', 20, 8, 'mitra') returning id",
  );
  const melanId = rows[0].id;
  const id = 'aaaaaaaa-0000-4000-8000-000000000000';
  const entry = { id, tablet: '', counter: 1, number: 7, field: 'wishes', value: '8,9' } as const;
  await storeEntries({ db, cipher: former }, { melanId, entries: [entry] });
  await sealMelansAnew(db, { former, next });
  expect(await loadEntries({ db, cipher: next }, melanId)).toEqual([entry]);
  await expect(loadEntries({ db, cipher: former }, melanId)).rejects.toThrow('another key');
  await pool.query("update melan_entries set id = 'bbbbbbbb-0000-4000-8000-000000000000'");
  await expect(loadEntries({ db, cipher: next }, melanId)).rejects.toThrow();
});
