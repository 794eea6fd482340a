import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

interface Kind {
  kind: string;
  brides: number;
  grooms: number;
}

const root = resolve(import.meta.dirname, '..');
// The scripts are compiled separately from the pages.
const loadOfPage = (file: string) => import(pathToFileURL(join(root, 'web/features/how-lists-are-made', file)).href);
const { evenlyTexts }: { evenlyTexts: { en: Readonly<Record<string, unknown>> } } = await loadOfPage('evenly.texts.ts');
const { evenly, evenlyWhereOpen }: { evenly: readonly Kind[]; evenlyWhereOpen: readonly Kind[] } =
  await loadOfPage('evenly.ts');

const rows = readFileSync(join(root, 'docs/scale.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

// The columns of brides in docs/scale.md: of all lists, and of lists without other wishes.
const COLUMN_OF_ALL_LISTS = 2;
const COLUMN_WITHOUT_WISHES = 4;

/**
 * Returns the measured percentages of a kind with two men to one woman, from the column `brideColumn` of docs/scale.md
 * and the one after it.
 */
function readMeasurement(kind: string, brideColumn: number): Kind {
  const row = rows.find(([, name]) => name === evenlyTexts.en[kind]);
  const [brides = Number.NaN, grooms = Number.NaN] = [brideColumn, brideColumn + 1].map((column) =>
    Math.round(100 * Number.parseFloat(row?.[column] ?? '')),
  );
  return { kind, brides, grooms };
}

test('the page that tells how lists are made says of each kind what was measured', () => {
  expect(evenly.length).toBeGreaterThan(10);
  for (const row of evenly) expect(row).toEqual(readMeasurement(row.kind, COLUMN_OF_ALL_LISTS));
  for (const row of evenlyWhereOpen) expect(row).toEqual(readMeasurement(row.kind, COLUMN_WITHOUT_WISHES));
});
