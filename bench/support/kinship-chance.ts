/** A value and its relative frequency. */
export type Weighted<T> = readonly [value: T, weight: number];

/** A random generator that is reproducible by its seed. */
export interface Chance {
  /** Returns true with this probability, from 0 to 1. */
  happens: (share: number) => boolean;
  /** Returns one of the values, all equally likely; `otherwise` if there are none. */
  oneOf: <T>(values: readonly T[], otherwise: T) => T;
  /** Returns one of the values by their weights. */
  draw: <T>(values: readonly Weighted<T>[]) => T;
  /** Normally distributed around 0 with a deviation of 1. */
  normal: () => number;
  /** Returns a whole number from 0, below `most`. */
  upTo: (most: number) => number;
}

/** Makes the generator from one that returns numbers from 0 to 1. */
export function makeChance(random: () => number): Chance {
  return {
    happens: (share) => random() < share,
    oneOf: (values, otherwise) => values[Math.floor(random() * values.length)] ?? otherwise,
    draw(values) {
      let rest = random() * values.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of values) {
        rest -= weight;
        if (rest < 0) return value;
      }
      throw new Error('There is nothing to draw from.');
    },
    // The Box-Muller transform.
    normal: () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
    upTo: (most) => Math.floor(random() * most),
  };
}
