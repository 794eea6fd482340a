import { expect, test } from 'vitest';
import type { RankingIndex } from '#ranking/ranking.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { insertInvented } from '#server/testing/invented-members.ts';
import { openIndex } from './open-index.ts';

const { pool, db } = await makeTestDatabase();
const invented = await insertInvented({ db }, { seed: 7, count: 80, firstId: 500_000_000 });
const onAThread = { many: 1 };

test('a thread of its own reads everybody as this one does, and who changes later is changed here', async () => {
  const { index: here } = await openIndex(pool);
  const { index: there } = await openIndex(pool, onAThread);
  const listsOf = (index: RankingIndex) =>
    [...invented].map(([whose, seeker]) =>
      index.list(seeker, '2026-11-20', 'fit', { count: 20, excluded: new Set(), whose }),
    );
  expect(listsOf(here).flat().length).toBeGreaterThan(100);
  expect(listsOf(there)).toEqual(listsOf(here));
  const gone = [...invented.keys()].slice(0, 30);
  for (const index of [here, there]) index.apply({ profileIds: gone, lines: [] });
  expect(there.size()).toBe(50);
  expect(listsOf(there)).toEqual(listsOf(here));
});

test('a thread is ended with the site, and what fails there fails here', async () => {
  const stopping = new AbortController();
  const reading = openIndex(pool, { ...onAThread, signal: stopping.signal });
  setImmediate(() => stopping.abort());
  await expect(reading).rejects.toThrow();
  await pool.query(`update matching_changes set line = 'short' where profile_id = 'SV500000001'`);
  await expect(openIndex(pool, onAThread)).rejects.toThrow(/columns at least/);
});
