import type { ChartMark } from '#contract/birth-chart.ts';

/** Arranges the marks of one sign in rows. */
export function rowsOf(marks: readonly ChartMark[]): ChartMark[][] {
  const rowLength = rowLengthFor(marks.length);
  const rows: ChartMark[][] = [];
  for (let start = 0; start < marks.length; start += rowLength) rows.push(marks.slice(start, start + rowLength));
  return rows;
}

/** Returns the number of marks in a row, so that up to nine marks need at most three rows. */
function rowLengthFor(markCount: number): number {
  if (markCount <= 2) return 1;
  return markCount > 6 ? 3 : 2;
}

/** Returns the room for letters in a sign. The size of the letters depends on it. */
export function roomFor(rows: readonly (readonly ChartMark[])[], shape: 'square' | 'triangle') {
  if (shape === 'square') return rows.some((row) => row.length > 2) ? 'crowded' : 'wide';
  if (rows.length > 2) return 'crowded';
  return rows.length > 1 ? 'narrow' : 'wide';
}
