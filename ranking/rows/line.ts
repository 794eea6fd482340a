import { candidateColumns, columnsAtFirst } from './row-columns.ts';

/** The choices of a closed list as bytes, grouped by length, each with its code from 1 on. */
export type ChoicesByLength = readonly (readonly { readonly bytes: Buffer; readonly code: number }[])[];

/** Groups the choices of a closed list by the length of their bytes. */
export function choicesByLength(codes: Readonly<Record<string, number>>): ChoicesByLength {
  const choices = Object.entries(codes).map(([choice, code]) => ({ bytes: Buffer.from(choice), code }));
  const longest = Math.max(0, ...choices.map(({ bytes }) => bytes.length));
  return Array.from({ length: longest + 1 }, (_, length) => choices.filter(({ bytes }) => bytes.length === length));
}

// Bytes in ASCII. The views join the columns of a line by the unit separator.
const unitSeparator = 31;
const lineEnd = 10;
const zero = 48;
const [comma, quote, openBrace, closeBrace, dot] = [44, 34, 123, 125, 46];

/**
 * Returns a reader for lines of `candidate_lines` in PostgreSQL's text COPY format. It reads column by column without
 * creating strings.
 */
export function makeLineReader() {
  let line: Buffer = Buffer.alloc(0);
  const codes = makeCodeMemory();
  // Column n extends from starts[n] to starts[n + 1] - 1.
  const starts = new Int32Array(candidateColumns.length + 1);
  const startOf = (column: number): number => starts[column] ?? 0;
  const endOf = (column: number): number => (starts[column + 1] ?? 1) - 1;

  /** Returns the whole number that begins at `start`; 0 if there is none. */
  function digits(start: number, end: number): number {
    let value = 0;
    for (let at = start; at < end; at++) {
      const digit = (line[at] ?? 0) - zero;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
    }
    return value;
  }

  /** Returns the code of the choice between two positions; 0 if the list does not contain it. */
  function codeIn(list: ChoicesByLength, start: number, end: number): number {
    const length = end - start;
    if (length === 0 || length >= list.length) return 0;
    const choices = list[length] ?? [];
    for (let index = 0; index < choices.length; index++) {
      const choice = choices[index];
      let at = 0;
      while (at < length && choice?.bytes[at] === line[start + at]) at++;
      if (at === length) return choice?.code ?? 0;
    }
    return 0;
  }

  return {
    /**
     * Reads the next line. Columns that a newer version has added at the end are ignored. @throws RangeError if columns
     * are missing
     */
    take(bytes: Buffer): void {
      line = bytes;
      let column = 0;
      let at = 0;
      for (; at < bytes.length; at++) {
        const byte = bytes[at] ?? 0;
        if (byte > unitSeparator) continue;
        if (byte === lineEnd) break;
        if (byte !== unitSeparator) continue;
        starts[++column] = at + 1;
        if (column === candidateColumns.length) return;
      }
      starts[++column] = at + 1;
      if (column < columnsAtFirst)
        throw new RangeError(`A line has ${columnsAtFirst} columns at least, not ${column}.`);
      // Columns added since this line was written are empty.
      for (; column < candidateColumns.length; column++) starts[column + 1] = (starts[column] ?? 0) + 1;
    },
    isEmpty: (column: number): boolean => startOf(column) === endOf(column),
    /** Whether an array is empty: nothing, or `{}`. */
    isNone: (column: number): boolean => endOf(column) - startOf(column) <= '{}'.length,
    startsWith: (column: number, letter: number): boolean =>
      startOf(column) !== endOf(column) && line[startOf(column)] === letter,
    /** Returns the whole number in a column; 0 if empty. */
    number: (column: number): number => digits(startOf(column), endOf(column)),
    /** Returns a number with one decimal, in tenths. */
    tenths(column: number): number {
      const [start, end] = [startOf(column), endOf(column)];
      const whole = digits(start, end);
      for (let at = start; at < end; at++) if (line[at] === dot) return whole * 10 + digits(at + 1, at + 2);
      return whole * 10;
    },
    /** Returns a date; year 0 if empty. */
    day(column: number): [year: number, month: number, day: number] {
      const start = startOf(column);
      if (start === endOf(column)) return [0, 0, 0];
      return [digits(start, start + 4), digits(start + 5, start + 7), digits(start + 8, start + 10)];
    },
    /** Returns the code of the choice in a column; 0 if empty, or if a newer version wrote an unknown choice. */
    choice: (column: number, list: ChoicesByLength): number => codeIn(list, startOf(column), endOf(column)),
    /** Returns a bit mask for one choice or an array of choices: bit 0 for code 1, and so on. */
    choices(column: number, list: ChoicesByLength): number {
      const end = endOf(column);
      let bits = 0;
      let start = startOf(column);
      if (line[start] !== openBrace) {
        const code = codeIn(list, start, end);
        return code === 0 ? 0 : 1 << (code - 1);
      }
      for (let at = start; at < end; at++) {
        const byte = line[at];
        if (byte === openBrace || byte === comma) start = at + 1;
        const isLastOfChoice = line[at + 1] === comma || line[at + 1] === closeBrace;
        if (!isLastOfChoice) continue;
        const isQuoted = line[start] === quote;
        const code = codeIn(list, isQuoted ? start + 1 : start, isQuoted ? at : at + 1);
        if (code > 0) bits |= 1 << (code - 1);
      }
      return bits;
    },
    /** Returns the dictionary code of an array of numbers, looked up by PostgreSQL's text. */
    set: (column: number, codeOf: (text: string) => number): number =>
      codes.find(line, startOf(column), endOf(column), codeOf),
    /** Returns the text of a column, without the escapes of COPY. */
    text: (column: number): string => unescaped(line.toString('utf8', startOf(column), endOf(column))),
  };
}

// A power of two, because a mask selects the place.
const placesForCodes = 1 << 13;

/**
 * Caches the codes of arrays by their bytes, because most arrays repeat, and so avoids making strings. In a collision
 * the later entry stays.
 */
function makeCodeMemory() {
  const known: ({ bytes: Buffer; code: number } | undefined)[] = new Array(placesForCodes).fill(undefined);
  return {
    find(line: Buffer, start: number, end: number, codeOf: (text: string) => number): number {
      // A polynomial hash of the bytes.
      let place = 0;
      for (let at = start; at < end; at++) place = (Math.imul(place, 31) + (line[at] ?? 0)) | 0;
      place &= placesForCodes - 1;
      const entry = known[place];
      if (entry?.bytes.length === end - start) {
        let at = start;
        while (at < end && entry.bytes[at - start] === line[at]) at++;
        if (at === end) return entry.code;
      }
      const text = line.toString('latin1', start, end);
      const code = codeOf(text);
      known[place] = { bytes: Buffer.from(text, 'latin1'), code };
      return code;
    },
  };
}

// The escapes of PostgreSQL's text COPY format; any other letter after a backslash stands for itself.
const escapes: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', b: '\b', f: '\f', v: '\v' };

function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter);
}
