/** What candidates have been shown, and what they would be if all were alike. One number a candidate, in one order. */
export interface Shown {
  places: Float64Array;
  aims: Float64Array;
}

export interface Movement {
  /** Points for a ratio of places of e. */
  step: number;
  /** Added to places and aims, so that few places make no large ratio. */
  softening: number;
  /** The most points, up and down. */
  most: number;
}

/**
 * One round: points that are added to the scores of candidates rise where they have had fewer places than others in their situation
 * would have, and fall where they have had more.
 */
export function movePoints(points: Float64Array, { places, aims }: Shown, { step, softening, most }: Movement) {
  return points.map((now, at) => {
    const ratio = ((places[at] ?? 0) + softening) / ((aims[at] ?? 0) + softening);
    return Math.min(most, Math.max(-most, now - step * Math.log(ratio)));
  });
}

/** From 0, where all have equally much, to almost 1, where one has everything. */
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
