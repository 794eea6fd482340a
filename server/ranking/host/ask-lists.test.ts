import { mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { todayInIndia } from '#contract/india-day.ts';
import { createLog } from '#server/log.ts';
import { keepIndex } from '#server/ranking/lines/keep-index.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { insertInvented } from '#server/testing/invented-members.ts';
import { askLists } from './ask-lists.ts';
import { serveLists } from './serve-lists.ts';

const PATIENCE_MS = 600;
const on = todayInIndia();

test('who asks over the socket is answered as in the process itself, waits for one that is started again, and not for ever', async () => {
  const database = await makeTestDatabase();
  const people = await insertInvented(database, { seed: 5, count: 200, firstId: 400_000_000 });
  const index = keepIndex(database.pool, createLog('silent'), new Uint8Array(32));
  const path = join(await mkdtemp(join(tmpdir(), 'shubho-bibaho-test-')), 'socket');
  const asker = askLists(path, PATIENCE_MS);
  asker.start();
  const [seeker] = [...people.values()];
  if (seeker === undefined) throw new RangeError('nobody looks');
  const [hidden = ''] = people.keys();
  const wanted = { count: 20, excluded: new Set([hidden]), whose: 'SV1' };
  const list = (lists: Pick<typeof asker, 'list'>) => lists.list(seeker, on, 'fit', wanted);

  // Before the first lists are ready, requests do not wait: the page says that the lists are being made.
  let stop = await serveLists(index, path);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await expect(list(asker)).rejects.toMatchObject({ status: 503 });

  index.start();
  await expect.poll(() => asker.isReady()).toBe(true);
  await expect.poll(() => asker.size()).toBe(200);
  expect(await list(index)).toHaveLength(20);
  expect(await list(asker)).toEqual(await list(index));
  const counted = { most: 101, excluded: new Set<string>(), eachMust: true };
  expect(await asker.count(seeker, on, counted)).toEqual(await index.count(seeker, on, counted));
  const since = { week: 0, excluded: new Set<string>() };
  expect(await asker.hasShownSince(seeker, on, since)).toBe(await index.hasShownSince(seeker, on, since));

  await stop();
  const waiting = list(asker);
  stop = await serveLists(index, path);
  expect(await waiting).toEqual(await list(index));

  await stop();
  const began = performance.now();
  await expect(list(asker)).rejects.toMatchObject({ status: 503 });
  expect(performance.now() - began).toBeGreaterThanOrEqual(PATIENCE_MS - 50);
  await asker.stop();
  await index.stop();
});
