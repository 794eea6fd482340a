import { gunaMilan } from './guna-milan.ts';
import type { MoonPosition } from './moon-position.ts';
import { DEGREES_PER_RASHI, NAKSHATRA_COUNT, PADA_COUNT, placeOfPadaIndex, RASHI_COUNT } from './zodiac.ts';

/** The known facts of the Moon's position: rashi 1–12, nakshatra 1–27, pada 1–4; null and undefined mean unknown. */
export type MoonFacts = Partial<Pick<MoonPosition, 'nakshatra' | 'pada'>> & { readonly rashi?: number | null };

/**
 * The parts of the Moon's position that affect points. `half`: half of a rashi, from 0 (first half of Mesh) to 23
 * (second half of Meen).
 */
interface Place {
  rashi: number;
  half: number;
  nakshatra: number;
}

/** Each rashi, and each pada, is divided into this many halves. */
const HALVES = 2;
const HALF_RASHIS = RASHI_COUNT * HALVES;
/** Half padas in a rashi. */
const STEPS_PER_RASHI = (PADA_COUNT * HALVES) / RASHI_COUNT;

/** Every half pada of the circle, because the middle of a rashi lies within a pada. */
const PLACES = Array.from({ length: PADA_COUNT * HALVES }, (_, step) => ({
  ...placeOfPadaIndex(Math.floor(step / HALVES)),
  half: Math.floor((step * HALVES) / STEPS_PER_RASHI),
}));

/** The tables of `tabulate`, made at the first use. */
let pointTables: ReturnType<typeof tabulate> | undefined;

/**
 * Returns the mean points of a couple over all Moon positions that agree with the known facts, each equally likely; the
 * exact points when everything is known. Uses the default convention of `gunaMilan`.
 */
export function expectedGuna(bride: MoonFacts, groom: MoonFacts): number {
  pointTables ??= tabulate();
  const { ofHalves, ofStars } = pointTables;
  return meanOverPlaces(
    bride,
    groom,
    (her, his) =>
      (ofHalves[her.half * HALF_RASHIS + his.half] ?? 0) +
      (ofStars[(her.nakshatra - 1) * NAKSHATRA_COUNT + his.nakshatra - 1] ?? 0),
  );
}

/** Returns the mean of a value over all positions of the two that agree with the known facts. */
export function meanOverPlaces(
  bride: MoonFacts,
  groom: MoonFacts,
  pointsOf: (her: Place, his: Place) => number,
): number {
  const bridesPlaces = placesOf(bride);
  const groomsPlaces = placesOf(groom);
  let sum = 0;
  for (const her of bridesPlaces) for (const his of groomsPlaces) sum += pointsOf(her, his);
  return sum / (bridesPlaces.length * groomsPlaces.length);
}

/** Returns the positions that agree with the known facts. */
function placesOf({ rashi, nakshatra, pada }: MoonFacts): readonly Place[] {
  const agreeingPlaces = PLACES.filter(
    (place) =>
      place.rashi === (rashi ?? place.rashi) &&
      place.nakshatra === (nakshatra ?? place.nakshatra) &&
      place.pada === (pada ?? place.pada),
  );
  if (agreeingPlaces.length > 0) return agreeingPlaces;
  // When the nakshatra does not lie in the rashi, both count as declared, as in `gunaMilan`.
  return PLACES.filter((place) => place.rashi === rashi).map((place) => ({
    rashi: place.rashi,
    half: place.half,
    nakshatra: nakshatra ?? place.nakshatra,
  }));
}

/** Returns the points by bride and groom: those from the halves of their rashis, and those from their nakshatras. */
function tabulate() {
  return {
    ofHalves: pairUp(HALF_RASHIS, (bride, groom) => {
      const { varna, vashya, maitri, bhakoot } = gunaMilan(middleOf(bride), middleOf(groom)).kootas;
      return (varna ?? 0) + (vashya ?? 0) + (maitri ?? 0) + (bhakoot ?? 0);
    }),
    ofStars: pairUp(NAKSHATRA_COUNT, (bride, groom) => {
      const { tara, yoni, gana, nadi } = gunaMilan(starOf(bride), starOf(groom)).kootas;
      return (tara ?? 0) + (yoni ?? 0) + (gana ?? 0) + (nadi ?? 0);
    }),
  };
}

/** Returns a square table, bride by groom, row by row. */
function pairUp(count: number, pointsOf: (bride: number, groom: number) => number): Float64Array {
  return Float64Array.from({ length: count * count }, (_, cell) => pointsOf(Math.floor(cell / count), cell % count));
}

/** Returns the position in the middle of a half rashi. */
function middleOf(half: number): MoonPosition {
  const halfInRashi = half % HALVES;
  const degreesInRashi = ((halfInRashi + 0.5) * DEGREES_PER_RASHI) / HALVES;
  return { rashi: Math.floor(half / HALVES) + 1, degreesInRashi };
}

/** Returns a position in a nakshatra. Its rashi does not matter for the kootas of the nakshatra. */
function starOf(index: number): MoonPosition {
  return { rashi: 1, nakshatra: index + 1 };
}
