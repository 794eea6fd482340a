import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordsARow } from '../rows/layout.ts';
import { wordsADigest } from '../short/digest.ts';
import { setsABlock } from '../short/row-sets.ts';
import { wordsASummary } from '../short/summary.ts';
import { blocksAGroup, groupsARegion, rowsABlock } from '../store/store-arrays.ts';
import { drawRow, rowPicture } from './draw-row.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');
const [row = 0, digest = 0, summary = 0] = [wordsARow, wordsADigest, wordsASummary].map((words) => 4 * words);
// The head and the wish digest, each a word, and the `onlyInShort`.
const shortForms = 4 + digest + 4 + 2;

test('the picture of a row has its columns: `node ranking/pictures/draw-row.ts` draws it anew', () => {
  expect(readFileSync(rowPicture, 'utf8')).toBe(drawRow());
});

test('what is drawn and written by hand has the sizes of the layout', () => {
  const tree = read('tree.svg');
  for (const size of [
    `${rowsABlock} rows a block`,
    `${blocksAGroup} blocks a group`,
    `${groupsARegion} groups a region`,
    `A row has ${row} bytes, its short forms ${shortForms}, its share of the row sets ${Math.round((4 * setsABlock) / rowsABlock)}`,
    `A summary has ${summary} bytes`,
  ])
    expect(tree).toContain(size);
  // As many rectangles as there are of each, of regions some, and the ground.
  const someRegions = 7;
  expect(tree.match(/<rect /g)).toHaveLength(1 + someRegions + groupsARegion + blocksAGroup + rowsABlock);
  expect(read('list.svg')).toContain(`${4 + digest + 4} bytes of`);
  expect(read('../README.md')).toContain(`${setsABlock} **row sets**`);
  expect(read('../README.md')).toContain(
    `blocks of ${rowsABlock} rows, ${blocksAGroup} blocks a group, ${groupsARegion} groups`,
  );
  expect(read('../README.md')).toContain(`rows of ${row} bytes`);
});
