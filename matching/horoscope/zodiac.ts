/** The three temperaments (gon, গণ) of the birth star. */
export type Gon = 'deb' | 'nar' | 'rakshas';

/** A position of the Moon in the sidereal zodiac: rashi 1–12 from Mesh, nakshatra 1–27 from Ashwini, pada 1–4. */
interface ZodiacPlace {
  rashi: number;
  nakshatra: number;
  pada: number;
}

// The rashis, the nakshatras and their padas divide the same circle from the same point, the beginning of Mesh.
export const DEGREES_PER_CIRCLE = 360;
export const RASHI_COUNT = 12;
export const NAKSHATRA_COUNT = 27;
/** Quarters of nakshatras in the whole circle; nine per rashi, four per nakshatra. */
export const PADA_COUNT = 108;
export const DEGREES_PER_RASHI = 30;
export const PADAS_PER_RASHI = 9;
export const PADAS_PER_NAKSHATRA = 4;

/** Gon of each nakshatra, from Ashwini on; nine each (panjika usage). */
const GON_LETTERS = 'dnrndnddrrnndrdrdrrnndrrnnd';
const GON_OF_LETTER: Readonly<Record<string, Gon>> = { d: 'deb', n: 'nar', r: 'rakshas' };

/** Returns the gon of a nakshatra (1–27). @throws RangeError for any other number */
export function gonOfNakshatra(nakshatra: number): Gon {
  const gon = GON_OF_LETTER[GON_LETTERS[nakshatra - 1] ?? ''];
  if (gon === undefined) throw new RangeError(`A nakshatra is a whole number from 1 to 27, not ${nakshatra}.`);
  return gon;
}

/** Returns the rashi (1–12) of a sidereal longitude in degrees, 0 up to 360. */
export function rashiOfLongitude(degrees: number): number {
  return Math.floor(degrees / DEGREES_PER_RASHI) + 1;
}

/** Returns the index (0–107) of the pada that contains a sidereal longitude in degrees, 0 up to 360. */
export function padaIndexOfLongitude(degrees: number): number {
  return Math.floor((degrees * PADA_COUNT) / DEGREES_PER_CIRCLE);
}

/** Converts a pada index (0–107) to rashi, nakshatra and pada. */
export function placeOfPadaIndex(padaIndex: number): ZodiacPlace {
  return {
    rashi: Math.floor(padaIndex / PADAS_PER_RASHI) + 1,
    nakshatra: Math.floor(padaIndex / PADAS_PER_NAKSHATRA) + 1,
    pada: (padaIndex % PADAS_PER_NAKSHATRA) + 1,
  };
}

/** Returns the whole-sign house (1–12) of one rashi counted inclusively from another. */
export function houseFrom(referenceRashi: number, rashi: number): number {
  return ((rashi - referenceRashi + RASHI_COUNT) % RASHI_COUNT) + 1;
}

/** Checks a rashi. @throws RangeError unless it is a whole number, 1–12 */
export function assertRashi(rashi: number): void {
  if (Number.isInteger(rashi) && rashi >= 1 && rashi <= RASHI_COUNT) return;
  throw new RangeError(`A rashi is a whole number from 1 to 12, not ${rashi}.`);
}

/** Normalizes any angle in degrees to 0 up to 360. */
export function foldDegrees(degrees: number): number {
  const folded = degrees % DEGREES_PER_CIRCLE;
  return folded < 0 ? folded + DEGREES_PER_CIRCLE : folded;
}
