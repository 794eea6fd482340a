// A separate process: a malicious file can only break this process, and its memory is freed at its end.

import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { type Cell, MOST_COLUMNS, MOST_LETTERS, MOST_ROWS, type Order, type ReadFile } from './order.ts';

/** First bytes of the binary format that spreadsheets had before xlsx. */
const OLD_FORMAT = Buffer.from('d0cf11e0', 'hex');

// A zip ends with its directory (APPNOTE, sections 4.3.12 and 4.3.16): an entry for each file, then the end record,
// which may contain a comment. Each begins with its signature.
const ENTRY_SIGNATURE = 0x02014b50;
/** Length of an entry without its name and its other fields of variable length. */
const ENTRY_BYTES = 46;
const END_SIGNATURE = 0x06054b50;
/** Length of the end record without its comment. */
const END_BYTES = 22;
const MOST_COMMENT_BYTES = 65_535;
/** Where fields begin, in bytes from the signature of the end record and of an entry. */
const END_FIELDS = { entries: 10, directory: 16 } as const;
const ENTRY_FIELDS = { unpackedBytes: 24, nameBytes: 28, extraBytes: 30, commentBytes: 32 } as const;

/** Maximum number of files in a workbook. */
const MOST_FILES = 2_000;

/** Largest unpacked size. A register of 20,000 families unpacks to some forty megabytes. */
const MOST_BYTES = 150 * 1024 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** Every byte is a character in this encoding, in which Bijoy is stored. */
const windows1252 = new TextDecoder('windows-1252');
/**
 * Control characters that no text contains. U+0080 to U+009F are allowed, because Bijoy uses bytes that windows-1252
 * does not define.
 */
const UNPRINTED = /(?![\t\n\r\u0080-\u009f])\p{Cc}/u;
/** Characters at the beginning of a CSV by which its separator is found. */
const HEAD_LETTERS = 4_000;
/** Bytes at the beginning of a file by which its encoding is found. */
const SAMPLE_BYTES = 2_000;
/** Maximum number of characters of one row of a CSV. */
const MOST_LETTERS_OF_ROW = 200_000;
const SEPARATORS = [',', ';', '\t'] as const;

process.on('message', (order: Order) => {
  read(Buffer.from(order.file)).then(
    (answer) => process.send?.(answer),
    () => process.send?.({ failed: 'registerUnreadable' } satisfies ReadFile),
  );
});

/** Reads a register, a workbook or a CSV, without empty rows at the end and with limits on its size. */
async function read(file: Buffer): Promise<ReadFile> {
  if (file.length === 0) return { failed: 'registerEmpty' };
  if (file.subarray(0, 4).equals(OLD_FORMAT)) return { failed: 'registerOldFormat' };
  const isOther = /^(?:%PDF|\x89PNG|\xff\xd8\xff|\{\\rtf|<\?xml|<html|<!DOCTYPE)/i.test(file.toString('latin1', 0, 20));
  if (isOther) return { failed: 'registerUnreadable' };
  // An xlsx is a zip, and every zip begins with these letters.
  const isZip = file.toString('latin1', 0, 2) === 'PK';
  const content = isZip ? await readWorkbook(file) : readCsv(file);
  if ('failed' in content) return content;
  const { rows } = content;
  const lastFilledRow = rows.findLastIndex((row) => row.some((cell) => cell !== null && cell !== ''));
  if (lastFilledRow < 0) return { failed: 'registerEmpty' };
  if (lastFilledRow >= MOST_ROWS) return { failed: 'registerTooLong' };
  const width = rows.reduce((most, row) => Math.max(most, row.findLastIndex((cell) => cell !== null) + 1), 0);
  if (width > MOST_COLUMNS) return { failed: 'registerTooWide' };
  return { rows: rows.slice(0, lastFilledRow + 1).map((row) => row.slice(0, width).map(cutCell)) };
}

/** Returns a cell with its text cut to the maximum length; null if the text is blank. */
const cutCell = (cell: Cell): Cell => (typeof cell === 'string' ? cell.slice(0, MOST_LETTERS).trim() || null : cell);

/** Reads the first sheet of a workbook. Only values are read: no formula is calculated and no macro is run. */
async function readWorkbook(file: Buffer): Promise<ReadFile> {
  const contents = lookIntoZip(file);
  if (contents === undefined || contents.names.length > MOST_FILES || contents.bytes > MOST_BYTES)
    return { failed: 'registerUnreadable' };
  if (contents.names.some((name) => /vbaProject|macrosheets/i.test(name))) return { failed: 'registerMacros' };
  if (!contents.names.includes('xl/workbook.xml')) return { failed: 'registerUnreadable' };
  const rows = await readSheet(file);
  return { rows: rows.map((row) => row.map(cellOf)) };
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : { day: value.toISOString().slice(0, 10) };
  return typeof value === 'number' ? value : String(value);
}

/** The files in a zip. */
interface ZipContents {
  names: string[];
  /** Total size in bytes after unpacking, as the zip declares it. */
  bytes: number;
}

/** Reads a zip's directory without unpacking any file. Returns undefined if the file is no zip. */
function lookIntoZip(file: Buffer): ZipContents | undefined {
  let end = file.length - END_BYTES;
  const least = Math.max(0, end - MOST_COMMENT_BYTES);
  while (end >= least && file.readUInt32LE(end) !== END_SIGNATURE) end -= 1;
  if (end < least) return undefined;
  const entries = file.readUInt16LE(end + END_FIELDS.entries);
  const contents: ZipContents = { names: [], bytes: 0 };
  let at = file.readUInt32LE(end + END_FIELDS.directory);
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + ENTRY_BYTES > file.length || file.readUInt32LE(at) !== ENTRY_SIGNATURE) return undefined;
    const nameBytes = file.readUInt16LE(at + ENTRY_FIELDS.nameBytes);
    const extraBytes = file.readUInt16LE(at + ENTRY_FIELDS.extraBytes);
    const commentBytes = file.readUInt16LE(at + ENTRY_FIELDS.commentBytes);
    contents.names.push(file.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes));
    contents.bytes += file.readUInt32LE(at + ENTRY_FIELDS.unpackedBytes);
    at += ENTRY_BYTES + nameBytes + extraBytes + commentBytes;
  }
  return contents;
}

/** Reads a CSV in any encoding that spreadsheets write. A value that begins with `=` is read as text. */
function readCsv(file: Buffer): ReadFile {
  const text = decode(file);
  if (text === undefined || UNPRINTED.test(text)) return { failed: 'registerUnreadable' };
  const head = text.slice(0, HEAD_LETTERS);
  const count = (separator: string) => head.split(separator).length;
  const delimiter = [...SEPARATORS].sort((one, other) => count(other) - count(one))[0] ?? ',';
  const rows: string[][] = parse(text, {
    delimiter,
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: false,
    maxRecordSize: MOST_LETTERS_OF_ROW,
    to: MOST_ROWS + 1,
  });
  return { rows: rows.map((row) => row.map((cell) => (cell === '' ? null : cell))) };
}

/** Decodes a text file in UTF-8, UTF-16 or windows-1252, with or without a byte order mark. */
function decode(file: Buffer): string | undefined {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file.subarray(2));
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder('utf-16be').decode(file.subarray(2));
  const sample = file.subarray(0, SAMPLE_BYTES);
  // In UTF-16, Latin letters have a zero in every second byte. A quarter of these is enough, beside other letters.
  const fewestZeros = sample.length / 8;
  const countZeros = (remainder: 0 | 1) => sample.filter((byte, index) => byte === 0 && index % 2 === remainder).length;
  if (countZeros(1) > fewestZeros) return new TextDecoder('utf-16le').decode(file);
  if (countZeros(0) > fewestZeros) return new TextDecoder('utf-16be').decode(file);
  try {
    return utf8.decode(file);
  } catch {
    return windows1252.decode(file);
  }
}
