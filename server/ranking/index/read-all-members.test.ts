import { expect, test } from 'vitest';
import { makeTestDatabase } from '#server/testing/database.ts';
import { insertInvented } from '#server/testing/invented-members.ts';
import { findBest } from './best.ts';
import { ask } from './question.ts';
import { readAllMembers } from './read-all-members.ts';

const { pool, db } = await makeTestDatabase();
const invented = await insertInvented({ db }, { seed: 7, count: 80, firstId: 500_000_000 });
const onAThread = 1;

test('a thread of its own reads everybody as this one does, and who changes later is changed here', async () => {
  const { members: here } = await readAllMembers(pool);
  const { members: there } = await readAllMembers(pool, undefined, onAThread);
  const listsOf = ({ brides, grooms, dictionaries }: typeof here) =>
    [...invented.values()].map((seeker) =>
      findBest(ask(seeker, '2026-11-20', dictionaries), seeker.gender === 'Male' ? brides : grooms, dictionaries, {
        count: 20,
      }),
    );
  expect(listsOf(here).flat().length).toBeGreaterThan(100);
  expect(listsOf(there)).toEqual(listsOf(here));
  for (const members of [here, there]) for (let id = 500_000_000; id < 500_000_030; id++) members.drop(id);
  expect(there.brides.size() + there.grooms.size()).toBe(50);
  expect(listsOf(there)).toEqual(listsOf(here));
});

test('a thread is ended with the site, and what fails there fails here', async () => {
  const stopping = new AbortController();
  const reading = readAllMembers(pool, stopping.signal, onAThread);
  setImmediate(() => stopping.abort());
  await expect(reading).rejects.toThrow();
  await pool.query(`update matching_changes set line = 'short' where profile_id = 'SV500000001'`);
  await expect(readAllMembers(pool, undefined, onAThread)).rejects.toThrow(/columns at least/);
});
