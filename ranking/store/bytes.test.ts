import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { bytesABlock } from './block-store.ts';
import { makeIdTable } from './id-table.ts';
import { rowsABlock } from './store-arrays.ts';

/** Returns the size of an index with this many members, 42 per cent of whom are brides. */
const indexMb = (members: number): number =>
  [0.42, 0.58]
    .map((share) => Math.ceil(share * members))
    .reduce(
      (sum, count) => sum + Math.ceil(count / rowsABlock) * bytesABlock + makeIdTable(count).words().byteLength,
      0,
    ) / 1e6;

test('docs/scale.md says what the index takes', async () => {
  const text = await readFile(new URL('../../docs/scale.md', import.meta.url), 'utf8');
  const told = [...text.matchAll(/^\| ([\d,]+) \| ([\d,]+) MB \|/gm)].map((row) =>
    row.slice(1).map((number) => Number(number.replaceAll(',', ''))),
  );
  expect(told.map(([members]) => members)).toEqual([100_000, 1_000_000, 10_000_000]);
  for (const [members = 0, megabytes] of told)
    expect(Math.round(indexMb(members)), `${members} members`).toBe(megabytes);
});
