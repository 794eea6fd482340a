/** The two sides of a family and the three generations recorded of each: six relatives in all. */
export const LINEAGE_SIDES = ['paternal', 'maternal'] as const;
export const GENERATIONS = ['parent', 'grandfather', 'great_grandfather'] as const;

export type LineageSide = (typeof LINEAGE_SIDES)[number];
export type Generation = (typeof GENERATIONS)[number];
