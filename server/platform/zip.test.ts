import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readZip } from '#server/testing/read-zip.ts';
import { makeZip, type ZipEntry } from './zip.ts';

const MEGABYTE = 1024 * 1024;

const entry = (name: string, content: Buffer): ZipEntry => ({
  name,
  bytes: content.length,
  read: async () => content,
});

test('a zip is as long as it was said to be, and says the size of each file before it and no time', async () => {
  const entries = [entry('my-data.json', Buffer.from('{}')), entry('ছবি.jpg', Buffer.alloc(MEGABYTE, 7))];
  const { bytes, content } = makeZip(entries);
  const zip = await buffer(content);
  expect(zip).toHaveLength(bytes);
  expect([...readZip(zip)]).toEqual([
    ['my-data.json', Buffer.from('{}')],
    ['ছবি.jpg', Buffer.alloc(MEGABYTE, 7)],
  ]);
  // Flags (nothing comes after the file, names in UTF-8), not compressed, midnight of 1 January 1980; then sum and sizes.
  expect(zip.subarray(6, 14).toString('hex')).toBe('0008000000002100');
  expect([zip.readUInt32LE(18), zip.readUInt32LE(22)]).toEqual([2, 2]);
});

test.each([
  ['is gone', null],
  ['is another', Buffer.from('longer')],
])('a zip of which a file %s fails, even where nobody reads it yet', async (_, found) => {
  const { content } = makeZip([{ name: 'a.jpg', bytes: 3, read: async () => found }]);
  await wait(20);
  await expect(buffer(content)).rejects.toThrow('A file changed');
});

test('a zip asks for a file only when those before it are on their way', async () => {
  const asked: string[] = [];
  const names = ['1.jpg', '2.jpg', '3.jpg'];
  const { content } = makeZip(
    names.map((name) => ({
      name,
      bytes: MEGABYTE,
      read: async () => {
        asked.push(name);
        return Buffer.alloc(MEGABYTE);
      },
    })),
  );
  await wait(50);
  expect(asked).toEqual(['1.jpg']);
  await buffer(content);
  expect(asked).toEqual(names);
});
