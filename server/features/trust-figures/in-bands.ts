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

/** Whole hours, one at least; null where fewer than ten were counted. */
export const hoursInBands = (hours: number | null, count: number): number | null =>
  count < FEW || hours === null ? null : Math.max(1, Math.round(hours));
