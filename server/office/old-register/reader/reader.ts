// A separate process: a malicious file can only break this process, and its memory is freed at its end.
import { MOST_COLUMNS, MOST_LETTERS, MOST_ROWS, type Order, type ReadFile } from './order.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';

const OLD_FORMAT = Buffer.from('d0cf11e0', 'hex');

process.on('message', (order: Order) => {
  read(Buffer.from(order.file)).then(
    (answer) => process.send?.(answer),
    () => process.send?.({ failed: 'registerUnreadable' } satisfies ReadFile),
  );
});

async function read(file: Buffer): Promise<ReadFile> {
  if (file.length === 0) return { failed: 'registerEmpty' };
  if (file.subarray(0, 4).equals(OLD_FORMAT)) return { failed: 'registerOldFormat' };
  const isOther = /^(?:%PDF|\x89PNG|\xff\xd8\xff|\{\\rtf|<\?xml|<html|<!DOCTYPE)/i.test(file.toString('latin1', 0, 20));
  if (isOther) return { failed: 'registerUnreadable' };
  const found = file.toString('latin1', 0, 2) === 'PK' ? await readWorkbook(file) : readCsv(file);
  if ('failed' in found) return found;
  const { rows } = found;
  const filled = rows.findLastIndex((row) => row.some((cell) => cell !== null && cell !== ''));
  if (filled < 0) return { failed: 'registerEmpty' };
  if (filled >= MOST_ROWS) return { failed: 'registerTooLong' };
  const width = rows.reduce((most, row) => Math.max(most, row.findLastIndex((cell) => cell !== null) + 1), 0);
  if (width > MOST_COLUMNS) return { failed: 'registerTooWide' };
  return {
    rows: rows
      .slice(0, filled + 1)
      .map((row) =>
        row
          .slice(0, width)
          .map((cell) => (typeof cell === 'string' ? cell.slice(0, MOST_LETTERS).trim() || null : cell)),
      ),
  };
}
