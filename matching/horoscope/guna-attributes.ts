// Attributes of rashi and nakshatra for the eight kootas. Index 0 is Mesh or Ashwini.

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

/** The relation of each lord to each other: f friend, n neutral, e enemy, s itself (Brihat Parashara Hora Shastra). */
const LORD_RELATIONS: readonly string[] = ['sffnfee', 'fsnfnnn', 'ffsefnn', 'fensnfn', 'fffesen', 'eenfnsf', 'eeefnfs'];

/** Points of the maitri relations, by the mutual relation of the lords: friend, neutral or enemy. */
export interface MaitriPoints {
  ff: number;
  fn: number;
  nn: number;
  fe: number;
  ne: number;
  ee: number;
}

type Relation = keyof MaitriPoints;

/** The mutual relation for the relations of two lords to each other, in either order. */
const RELATION_OF_FEELINGS: Readonly<Record<string, Relation>> = {
  ff: 'ff',
  fn: 'fn',
  nf: 'fn',
  nn: 'nn',
  fe: 'fe',
  ef: 'fe',
  ne: 'ne',
  en: 'ne',
  ee: 'ee',
};

/** The relation of two lords, lord by lord; null for a lord with itself. */
export const RELATIONS: readonly (readonly (Relation | null)[])[] = LORD_RELATIONS.map((row, lord) =>
  Array.from(row, (feeling, other) => RELATION_OF_FEELINGS[`${feeling}${LORD_RELATIONS[other]?.[lord]}`] ?? null),
);

/** Returns the maitri matrix, lord by lord, computed from a school's points. */
export function maitriMatrix(points: MaitriPoints, sameLord: number): number[][] {
  return RELATIONS.map((row) => row.map((relation) => (relation === null ? sameLord : points[relation])));
}
