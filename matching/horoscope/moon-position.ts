import {
  assertRashi,
  DEGREES_PER_RASHI,
  NAKSHATRA_COUNT,
  PADAS_PER_NAKSHATRA,
  PADAS_PER_RASHI,
  padaIndexOfLongitude,
} from './zodiac.ts';

/** The known part of the Moon's position, declared or computed; null means unknown, like an absent fact. */
export interface MoonPosition {
  /** 1 (Mesh) to 12 (Meen). */
  rashi: number;
  /** Degrees inside the rashi, 0 up to 30. */
  degreesInRashi?: number | null;
  /** 1 (Ashwini) to 27 (Revati). */
  nakshatra?: number | null;
  /** Quarter of the nakshatra, 1–4. */
  pada?: number | null;
}

/** A validated position, completed with the facts that it implies. */
export interface KnownPosition {
  rashi: number;
  nakshatra: number | null;
  pada: number | null;
  /** Possible vashya groups, as indexes into chatushpada, manava, jalachara, vanachara, keeta. */
  vashyaGroups: readonly number[];
  /** False when the nakshatra does not lie in the rashi, or the degrees not in the nakshatra and pada. */
  isConsistent: boolean;
}

/** The vashya groups, each as a list of one index (see `KnownPosition`). */
const [CHATUSHPADA, MANAVA, JALACHARA, VANACHARA, KEETA] = [[0], [1], [2], [3], [4]] as const;
/** Vashya groups of the first halves of the rashis, from Mesh on. Only in Dhanu and Makar the second half differs. */
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
const BOTH_HALVES_OF_DHANU: readonly number[] = [...MANAVA, ...CHATUSHPADA];
const BOTH_HALVES_OF_MAKAR: readonly number[] = [...CHATUSHPADA, ...JALACHARA];
/** The fifth pada of a rashi, counted from 0, crosses its middle. */
const MIDDLE_PADA = 4;
/** A hundredth of a degree, in padas. */
const ROUNDING_PADAS = 0.003;

/** Validates and completes a position. @throws RangeError for a number outside its range */
export function readPosition({ rashi, degreesInRashi, nakshatra, pada }: MoonPosition): KnownPosition {
  assertRashi(rashi);
  if (degreesInRashi != null && !(degreesInRashi >= 0 && degreesInRashi < DEGREES_PER_RASHI)) {
    throw new RangeError(`degreesInRashi lies from 0 up to 30, not ${degreesInRashi}.`);
  }
  assertWhole('nakshatra', nakshatra, NAKSHATRA_COUNT);
  assertWhole('pada', pada, PADAS_PER_NAKSHATRA);
  if (nakshatra == null) return placeByDegrees(rashi, degreesInRashi, pada ?? null);
  // The padas of the rashi (0–8) in which the nakshatra, or its known quarter, begins and ends.
  const start = (nakshatra - 1) * PADAS_PER_NAKSHATRA - (rashi - 1) * PADAS_PER_RASHI;
  const first = pada == null ? start : start + pada - 1;
  const last = pada == null ? start + PADAS_PER_NAKSHATRA - 1 : first;
  const isInRashi = first < PADAS_PER_RASHI && last >= 0;
  const half = isInRashi ? halfOf(degreesInRashi, first, last) : halfOf(degreesInRashi, 0, PADAS_PER_RASHI - 1);
  const isConsistent = isInRashi && liesWithin(degreesInRashi, first, last);
  return { rashi, nakshatra, pada: pada ?? null, vashyaGroups: vashyaGroupsOf(rashi, half), isConsistent };
}

/** Completes a position without a nakshatra by its degrees, if they are known. */
function placeByDegrees(rashi: number, degreesInRashi: number | null | undefined, pada: number | null): KnownPosition {
  const vashyaGroups = vashyaGroupsOf(rashi, halfOf(degreesInRashi, 0, PADAS_PER_RASHI - 1));
  if (degreesInRashi == null) return { rashi, nakshatra: null, pada, vashyaGroups, isConsistent: true };
  const padaOfRashi = padaIndexOfLongitude(degreesInRashi);
  const padaIndex = (rashi - 1) * PADAS_PER_RASHI + padaOfRashi;
  const nakshatra = Math.floor(padaIndex / PADAS_PER_NAKSHATRA) + 1;
  const impliedPada = (padaIndex % PADAS_PER_NAKSHATRA) + 1;
  const knownPada = pada ?? impliedPada;
  const knownPadaOfRashi = padaOfRashi + knownPada - impliedPada;
  const isConsistent = liesWithin(degreesInRashi, knownPadaOfRashi, knownPadaOfRashi);
  return { rashi, nakshatra, pada: knownPada, vashyaGroups, isConsistent };
}

/** Whether degrees lie in these padas. Degrees are printed rounded, so a small excess over the boundary agrees too. */
function liesWithin(degreesInRashi: number | null | undefined, firstPada: number, lastPada: number): boolean {
  if (degreesInRashi == null) return true;
  const padas = (degreesInRashi / DEGREES_PER_RASHI) * PADAS_PER_RASHI;
  return padas > firstPada - ROUNDING_PADAS && padas < lastPada + 1 + ROUNDING_PADAS;
}

type Half = 'first' | 'second' | 'unknown';

/** Returns in which half of the rashi the degrees or the padas lie. */
function halfOf(degreesInRashi: number | null | undefined, firstPada: number, lastPada: number): Half {
  if (degreesInRashi != null) return degreesInRashi < DEGREES_PER_RASHI / 2 ? 'first' : 'second';
  if (lastPada < MIDDLE_PADA) return 'first';
  return firstPada > MIDDLE_PADA ? 'second' : 'unknown';
}

/** Returns the possible vashya groups of a half of a rashi; both groups where the half is unknown and they differ. */
function vashyaGroupsOf(rashi: number, half: Half): readonly number[] {
  if (half === 'first' || (rashi !== DHANU && rashi !== MAKAR)) return FIRST_HALVES[rashi - 1] ?? [];
  if (half === 'second') return rashi === DHANU ? CHATUSHPADA : JALACHARA;
  return rashi === DHANU ? BOTH_HALVES_OF_DHANU : BOTH_HALVES_OF_MAKAR;
}

/** Throws a RangeError for a number that is not whole or not from 1 to `most`; unknown facts pass. */
function assertWhole(name: string, value: number | null | undefined, most: number): void {
  if (value == null || (Number.isInteger(value) && value >= 1 && value <= most)) return;
  throw new RangeError(`A ${name} is a whole number from 1 to ${most}, not ${value}.`);
}
