import { FEWEST_PUBLISHED } from './withhold-small.ts';

/** A number of things (`of`), and the number of them that meet a condition (`are`). */
export interface Share {
  of: number;
  are: number;
}

/** Published counts are multiples of this number. */
const BAND = 10;

/** Rounds a count down to a multiple of `BAND`; null for fewer than `FEWEST_PUBLISHED`, also for zero. */
export const countInBands = (count: number): number | null =>
  count < FEWEST_PUBLISHED ? null : count - (count % BAND);

/** Published percentages are multiples of this number. */
const PERCENT_STEP = 5;
/** Number of steps in 100 percent. */
const STEPS = 100 / PERCENT_STEP;

/** Returns a percentage to the nearest `PERCENT_STEP`; null if fewer than `FEWEST_PUBLISHED` were counted. */
export const shareInBands = ({ of, are }: Share): number | null =>
  of < FEWEST_PUBLISHED ? null : Math.round((are / of) * STEPS) * PERCENT_STEP;

/** Figures of the week's introductions, and of meetings soon after accepting, are published only from this count on. */
const MANY = 50;

/** Rounds a count down like `countInBands`; null for fewer than `MANY`. */
export const manyInBands = (count: number): number | null => (count < MANY ? null : countInBands(count));

/** Returns a percentage like `shareInBands`; null if fewer than `MANY` were counted. */
export const shareOfMany = (share: Share): number | null => (share.of < MANY ? null : shareInBands(share));

/** Rounds to whole hours, at least one; null if `hours` is null, or fewer than `FEWEST_PUBLISHED` were counted. */
export const hoursInBands = (hours: number | null, count: number): number | null =>
  count < FEWEST_PUBLISHED || hours === null ? null : Math.max(1, Math.round(hours));
