/** A random value, all equally likely. */
export function oneOf<const T>(values: readonly T[]): T {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}

export const chance = (share: number): boolean => Math.random() < share;

/** A random whole number between both bounds, with middle values more likely. */
export const between = (least: number, most: number): number =>
  Math.round(least + ((Math.random() + Math.random()) / 2) * (most - least));

/** The date so many days ago, as `YYYY-MM-DD`. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
