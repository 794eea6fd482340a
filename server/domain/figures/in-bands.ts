/** A number of things (`of`), and how many of them meet a condition (`are`). */
export interface Share {
  of: number;
  are: number;
}

const FEW = 10;

/** Rounds a count down to tens; null for fewer than ten, also for zero. */
export const countInBands = (count: number): number | null => (count < FEW ? null : count - (count % FEW));

/** Returns a percentage to the nearest five; null if fewer than ten were counted. */
export const shareInBands = ({ of, are }: Share): number | null => (of < FEW ? null : Math.round((are / of) * 20) * 5);

/** The week's introductions are published only if at least this many took part. */
const MANY = 50;

/** Rounds a count down to tens; null for fewer than fifty. */
export const manyInBands = (count: number): number | null => (count < MANY ? null : countInBands(count));

/** Returns a percentage to the nearest five; null if fewer than fifty were counted. */
export const shareOfMany = (share: Share): number | null => (share.of < MANY ? null : shareInBands(share));

/** Rounds to whole hours, at least one; null if fewer than ten were counted. */
export const hoursInBands = (hours: number | null, count: number): number | null =>
  count < FEW || hours === null ? null : Math.max(1, Math.round(hours));
