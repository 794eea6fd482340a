/**
 * Dictionaries that give numeric codes to values shared by rows. Code 0 means none, except for horoscope classes, which
 * are numbered from 0. Codes are specific to this process and live as long as the index.
 */
export interface Dictionaries {
  clanCode(text: string): number;
  clans: string[];
  placeCode(state: number, district: number): number;
  /** The state and district of each place code; 0 is unknown. */
  places: StateAndDistrict[];
  /** Returns the code of a set in PostgreSQL's notation: `{1,4,9}`. */
  setCode(text: string): number;
  sets: readonly (readonly number[])[];
  classCode(rashi: number, nakshatra: number): number;
  /** The known Moon position of each horoscope class. */
  classes: Moon[];
  /** The bit (of a summary's 64) for each class; classes beyond 64 share bits. */
  classBits: number[];
}

export interface StateAndDistrict {
  state: number;
  district: number;
}

/** The position of the Moon at birth; null is unknown. */
export interface Moon {
  rashi: number | null;
  nakshatra: number | null;
}

// Higher than any id of a district or nakshatra, so that two ids make one key.
const mostDistricts = 2 ** 20;
const mostNakshatras = 32;
// As many bits as the words for the horoscope in a summary.
const bitsOfClasses = 64;

export function makeDictionaries(): Dictionaries {
  const clanCodes = new Map<string, number>([['', 0]]);
  const clans = [''];
  const placeCodes = new Map<number, number>([[0, 0]]);
  const places: StateAndDistrict[] = [{ state: 0, district: 0 }];
  const setCodes = new Map<string, number>([['{}', 0]]);
  const sets: number[][] = [[]];
  const classCodes = new Map<number, number>();
  const classes: Moon[] = [];
  const classBits: number[] = [];

  return {
    clans,
    places,
    sets,
    classes,
    classBits,
    clanCode: (text) => codeOf(clanCodes, clans, text, text),
    placeCode(state, district) {
      const key = state * mostDistricts + district;
      return placeCodes.get(key) ?? codeOf(placeCodes, places, key, { state, district });
    },
    setCode(text) {
      const known = setCodes.get(text);
      if (known !== undefined) return known;
      const ids = text.slice(1, -1).split(',').map(Number);
      return codeOf(setCodes, sets, text, ids);
    },
    classCode(rashi, nakshatra) {
      const key = rashi * mostNakshatras + nakshatra;
      const known = classCodes.get(key);
      if (known !== undefined) return known;
      classBits.push(classes.length % bitsOfClasses);
      return codeOf(classCodes, classes, key, { rashi: rashi || null, nakshatra: nakshatra || null });
    },
  };
}

/** Returns the code of a key. A new key gets the next code, and its value is added to `values`. */
function codeOf<K, V>(codes: Map<K, number>, values: V[], key: K, value: V): number {
  const known = codes.get(key);
  if (known !== undefined) return known;
  const code = values.length;
  values.push(value);
  codes.set(key, code);
  return code;
}

/** Entries of each list of a dictionary, in the order of their codes. */
export type Entries = { readonly [List in 'clans' | 'places' | 'sets' | 'classes']: Readonly<Dictionaries[List]> };

/** Yields all entries in batches of at most `most` from each list, to be added to another dictionary in order. */
export function* batchesOfEntries({ clans, places, sets, classes }: Dictionaries, most: number): Generator<Entries> {
  const longest = Math.max(clans.length, places.length, sets.length, classes.length);
  for (let from = 0; from < longest; from += most) {
    const lot = <T>(list: readonly T[]) => list.slice(from, from + most);
    yield { clans: lot(clans), places: lot(places), sets: lot(sets), classes: lot(classes) };
  }
}

/** Adds entries. They get the same codes as in the dictionary from which they come. */
export function addEntries(dictionaries: Dictionaries, { clans, places, sets, classes }: Entries): void {
  for (const clan of clans) dictionaries.clanCode(clan);
  for (const { state, district } of places) dictionaries.placeCode(state, district);
  for (const ids of sets) dictionaries.setCode(`{${ids.join()}}`);
  for (const { rashi, nakshatra } of classes) dictionaries.classCode(rashi ?? 0, nakshatra ?? 0);
}
