type Cell = string | number | null;

/** What a spreadsheet would take for a formula, also behind blanks. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/u;

/** A table as CSV for spreadsheets: with the mark of UTF-8, every text quoted, and nothing in it that is calculated. */
export function toCsv(names: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [names, ...rows].map((row) => row.map(cellOf).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function cellOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const tame = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${tame.replaceAll('"', '""')}"`;
}
