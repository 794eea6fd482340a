/** A value and its relative frequency. */
export type Weighted<T> = readonly [value: T, weight: number];

/** A random generator that is reproducible by its seed. */
export interface Chance {
  happens: (share: number) => boolean;
  oneOf: <T>(values: readonly T[], otherwise: T) => T;
  draw: <T>(values: readonly Weighted<T>[]) => T;
  /** Normally distributed around 0 with a deviation of 1. */
  normal: () => number;
  upTo: (most: number) => number;
}

export function makeChance(random: () => number): Chance {
  return {
    happens: (share) => random() < share,
    oneOf: (values, otherwise) => values[Math.floor(random() * values.length)] ?? otherwise,
    draw(values) {
      let left = random() * values.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of values) {
        left -= weight;
        if (left < 0) return value;
      }
      throw new Error('There is nothing to draw from.');
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
    upTo: (most) => Math.floor(random() * most),
  };
}
