import { MINUTE_MS } from '#contract/durations.ts';

/** A measurement: milliseconds since the start, and a value. */
export type Sample = readonly [ms: number, value: number];

/** The length of a slice of time of which only the lowest value counts. */
const SLICE_MS = 20_000;

/** Returns the rise per minute of a linear fit through the lowest value of each slice of time; 0 for one slice. */
export function risePerMinute(samples: readonly Sample[]): number {
  const lowest = new Map<number, Sample>();
  for (const sample of samples) {
    const slice = Math.floor(sample[0] / SLICE_MS);
    const lowestSoFar = lowest.get(slice);
    if (lowestSoFar === undefined || sample[1] < lowestSoFar[1]) lowest.set(slice, sample);
  }
  const points = [...lowest.values()];
  const mean = (read: (point: Sample) => number) => points.reduce((sum, point) => sum + read(point), 0) / points.length;
  const [meanMs, meanValue] = [mean(([ms]) => ms), mean(([, value]) => value)];
  const variance = mean(([ms]) => (ms - meanMs) ** 2);
  if (variance === 0) return 0;
  const covariance = mean(([ms, value]) => (ms - meanMs) * (value - meanValue));
  return (covariance / variance) * MINUTE_MS;
}
