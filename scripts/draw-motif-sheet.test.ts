import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawSheet } from './draw-motif-sheet.ts';

test('the sheet in the README of the motifs shows them as they are', async () => {
  const file = join(import.meta.dirname, '../web/art/motifs/sheet.svg');
  expect(await readFile(file, 'utf8')).toBe(await drawSheet());
});
