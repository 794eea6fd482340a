/** Some bits of a word of 32: a whole number from 0 to `highest`. */
export interface Field {
  readonly name: string;
  readonly word: number;
  readonly shift: number;
  readonly highest: number;
  /** `highest` as 32 bits with a sign: a small integer for V8, whatever its width. */
  readonly mask: number;
}

/** The word in which a field lies, the bit at which it begins, and how many it has. */
type Place = readonly [word: number, shift: number, bits: number];

const bitsAWord = 32;

/** The fields of a record of so many words. @throws RangeError where one does not fit, or two would share a bit */
export function layOut<Name extends string>(words: number, places: Record<Name, Place>): Record<Name, Field>;
export function layOut(words: number, places: Record<string, Place>): Record<string, Field> {
  const taken = new Set<number>();
  return Object.fromEntries(
    Object.entries(places).map(([name, [word, shift, bits]]) => {
      if (word >= words || bits < 1 || shift + bits > bitsAWord) throw new RangeError(`${name} does not fit its word.`);
      for (let bit = word * bitsAWord + shift; bit < word * bitsAWord + shift + bits; bit++) {
        if (taken.has(bit)) throw new RangeError(`${name} lies where another field does.`);
        taken.add(bit);
      }
      const highest = 2 ** bits - 1;
      return [name, { name, word, shift, highest, mask: highest | 0 }];
    }),
  );
}

export const read = (words: Uint32Array, at: number, { word, shift, mask }: Field): number =>
  (((words[at + word] ?? 0) >>> shift) & mask) >>> 0;

/** Writes into bits that are 0 yet. @throws RangeError for what is no whole number from 0 to the highest of the field */
export function put(words: Uint32Array, at: number, { name, word, shift, highest }: Field, value: number): void {
  if (value >>> 0 !== value || value > highest) {
    throw new RangeError(`${name} holds whole numbers from 0 to ${highest}, not ${value}.`);
  }
  words[at + word] = (words[at + word] ?? 0) | (value << shift);
}
