import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { evenlyTexts } from '#web/features/how-lists-are-made/evenly.texts.ts';
import { evenly, evenlyWhereOpen, type Kind } from '#web/features/how-lists-are-made/evenly.ts';

const rows = readFileSync(join(import.meta.dirname, '../docs/scale.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** The means of two men to a woman: of all lists, and of those where nothing else is wished. */
const measured = (kind: Kind['kind'], from: number): number[] => {
  const row = rows.find(([, name]) => name === evenlyTexts.en[kind]);
  return [row?.[from], row?.[from + 1]].map((cell) => Math.round(100 * Number.parseFloat(cell ?? '')));
};

test('the page that tells how lists are made says of each kind what was measured', () => {
  for (const { kind, brides, grooms } of evenly) expect([kind, brides, grooms]).toEqual([kind, ...measured(kind, 2)]);
  for (const { kind, brides, grooms } of evenlyWhereOpen)
    expect([kind, brides, grooms]).toEqual([kind, ...measured(kind, 4)]);
});
