import { expect, test } from 'vitest';
import type { LookupKind } from '#contract/lookup-kinds.ts';
import { loadLookupSeeds } from '#database/lookup-seeds.ts';
import { refuseLongLists } from '#ranking/ranking.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { makeDataKey } from '#server/platform/crypto/data-key.ts';
import { startTestApp } from '#server/testing/app.ts';

const app = await startTestApp();

const restart = () =>
  buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: app.dataDir }),
    db: app.db,
    pool: app.pool,
    dataKey: makeDataKey(Buffer.alloc(32, 7)),
    log: createLog('silent'),
    pages: 'none',
  });

test('the lists of today have room', () => {
  const seeds = loadLookupSeeds().lookups;
  const asked: LookupKind[] = [];
  refuseLongLists((kind) => {
    asked.push(kind);
    return seeds.find((seed) => seed.kind === kind)?.entries ?? [];
  });
  expect(asked).toEqual(expect.arrayContaining(['caste', 'educational-qualification', 'profession', 'religion']));
  for (const kind of asked) expect(seeds.find((seed) => seed.kind === kind)?.entries.length).toBeGreaterThan(0);
});

test('a server whose list of religions is longer than its column does not start, and says which list', async () => {
  const grow = (id: number) =>
    app.pool.query(
      "insert into lookups (kind, id, name, name_bn, position) values ('religion', $1, 'New', 'নতুন', 999)",
      [id],
    );
  await grow(255);
  await (await restart()).close();
  await grow(256);
  await expect(restart()).rejects.toThrow('The list religion has the id 256; religion holds 255 at most.');
});
