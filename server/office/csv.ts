type Cell = string | number | null;

/**
 * Text that a spreadsheet would read as a formula, even after blanks, and text that begins with a tab or carriage
 * return.
 */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/u;

/** Returns a table as CSV for spreadsheets: with a byte order mark, every text quoted, and no formula. */
export function toCsv(names: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [names, ...rows].map((row) => row.map(cellOf).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function cellOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
