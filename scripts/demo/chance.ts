/** One of the values, each as likely as the others. */
export function oneOf<const T>(values: readonly T[]): T {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}

export const chance = (share: number): boolean => Math.random() < share;

/** A whole number from least to most, those in the middle more often. */
export const between = (least: number, most: number): number =>
  Math.round(least + ((Math.random() + Math.random()) / 2) * (most - least));

/** The day that many days before today, `YYYY-MM-DD`. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
