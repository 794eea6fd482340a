import {
  assertRashi,
  DEGREES_PER_RASHI,
  PADAS_PER_NAKSHATRA,
  PADAS_PER_RASHI,
  padaIndexOfLongitude,
} from './zodiac.ts';

/** The place of the Moon as far as it is known, declared or computed. */
export interface MoonPosition {
  /** 1 (Mesh) to 12 (Meen). */
  rashi: number;
  /** Degrees inside the rashi, 0 up to 30. */
  degreesInRashi?: number;
  /** 1 (Ashwini) to 27 (Revati). */
  nakshatra?: number;
  /** Quarter of the nakshatra, 1–4. */
  pada?: number;
}

/** A checked position, completed by what its facts imply. */
export interface KnownPosition {
  rashi: number;
  nakshatra: number | null;
  pada: number | null;
  /** Vashya groups it may belong to, as indexes into chatushpada, manava, jalachara, vanachara, keeta. */
  vashyaGroups: readonly number[];
  /** False when the nakshatra does not lie in the rashi. */
  isConsistent: boolean;
}

const [CHATUSHPADA, MANAVA, JALACHARA, VANACHARA, KEETA] = [[0], [1], [2], [3], [4]] as const;
// Vashya groups from Mesh on for the first and the second half of the rashi; only Dhanu and Makar have two.
const FIRST_HALVES: readonly (readonly number[])[] = [
  CHATUSHPADA,
  CHATUSHPADA,
  MANAVA,
  JALACHARA,
  VANACHARA,
  MANAVA,
  MANAVA,
  KEETA,
  MANAVA,
  CHATUSHPADA,
  MANAVA,
  JALACHARA,
];
const DHANU = 9;
const MAKAR = 10;
const BOTH_HALVES_OF_DHANU: readonly number[] = [1, 0];
const BOTH_HALVES_OF_MAKAR: readonly number[] = [0, 2];
// The fifth pada of a rashi lies across its middle.
const MIDDLE_PADA = 4;

/** Checks a position and completes it. @throws RangeError for a number outside its range */
export function readPosition({ rashi, degreesInRashi, nakshatra, pada }: MoonPosition): KnownPosition {
  assertRashi(rashi);
  if (degreesInRashi !== undefined && !(degreesInRashi >= 0 && degreesInRashi < DEGREES_PER_RASHI)) {
    throw new RangeError(`degreesInRashi lies from 0 up to 30, not ${degreesInRashi}.`);
  }
  assertWhole('nakshatra', nakshatra, 27);
  assertWhole('pada', pada, 4);
  if (nakshatra === undefined) return placeByDegrees(rashi, degreesInRashi, pada ?? null);
  // Pada of the rashi, 0–8, in which the nakshatra (or its known quarter) begins and ends.
  const start = (nakshatra - 1) * PADAS_PER_NAKSHATRA - (rashi - 1) * PADAS_PER_RASHI;
  const first = pada === undefined ? start : start + pada - 1;
  const last = pada === undefined ? start + PADAS_PER_NAKSHATRA - 1 : first;
  const isConsistent = first < PADAS_PER_RASHI && last >= 0;
  const half = isConsistent ? halfOf(degreesInRashi, first, last) : halfOf(degreesInRashi, 0, PADAS_PER_RASHI - 1);
  return { rashi, nakshatra, pada: pada ?? null, vashyaGroups: vashyaGroupsOf(rashi, half), isConsistent };
}

function placeByDegrees(rashi: number, degreesInRashi: number | undefined, pada: number | null): KnownPosition {
  const vashyaGroups = vashyaGroupsOf(rashi, halfOf(degreesInRashi, 0, PADAS_PER_RASHI - 1));
  if (degreesInRashi === undefined) return { rashi, nakshatra: null, pada, vashyaGroups, isConsistent: true };
  const index = (rashi - 1) * PADAS_PER_RASHI + padaIndexOfLongitude(degreesInRashi);
  const nakshatra = Math.floor(index / PADAS_PER_NAKSHATRA) + 1;
  return { rashi, nakshatra, pada: (index % PADAS_PER_NAKSHATRA) + 1, vashyaGroups, isConsistent: true };
}

type Half = 'first' | 'second' | 'unknown';

function halfOf(degreesInRashi: number | undefined, firstPada: number, lastPada: number): Half {
  if (degreesInRashi !== undefined) return degreesInRashi < DEGREES_PER_RASHI / 2 ? 'first' : 'second';
  if (lastPada < MIDDLE_PADA) return 'first';
  return firstPada > MIDDLE_PADA ? 'second' : 'unknown';
}

function vashyaGroupsOf(rashi: number, half: Half): readonly number[] {
  if (half === 'first' || (rashi !== DHANU && rashi !== MAKAR)) return FIRST_HALVES[rashi - 1] ?? [];
  if (half === 'second') return rashi === DHANU ? CHATUSHPADA : JALACHARA;
  return rashi === DHANU ? BOTH_HALVES_OF_DHANU : BOTH_HALVES_OF_MAKAR;
}

function assertWhole(name: string, value: number | undefined, most: number): void {
  if (value === undefined || (Number.isInteger(value) && value >= 1 && value <= most)) return;
  throw new RangeError(`A ${name} is a whole number from 1 to ${most}, not ${value}.`);
}
