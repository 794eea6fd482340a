import type { Kysely } from 'kysely';
import { listForPage } from '#server/domain/old-register/rows.queries.ts';
import { toCsv } from '#server/office/csv.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { whyInBoth } from '#words/old-register.ts';
import type { Cell } from './reader/order.ts';

/** Maximum number of rows that one query reads. */
const ROWS_PER_QUERY = 1_000;

/**
 * Kinds of columns that the CSV leaves out. Cells of `health` and `notes` are never stored; those of `ignored` are
 * erased when the rows are entered.
 */
const LEFT_OUT_COLUMNS: ReadonlySet<string> = new Set(['ignored', 'health', 'notes']);

interface Columns {
  headings: readonly string[];
  columns: readonly string[];
}

/**
 * Returns the faulty rows as CSV, as in the register, with columns for the row's number and the reason. The office
 * corrects them and sends the file again.
 */
export async function faultsAsCsv(
  store: { db: Kysely<Database>; cipher: HealthCipher },
  importId: number,
  { headings, columns }: Columns,
): Promise<string> {
  const keptIndexes = columns.flatMap((column, index) => (LEFT_OUT_COLUMNS.has(column) ? [] : [index]));
  const lines: string[][] = [];
  for (let after = 0; ; ) {
    const rows = await listForPage(store, importId, { after, most: ROWS_PER_QUERY, states: ['bad'], fault: '' });
    for (const { number, json, faults, other } of rows) {
      const cells: Cell[] = JSON.parse(json);
      const keptCells = keptIndexes.map((index) => cellText(cells[index]));
      lines.push([String(number), whyInBoth(faults, other), ...keptCells]);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_PER_QUERY) break;
    after = last.number;
  }
  const keptHeadings = keptIndexes.map((index) => headings[index] ?? '');
  return toCsv(['Row / সারি', 'Why / কেন', ...keptHeadings], lines);
}

const cellText = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'object' ? cell.day : String(cell);
};
