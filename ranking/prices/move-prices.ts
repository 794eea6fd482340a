/** The places of candidates, and the places they would have if all were alike. Both arrays have the same order. */
export interface Shown {
  places: Float64Array;
  aims: Float64Array;
}

export interface Movement {
  /** Points moved for a ratio of places of e. */
  step: number;
  /** Added to places and aims, so that small numbers give no large ratios. */
  softening: number;
  /** The maximum of points, in both directions. */
  most: number;
}

/**
 * Returns the points after one round. Points are added to scores: they rise for candidates with fewer places than their
 * aim, and fall for those with more.
 */
export function movePoints(points: Float64Array, { places, aims }: Shown, { step, softening, most }: Movement) {
  return points.map((current, at) => {
    const ratio = ((places[at] ?? 0) + softening) / ((aims[at] ?? 0) + softening);
    return Math.min(most, Math.max(-most, current - step * Math.log(ratio)));
  });
}

/** Returns the Gini coefficient: 0 if all values are equal, almost 1 if one has everything. */
export function gini(values: ArrayLike<number>): number {
  const rising = Float64Array.from(values).sort();
  let sum = 0;
  let weighted = 0;
  for (let at = 0; at < rising.length; at++) {
    sum += rising[at] ?? 0;
    weighted += (2 * (at + 1) - rising.length - 1) * (rising[at] ?? 0);
  }
  return sum === 0 ? 0 : weighted / (rising.length * sum);
}
