import { LINEAGE_SIDES, type LineageSide } from '#contract/lineage.ts';

/** The three generations of each side of a family: six relatives in all. */
export const GENERATIONS = ['parent', 'grandfather', 'great_grandfather'] as const;
export type Generation = (typeof GENERATIONS)[number];

/** The name of a relative, e.g. `paternal/parent`; it is authenticated with an encrypted answer. */
export type RelativeName = `${LineageSide}/${Generation}`;

export const nameRelative = (side: LineageSide, generation: Generation): RelativeName => `${side}/${generation}`;

/** The six relatives, in the order of the sides and then of the generations. */
export const RELATIVES = LINEAGE_SIDES.flatMap((side) => GENERATIONS.map((generation) => ({ side, generation })));
