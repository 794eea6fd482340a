/** A sum of things, and how many of them are as they should be. */
export interface Share {
  of: number;
  are: number;
}

const FEW = 10;

/** Rounded down to tens; null for fewer than ten, none among them. */
export const countInBands = (count: number): number | null => (count < FEW ? null : count - (count % FEW));

/** Of a hundred, to the nearest five; null where fewer than ten were counted. */
export const shareInBands = ({ of, are }: Share): number | null => (of < FEW ? null : Math.round((are / of) * 20) * 5);

/** What is told of the week's introductions begins where so many have taken part. */
const MANY = 50;

/** Rounded down to tens; null for fewer than fifty. */
export const manyInBands = (count: number): number | null => (count < MANY ? null : countInBands(count));

/** Of a hundred, to the nearest five; null where fewer than fifty were counted. */
export const shareOfMany = (share: Share): number | null => (share.of < MANY ? null : shareInBands(share));

/** Whole hours, one at least; null where fewer than ten were counted. */
export const hoursInBands = (hours: number | null, count: number): number | null =>
  count < FEW || hours === null ? null : Math.max(1, Math.round(hours));
