import { gunaMilan } from './guna-milan.ts';
import type { MoonPosition } from './moon-position.ts';
import { DEGREES_PER_RASHI, NAKSHATRA_COUNT, PADA_COUNT, placeOfPadaIndex, RASHI_COUNT } from './zodiac.ts';

/** What is known of the place of the Moon: rashi 1–12, nakshatra 1–27, pada 1–4; null and undefined say unknown. */
export type MoonFacts = Partial<Pick<MoonPosition, 'nakshatra' | 'pada'>> & { readonly rashi?: number | null };

/** A place of the Moon as far as points depend on it. `half`: of a rashi, 0 the first of Mesh to 23 the second of Meen. */
interface Place {
  rashi: number;
  half: number;
  nakshatra: number;
}

const HALVES = 2;
const HALF_RASHIS = RASHI_COUNT * HALVES;
const STEPS_PER_RASHI = (PADA_COUNT * HALVES) / RASHI_COUNT;

// Every half pada of the circle: the middle of a rashi lies within a pada.
const PLACES = Array.from({ length: PADA_COUNT * HALVES }, (_, step) => ({
  ...placeOfPadaIndex(Math.floor(step / HALVES)),
  half: Math.floor((step * HALVES) / STEPS_PER_RASHI),
}));

/**
 * The points of 36 that a couple has on the mean of all places of the Moon, each as likely, that agree with what is known
 * of the two: the points themselves where all is known. By the default convention of `gunaMilan`.
 */
export function expectedGuna(bride: MoonFacts, groom: MoonFacts): number {
  points ??= tabulate();
  const { ofHalves, ofStars } = points;
  return meanOverPlaces(
    bride,
    groom,
    (her, his) =>
      (ofHalves[her.half * HALF_RASHIS + his.half] ?? 0) +
      (ofStars[(her.nakshatra - 1) * NAKSHATRA_COUNT + his.nakshatra - 1] ?? 0),
  );
}

/** The mean of a value over all places of the two that agree with what is known. */
export function meanOverPlaces(
  bride: MoonFacts,
  groom: MoonFacts,
  countOf: (her: Place, his: Place) => number,
): number {
  const hers = placesOf(bride);
  const his = placesOf(groom);
  let sum = 0;
  for (const her of hers) for (const place of his) sum += countOf(her, place);
  return sum / (hers.length * his.length);
}

function placesOf({ rashi, nakshatra, pada }: MoonFacts): readonly Place[] {
  const agreeing = PLACES.filter(
    (place) =>
      place.rashi === (rashi ?? place.rashi) &&
      place.nakshatra === (nakshatra ?? place.nakshatra) &&
      place.pada === (pada ?? place.pada),
  );
  if (agreeing.length > 0) return agreeing;
  // A nakshatra that does not lie in the rashi: both count as they were declared, as in `gunaMilan`.
  return PLACES.filter((place) => place.rashi === rashi).map(({ rashi, half, nakshatra: own }) => ({
    rashi,
    half,
    nakshatra: nakshatra ?? own,
  }));
}

let points: ReturnType<typeof tabulate> | undefined;

/** By bride and groom: what the halves of their rashis give, and what their nakshatras give. */
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

function pairUp(count: number, pointsOf: (bride: number, groom: number) => number): Float64Array {
  return Float64Array.from({ length: count * count }, (_, at) => pointsOf(Math.floor(at / count), at % count));
}

function middleOf(half: number): MoonPosition {
  const degreesInRashi = (((half % HALVES) + 0.5) * DEGREES_PER_RASHI) / HALVES;
  return { rashi: Math.floor(half / HALVES) + 1, degreesInRashi };
}

// The kootas of the nakshatras ask for no rashi.
function starOf(index: number): MoonPosition {
  return { rashi: 1, nakshatra: index + 1 };
}
