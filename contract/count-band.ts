import * as s from './shape.ts';

/** The number of members that a list would show, as a band: fewer than 10, 10–34, 35–100, more than 100. */
export const COUNT_BANDS = ['few', 'about20', 'about50', 'many'] as const;
export type CountBand = (typeof COUNT_BANDS)[number];

/** The shape of a count in an answer. Exact counts would reveal single members. */
export const countBand = s.oneOf(COUNT_BANDS);
