import pg from 'pg';

const { builtins } = pg.types;

/** How column values become JavaScript values, for the clients of this project only (pg's own table is global). */
export function makeValueParsers(): pg.CustomTypesConfig {
  const parsers = new pg.TypeOverrides();
  // A `Date` made of a date of birth shifts by a day wherever the clock is not UTC.
  for (const oid of [builtins.DATE, builtins.TIME, builtins.TIMETZ, builtins.TIMESTAMP]) {
    parsers.setTypeParser(oid, (text) => text);
  }
  // DateStyle is ISO (connect.ts), which the language reads itself, and faster than a library.
  parsers.setTypeParser(builtins.TIMESTAMPTZ, (text) => new Date(text));
  parsers.setTypeParser(builtins.INT8, parseWholeNumber);
  // Exact decimals stay exact: code that calculates with them has to convert them first.
  parsers.setTypeParser(builtins.NUMERIC, (text) => text);
  return parsers;
}

// count(*) is an int8: a number is what everyone wants, as long as it is exact.
function parseWholeNumber(text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number)) return number;
  throw new RangeError(`${text} from the database is too large for a JavaScript number`);
}
