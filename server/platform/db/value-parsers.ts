import pg from 'pg';

const { builtins } = pg.types;

/** Parsers of column values, for this project's clients only (pg's own table is global). */
export function makeValueParsers(): pg.CustomTypesConfig {
  const parsers = new pg.TypeOverrides();
  // A date of birth as a `Date` would shift by a day outside UTC.
  for (const oid of [builtins.DATE, builtins.TIME, builtins.TIMETZ, builtins.TIMESTAMP]) {
    parsers.setTypeParser(oid, (text) => text);
  }
  // DateStyle is ISO (connect.ts), which JavaScript parses itself, faster than a library.
  parsers.setTypeParser(builtins.TIMESTAMPTZ, (text) => new Date(text));
  parsers.setTypeParser(builtins.INT8, parseWholeNumber);
  // Decimals stay exact as text; code that calculates with them converts them.
  parsers.setTypeParser(builtins.NUMERIC, (text) => text);
  return parsers;
}

// Parses an int8, such as count(*), as a number as long as it is exact.
function parseWholeNumber(text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number)) return number;
  throw new RangeError(`${text} from the database is too large for a JavaScript number`);
}
