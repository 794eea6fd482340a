import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveDatabase } from '#server/platform/db/upgrade/move-database.ts';
import { makeFolderStore } from '#server/platform/storage/folder-store.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { makeKnownPair, sealFor } from '#server/testing/sealed-words.ts';
import { backUp } from './back-up.ts';
import { readArchive } from './read-archive.ts';
import { settleRecovered } from './recovered.ts';
import { restore } from './restore.ts';

/** Sealed words are in no archive and are not restored. */
const backupKey = Buffer.alloc(32, 5);
const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-sealed-'));
const app = await startTestApp();
afterAll(() => rm(folder, { recursive: true, force: true }));

const count = async (pool: pg.Pool) => (await pool.query('select from sealed_words')).rowCount;
let sealed = '';
beforeAll(async () => {
  const [bride, groom] = await makeKnownPair(app);
  await sealFor(bride, groom, 'words');
  sealed = (await app.pool.query('select words from sealed_words')).rows[0]?.words;
});

test('an archive, also one that nobody has encrypted, has the table and no byte of it', async () => {
  const path = join(folder, 'archive');
  await backUp({ pool: app.pool, dataDir: app.dataDir, path, backupKey });
  const manifest = await readArchive(path, backupKey);
  expect(manifest.tables.find(({ name }) => name === 'sealed_words')).toMatchObject({ rows: 0, bytes: 0 });
  const { pool } = await makeTestDatabase({ isEmpty: true });
  const dataDir = await mkdtemp(join(folder, 'restored-'));
  await restore({ pool, path, backupKey, manifest, keepsDataKey: false, dataDir });
  expect([await count(app.pool), await count(pool)]).toEqual([1, 0]);
  // A recorded change would be a copy of the sealed word too.
  const { rows } = await app.pool.query("select from later_changes where content::text like '%' || $1 || '%'", [
    sealed,
  ]);
  expect(rows).toEqual([]);
});

test('a move to another version of PostgreSQL carries it; a recovery by PostgreSQL’s own tools, with and without lines, ends with none', async () => {
  const work = join(folder, 'move');
  await mkdir(work);
  const { pool, url } = await makeTestDatabase({ isEmpty: true });
  await moveDatabase({ connectionString: app.url }, { connectionString: url }, { folder: work, backupKey });
  expect((await pool.query('select words from sealed_words')).rows).toEqual([{ words: sealed }]);
  expect((await readFile(join(work, 'archive'))).includes(sealed)).toBe(false);
  const files = makeFolderStore(join(folder, 'files'));
  await settleRecovered(pool, { later: undefined, files });
  expect(await count(pool)).toBe(0);
}, 60_000);
