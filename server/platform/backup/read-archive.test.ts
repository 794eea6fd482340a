import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { damaged } from './backup-error.ts';
import { readEntries, writeEntry } from './entries.ts';
import { readArchive } from './read-archive.ts';
import { seal } from './seal.ts';

const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-test-'));
afterAll(() => rm(folder, { recursive: true }));

test.each(['{}', '[]', '{"tables": 7}', 'null', '{'])('a manifest of %s is refused with one sentence', async (text) => {
  const path = join(folder, 'archive.bak');
  const entries = writeEntry({ kind: 'manifest' }, [Buffer.from(text)]);
  await pipeline(entries, createGzip(), (packed) => seal(packed, undefined), createWriteStream(path));
  await expect(readArchive(path, undefined)).rejects.toThrow(damaged().message);
});

test('an archive compressed by a later version is refused with one sentence', async () => {
  const path = join(folder, 'later.bak');
  const packed = Readable.from([Buffer.from('BZh9')]);
  await pipeline(packed, (chunks) => seal(chunks, undefined), createWriteStream(path));
  await expect(readArchive(path, undefined)).rejects.toThrow('packed in a way that this version does not know');
});

test('a heading of 200 MB is refused before it is read', async () => {
  let pulled = 0;
  async function* endless() {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(200 * 1024 * 1024);
    yield length;
    for (;;) {
      pulled += 1;
      yield Buffer.alloc(64 * 1024);
    }
  }
  await expect(readEntries(endless()).next()).rejects.toThrow(damaged().message);
  expect(pulled).toBe(0);
});
