import { expect, test } from 'vitest';
import { loadAllLookups } from '#server/domain/lookups/lookups.ts';
import { startTestApp } from '#server/testing/app.ts';
import { insertInvented } from '#server/testing/invented-members.ts';
import { readPages } from '#server/testing/pdf/read-words.ts';
import { makeBooklet } from './make-booklet.ts';

const app = await startTestApp();
const BRIDES = 1000;
await insertInvented(app, { seed: 7, count: 2 * BRIDES, firstId: 500_000_000 });
await app.pool.query(
  `insert into consents (profile_id, kind, text_version, language, account_id, with_surname)
   select profile_id, 'printed', '1', 'bn', account_id, false from account_profiles`,
);

const MB = 1024 * 1024;

test('a thousand brides are set within a minute, by a process that leaves no memory behind', async () => {
  const services = { db: app.db, lookups: await loadAllLookups(app.db) };
  const stop = new AbortController().signal;
  const make = (copy: number) => makeBooklet(services, { part: 'brides', language: 'bn', copy, stop });
  await make(1);
  const before = process.memoryUsage().rss;
  const began = performance.now();
  const made = await make(2);
  const took = performance.now() - began;
  const grown = (process.memoryUsage().rss - before) / MB;
  expect(made?.entries).toHaveLength(BRIDES);
  expect(took, `${Math.round(took)} ms`).toBeLessThan(60_000);
  expect(grown, `${Math.round(grown)} MB`).toBeLessThan(40);
  const words = readPages(made?.pdf ?? Buffer.alloc(0)).join('');
  for (const { profileId: id } of made?.entries ?? []) expect(words.split(id).length, id).toBeGreaterThan(2);
  expect((await make(2))?.pdf.equals(made?.pdf ?? Buffer.alloc(0))).toBe(true);
});
