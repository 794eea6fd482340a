import { LINEAGE_SIDES, type LineageSide } from '#contract/lineage.ts';

/** The three generations recorded of each side of a family: six relatives in all. */
export const GENERATIONS = ['parent', 'grandfather', 'great_grandfather'] as const;
export type Generation = (typeof GENERATIONS)[number];

/** One of the six. As a name (`paternal/parent`) it is part of what binds an encrypted answer to its row. */
export type RelativeName = `${LineageSide}/${Generation}`;

export const nameRelative = (side: LineageSide, generation: Generation): RelativeName => `${side}/${generation}`;

export const RELATIVES = LINEAGE_SIDES.flatMap((side) => GENERATIONS.map((generation) => ({ side, generation })));
