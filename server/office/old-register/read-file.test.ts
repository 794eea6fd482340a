import { expect, test } from 'vitest';
import { writeXlsx, writeZip } from '#server/testing/old-registers/write-xlsx.ts';
import { readFile } from './read-file.ts';
import type { Cell } from './reader/order.ts';

const rowsOf = async (file: Buffer): Promise<Cell[][]> => {
  const read = await readFile(file);
  return 'rows' in read ? read.rows : [[read.failed]];
};

test('values alone are read: of a formula its last value, of a date its day, of a merged cell the first', async () => {
  const file = writeXlsx(
    [
      ['নাম', 'জন্ম', 'ফোন'],
      ['রুমা', { day: 33_697 }, { formula: 'A1+1', value: 9830012345 }],
      ['মিতা', null, { formula: 'HYPERLINK("http://evil")', value: 'link' }],
    ],
    ['A1:B1'],
  );
  expect(await rowsOf(file)).toEqual([
    ['নাম', 'জন্ম', 'ফোন'],
    ['রুমা', { day: '1992-04-03' }, 9830012345],
    ['মিতা', null, 'link'],
  ]);
});

test.each<[string, Buffer]>([
  ['UTF-8', Buffer.from('নাম,ফোন\r\nরুমা,9830012345\r\n')],
  ['UTF-8 with its mark', Buffer.from('\ufeffনাম,ফোন\nরুমা,9830012345\n')],
  ['UTF-16', Buffer.from('\ufeffনাম\tফোন\nরুমা\t9830012345\n', 'utf16le')],
  ['UTF-16, the other way round', Buffer.from('\ufeffনাম;ফোন\nরুমা;9830012345\n', 'utf16le').swap16()],
])('a CSV in %s', async (_, file) => {
  expect(await rowsOf(file)).toEqual([
    ['নাম', 'ফোন'],
    ['রুমা', '9830012345'],
  ]);
});

test('Bijoy in Windows-1252 stays what it is, and a formula in a CSV is text', async () => {
  const file = Buffer.from('Name,Phone\nAvãyj e\xa8vbvwR\xa9,=1+1\n', 'latin1');
  expect(await rowsOf(file)).toEqual([
    ['Name', 'Phone'],
    ['Avãyj e¨vbvwR©', '=1+1'],
  ]);
});

const empty = writeXlsx([[null, '']]);
test.each<[string, Buffer, string]>([
  ['nothing', Buffer.alloc(0), 'registerEmpty'],
  ['an empty sheet', empty, 'registerEmpty'],
  ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'registerOldFormat'],
  ['macros', writeZip({ 'xl/workbook.xml': '<workbook/>', 'xl/vbaProject.bin': 'x' }), 'registerMacros'],
  ['a zip of other things', writeZip({ 'a.txt': 'x' }), 'registerUnreadable'],
  ['a zip that is cut off', writeXlsx([['Name']]).subarray(0, 300), 'registerUnreadable'],
  ['a PDF', Buffer.from('%PDF-1.7 x'), 'registerUnreadable'],
  ['bytes', Buffer.from('7f454c46020101060903', 'hex'), 'registerUnreadable'],
  ['10,000 columns', writeXlsx([Array.from({ length: 10_000 }, (_, at) => `c${at}`)]), 'registerTooWide'],
  ['30,000 rows', Buffer.from('Name,Phone\n'.repeat(30_000)), 'registerTooLong'],
  [
    'a zip bomb',
    writeZip({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': Buffer.alloc(170_000_000) }),
    'registerUnreadable',
  ],
])(
  '%s is refused with a sentence',
  async (_, file, sentence) => {
    expect(await readFile(file)).toEqual({ failed: sentence });
  },
  30_000,
);

test('a cell at the end of the largest sheet ends the reader and not the server', async () => {
  const sheet =
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:XFD1048576"/><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>';
  const read = await readFile(writeXlsx([['Name']], [], sheet));
  expect('failed' in read && read.failed).toMatch(/^register(?:Unreadable|TooLong|TooWide)$/);
}, 70_000);
