// Attributes of rashi and nakshatra for the eight kootas; index 0 is Mesh or Ashwini.

/** Lords of the rashis, as indexes into sun, moon, mars, mercury, jupiter, venus, saturn. */
export const LORDS: readonly number[] = [2, 5, 3, 1, 0, 3, 5, 2, 4, 6, 6, 4];

/** Yoni of each nakshatra, as indexes into the order of the yoni tables. */
export const YONIS: readonly number[] = [
  0, 1, 2, 3, 3, 4, 5, 2, 5, 6, 6, 7, 8, 9, 8, 9, 10, 10, 4, 11, 12, 11, 13, 0, 13, 7, 1,
];

/** Nadi of each nakshatra: 0 adi, 1 madhya, 2 antya. */
export const NADIS: readonly number[] = [
  0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1, 2,
];

const LORD_NAMES = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];
// What each lord feels for each: f friend, n neutral, e enemy, s itself (Brihat Parashara Hora Shastra).
const FEELINGS: readonly string[] = ['sffnfee', 'fsnfnnn', 'ffsefnn', 'fensnfn', 'fffesen', 'eenfnsf', 'eeefnfs'];

/** Points of the seven maitri relations, by the feelings of both. */
export interface MaitriPoints {
  ff: number;
  fn: number;
  nn: number;
  fe: number;
  ne: number;
  ee: number;
}

/** How two lords stand to each other: both feelings in the order friend, neutral, enemy; null for the same lord. */
export function relationOf(lord: number, other: number): keyof MaitriPoints | null {
  const pair = `${FEELINGS[lord]?.[other]}${FEELINGS[other]?.[lord]}`;
  switch (pair) {
    case 'ff':
    case 'nn':
    case 'ee':
    case 'fn':
    case 'fe':
    case 'ne':
      return pair;
    case 'nf':
      return 'fn';
    case 'ef':
      return 'fe';
    case 'en':
      return 'ne';
    default:
      return null;
  }
}

/** The maitri matrix, lord by lord, that a school's points make. */
export function maitriMatrix(points: MaitriPoints, sameLord: number): number[][] {
  return LORD_NAMES.map((_, lord) =>
    LORD_NAMES.map((__, other) => {
      const relation = relationOf(lord, other);
      return relation === null ? sameLord : points[relation];
    }),
  );
}
