import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestDatabase } from '#server/testing/database.ts';
import { makeDataKey, openDataKey } from './data-key.ts';

const { pool } = await makeTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'shubho-bibaho-key-'));
const path = join(dataDir, 'data-key');
const kept = { dataDir, dataKey: undefined };
afterAll(() => rm(dataDir, { recursive: true }));

describe('the application key', () => {
  beforeEach(async () => {
    await pool.query('delete from data_key_check');
    await rm(path, { force: true });
  });

  it('is made at the first start, is readable by its owner only, and stays the same', async () => {
    const made = await openDataKey(kept, pool);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const again = await openDataKey(kept, pool);
    expect(again.deriveKey('answers')).toEqual(made.deriveKey('answers'));
  });

  it('comes from DATA_KEY if set, and is then not saved', async () => {
    const dataKey = randomBytes(32);
    const key = await openDataKey({ dataDir, dataKey }, pool);
    expect(key.deriveKey('answers')).toEqual(makeDataKey(dataKey).deriveKey('answers'));
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });

  it('is refused if the database was encrypted with another key', async () => {
    await openDataKey({ dataDir, dataKey: randomBytes(32) }, pool);
    const other = openDataKey({ dataDir, dataKey: randomBytes(32) }, pool);
    await expect(other).rejects.toThrow(/^DATA_KEY is not the key/);
  });

  it('is never replaced if it is missing or damaged', async () => {
    await openDataKey(kept, pool);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.slice(0, 20));
    await expect(openDataKey(kept, pool)).rejects.toThrow('is damaged');
    await rm(path);
    await expect(openDataKey(kept, pool)).rejects.toThrow('is missing');
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });

  it('derives a separate key for each purpose', () => {
    const key = makeDataKey(Buffer.alloc(32, 1));
    expect(key.deriveKey('phones')).toHaveLength(32);
    expect(key.deriveKey('phones')).not.toEqual(key.deriveKey('answers'));
    expect(key.deriveKey('phones')).not.toEqual(makeDataKey(Buffer.alloc(32, 2)).deriveKey('phones'));
  });
});
