/** A range of bits in a 32-bit word: a whole number from 0 to `highest`. */
export interface Field {
  readonly name: string;
  readonly word: number;
  readonly shift: number;
  readonly bits: number;
  readonly highest: number;
  /** `highest` as a signed 32-bit number, which is a small integer for V8 at any width. */
  readonly mask: number;
}

/** The width of a column in bits, and the codes of its closed list: one code, or with `isMask` a bit for each. */
export interface Column {
  readonly bits: number;
  readonly codes?: Readonly<Record<string, number>>;
  readonly isMask?: boolean;
}

const bitsAWord = 32;

/**
 * Lays out the fields of a record with at most this many words: one after another, and in the next word if one has no
 * room left. @throws RangeError if there are too many fields, or if a closed list does not fit its column
 */
export function layOut<Name extends string>(words: number, columns: Record<Name, Column>): Record<Name, Field>;
export function layOut(words: number, columns: Record<string, Column>): Record<string, Field> {
  let next = 0;
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      const { bits } = column;
      if (bits < 1 || bits > bitsAWord) throw new RangeError(`${name} does not fit a word.`);
      if ((next % bitsAWord) + bits > bitsAWord) next += bitsAWord - (next % bitsAWord);
      const [word, shift] = [Math.floor(next / bitsAWord), next % bitsAWord];
      next += bits;
      if (word >= words) throw new RangeError(`${name} does not fit ${words} words.`);
      refuseLongCodes(name, column);
      const highest = 2 ** bits - 1;
      return [name, { name, word, shift, bits, highest, mask: highest | 0 }];
    }),
  );
}

/** @throws RangeError if a code of a closed list does not fit its column */
function refuseLongCodes(name: string, { bits, codes = {}, isMask = false }: Column): void {
  const most = isMask ? bits : 2 ** bits - 1;
  for (const [choice, code] of Object.entries(codes)) {
    if (code < 1 || code > most) throw new RangeError(`${name} has room for ${most} choices, and none for ${choice}.`);
  }
}

/** Returns the number of words that these fields need. */
export const wordsOf = (fields: Readonly<Record<string, Field>>): number =>
  1 + Math.max(...Object.values(fields).map(({ word }) => word));

/** Returns the value of a field in the record that begins at `at`. */
export const read = (words: Uint32Array, at: number, { word, shift, mask }: Field): number =>
  (((words[at + word] ?? 0) >>> shift) & mask) >>> 0;

/** Overwrites a field. The value must fit. */
export function overwrite(words: Uint32Array, at: number, { word, shift, mask }: Field, value: number): void {
  words[at + word] = ((words[at + word] ?? 0) & ~(mask << shift)) | (value << shift);
}

/**
 * Writes a field whose bits are still 0. @throws RangeError unless the value is a whole number from 0 to the highest of
 * the field
 */
export function put(words: Uint32Array, at: number, { name, word, shift, highest }: Field, value: number): void {
  if (value >>> 0 !== value || value > highest) {
    throw new RangeError(`${name} holds whole numbers from 0 to ${highest}, not ${value}.`);
  }
  words[at + word] = (words[at + word] ?? 0) | (value << shift);
}
