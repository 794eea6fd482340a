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
const ofPage = (file: string) => import(pathToFileURL(join(root, 'web/features/how-lists-are-made', file)).href);
const { evenlyTexts }: { evenlyTexts: { en: Readonly<Record<string, unknown>> } } = await ofPage('evenly.texts.ts');
const { evenly, evenlyWhereOpen }: { evenly: readonly Kind[]; evenlyWhereOpen: readonly Kind[] } =
  await ofPage('evenly.ts');

const rows = readFileSync(join(root, 'docs/scale.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** Returns the means with two men to one woman: of all lists, and of lists without other wishes. */
function measured(kind: string, from: number): Kind {
  const row = rows.find(([, name]) => name === evenlyTexts.en[kind]);
  const [brides = Number.NaN, grooms = Number.NaN] = [from, from + 1].map((at) =>
    Math.round(100 * Number.parseFloat(row?.[at] ?? '')),
  );
  return { kind, brides, grooms };
}

test('the page that tells how lists are made says of each kind what was measured', () => {
  expect(evenly.length).toBeGreaterThan(10);
  for (const each of evenly) expect(each).toEqual(measured(each.kind, 2));
  for (const each of evenlyWhereOpen) expect(each).toEqual(measured(each.kind, 4));
});
