import { parse } from 'csv-parse/sync';
import { MOST_ROWS, type ReadFile } from './order.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** Every byte is a letter in this encoding, in which Bijoy is stored. */
const windows = new TextDecoder('windows-1252');
/** Control characters that no text contains. */
const UNPRINTED = /(?![\t\n\r\u0080-\u009f])\p{Cc}/u;
const SEPARATORS = [',', ';', '\t'] as const;

/** Reads a CSV in any encoding that spreadsheets write. A value that begins with `=` is read as text. */
export function readCsv(file: Buffer): ReadFile {
  const text = decode(file);
  if (text === undefined || UNPRINTED.test(text)) return { failed: 'registerUnreadable' };
  const head = text.slice(0, 4_000);
  const count = (separator: string) => head.split(separator).length;
  const delimiter = [...SEPARATORS].sort((one, other) => count(other) - count(one))[0] ?? ',';
  const rows: string[][] = parse(text, {
    delimiter,
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: false,
    maxRecordSize: 200_000,
    to: MOST_ROWS + 1,
  });
  return { rows: rows.map((row) => row.map((cell) => (cell === '' ? null : cell))) };
}

function decode(file: Buffer): string | undefined {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file.subarray(2));
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder('utf-16be').decode(file.subarray(2));
  const sample = file.subarray(0, 2_000);
  const [even, odd] = [0, 1].map((rest) => sample.filter((byte, at) => byte === 0 && at % 2 === rest).length);
  // In UTF-16, Latin letters have a zero in every second byte.
  if ((odd ?? 0) > sample.length / 8) return new TextDecoder('utf-16le').decode(file);
  if ((even ?? 0) > sample.length / 8) return new TextDecoder('utf-16be').decode(file);
  try {
    return utf8.decode(file);
  } catch {
    return windows.decode(file);
  }
}
