import { readSheet } from 'read-excel-file/node';
import { lookIntoZip } from './look-into-zip.ts';
import type { Cell, ReadFile } from './order.ts';

/** Largest unpacked size. A register of 20,000 families unpacks to some forty megabytes. */
const MOST_BYTES = 150 * 1024 * 1024;
const MOST_FILES = 2_000;

/** Reads the first sheet of a workbook. Only values are read: no formula is calculated and no macro is run. */
export async function readWorkbook(file: Buffer): Promise<ReadFile> {
  const inside = lookIntoZip(file);
  if (inside === undefined || inside.names.length > MOST_FILES || inside.bytes > MOST_BYTES)
    return { failed: 'registerUnreadable' };
  if (inside.names.some((name) => /vbaProject|macrosheets/i.test(name))) return { failed: 'registerMacros' };
  if (!inside.names.includes('xl/workbook.xml')) return { failed: 'registerUnreadable' };
  const rows = await readSheet(file);
  return { rows: rows.map((row) => row.map(cellOf)) };
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : { day: value.toISOString().slice(0, 10) };
  return typeof value === 'number' ? value : String(value);
}
