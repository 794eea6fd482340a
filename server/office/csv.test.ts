import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test.each([
  ['=1+1', `"'=1+1"`],
  ['+919830029652', `"'+919830029652"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=cmd', `"'\t=cmd"`],
  ['\r\n=cmd', `"'\r\n=cmd"`],
  ['  =cmd|’/c calc’!A0', `"'  =cmd|’/c calc’!A0"`],
  ['＝1', `"'＝1"`],
  ['Ruma "R" Ghosh, Kolkata', '"Ruma ""R"" Ghosh, Kolkata"'],
  ['রুমা', '"রুমা"'],
  [-2, '-2'],
  [null, ''],
])('%j', (cell, written) => {
  expect(toCsv(['name'], [[cell]])).toBe(`\ufeff"name"\r\n${written}\r\n`);
});
