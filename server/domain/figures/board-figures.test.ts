import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOARD_DIMENSIONS, BOARD_MEASURES } from '#contract/staff/board.ts';
import { boardFigures } from './board-figures.ts';
import type { BoardMonths } from './board-months.queries.ts';

const FROM = '2025-10-01';
const MONTHS = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2025, 9 + at, 1)).toISOString().slice(0, 10));
const faiths = new Map(['1', '2', '3'].map((id) => [id, { en: `Faith ${id}`, bn: `ধর্ম ${id}` }]));

/** A generator of families for one measure, each with a month and its known attributes. */
const family = fc.record({
  month: fc.constantFrom(...MONTHS),
  district: fc.constantFrom('', '101', '102', '103', '9999'),
  faith: fc.constantFrom('', '1', '2', '3'),
  age: fc.constantFrom('', '18-24', '25-29', '50+'),
  marriage: fc.constantFrom('', 'first', 'again'),
});

function monthsOf(families: readonly Record<string, string>[]): BoardMonths {
  const counts = new Map<string, BoardMonths['cells'][number]>();
  for (const one of families)
    for (const dimension of ['all', ...BOARD_DIMENSIONS] as const) {
      const value = one[dimension] ?? '';
      const cell = { measure: 'registered' as const, dimension, month: one.month ?? '', value };
      const key = Object.values(cell).join(' ');
      counts.set(key, { ...cell, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  return { from: FROM, cells: [...counts.values()], waits: [] };
}

describe('whatever was counted', () => {
  test('no number under ten is told, none can be found by subtraction, and the parts are the whole', () => {
    fc.assert(
      fc.property(fc.array(family, { maxLength: 120 }), (families) => {
        const { measures } = boardFigures(monthsOf(families), faiths);
        const registered = measures.find(({ measure }) => measure === 'registered');
        if (registered === undefined) throw new Error('not counted');
        const { total, times, tables } = registered;
        expect(total).toBe(families.length < 10 ? null : families.length);
        const sums = [times.map(({ count }) => count), ...tables.map(({ parts }) => parts.map(({ count }) => count))];
        for (const counts of sums) {
          const told = counts.filter((count) => count !== null);
          expect(told.every((count) => count >= 10)).toBe(true);
          const untold = families.length - told.reduce((sum, count) => sum + count, 0);
          if (told.length > 0) expect(untold === 0 || untold >= 10).toBe(true);
        }
        for (const { parts, others } of tables) {
          const told = parts.reduce((sum, { count }) => sum + count, 0);
          expect(others).toBe(families.length - told < 10 ? null : families.length - told);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('waits are told of the months, or the quarter, in which ten or more were done', () => {
    const hours = (from: number, until: number) => Array.from({ length: until - from + 1 }, (_, at) => from + at);
    const { waits } = boardFigures(
      {
        from: FROM,
        cells: [],
        waits: [
          { month: '2025-10-01', kind: 'letters', hours: hours(1, 4) },
          { month: '2025-12-01', kind: 'letters', hours: hours(5, 10) },
          { month: '2026-01-01', kind: 'letters', hours: hours(1, 30) },
          { month: '2026-02-01', kind: 'letters', hours: hours(1, 10) },
          { month: '2026-03-01', kind: 'letters', hours: hours(1, 20) },
        ],
      },
      faiths,
    );
    const letters = waits.find(({ kind }) => kind === 'letters')?.times;
    expect(letters?.map(({ from, months, median, ninetieth }) => [from, months, median, ninetieth])).toEqual([
      ['2025-10-01', 3, 5, 9],
      ['2026-01-01', 1, 15, 27],
      ['2026-02-01', 1, 5, 9],
      ['2026-03-01', 1, 10, 18],
      ['2026-04-01', 3, null, null],
      ['2026-07-01', 3, null, null],
    ]);
  });

  test('every measure has a table of each dimension alone', () => {
    const { measures } = boardFigures({ from: FROM, cells: [], waits: [] }, faiths);
    expect(measures.map(({ measure }) => measure)).toEqual([...BOARD_MEASURES]);
    for (const { tables } of measures) expect(tables.map(({ dimension }) => dimension)).toEqual([...BOARD_DIMENSIONS]);
  });
});
