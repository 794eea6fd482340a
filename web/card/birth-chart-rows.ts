import type { ChartMark } from '#contract/birth-chart.ts';

/** Arranges the marks of one sign in rows. */
export function rowsOf(marks: readonly ChartMark[]): ChartMark[][] {
  const inARow = marks.length <= 2 ? 1 : marks.length > 6 ? 3 : 2;
  const rows: ChartMark[][] = [];
  for (let start = 0; start < marks.length; start += inARow) rows.push(marks.slice(start, start + inARow));
  return rows;
}

/** Returns the room for letters in the sign. */
export function roomFor(rows: readonly (readonly ChartMark[])[], shape: 'square' | 'triangle') {
  if (shape === 'square') return rows.some((row) => row.length > 2) ? 'crowded' : 'wide';
  if (rows.length > 2) return 'crowded';
  return rows.length > 1 ? 'narrow' : 'wide';
}
