import { expect, test } from 'vitest';
import { mergeCounts } from './merge-counts.ts';

const table = [
  { name: 'Dilip', share: 240 },
  { name: 'Haripada', share: 160 },
  { name: 'Nibaran', share: 30 },
];
const countOf = (name: string, families: number, among = 7_000) => ({
  kind: 'given' as const,
  name,
  families,
  times: families,
  among,
});

test('our own table is used if nothing was counted', () => {
  expect(mergeCounts('given', table, [])).toEqual(table);
  expect(mergeCounts('surname', table, [countOf('Dilip', 500)])).toEqual(table);
});

test('counts correct it, in either script, and never make a name rarer than an omitted name may be', () => {
  expect(mergeCounts('given', table, [countOf('দিলীপ', 28), countOf('Tathagata', 70)])).toEqual([
    { name: 'Dilip', share: 100 },
    { name: 'Haripada', share: 90 },
    { name: 'Nibaran', share: 30 },
    { name: 'Tathagata', share: 70 },
  ]);
});
