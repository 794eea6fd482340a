import { DAY_MS } from '#contract/durations.ts';

/** Returns a random value; all are equally likely. */
export function oneOf<const T>(values: readonly T[]): T {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}

/** Returns true with this probability, from 0 to 1. */
export const chance = (share: number): boolean => Math.random() < share;

/** Returns a random whole number between both bounds; middle values are more likely. */
export const between = (least: number, most: number): number =>
  Math.round(least + ((Math.random() + Math.random()) / 2) * (most - least));

/** Returns the date this many days ago, as `YYYY-MM-DD`. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
