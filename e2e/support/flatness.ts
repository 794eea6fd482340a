/** A measurement: milliseconds since the start, and a value. */
export type Sample = readonly [ms: number, value: number];

const lotMs = 20_000;

/** Returns the rise per minute of a linear fit, using the lowest value of each twenty seconds. */
export function risePerMinute(samples: readonly Sample[]): number {
  const lowest = new Map<number, Sample>();
  for (const sample of samples) {
    const lot = Math.floor(sample[0] / lotMs);
    const known = lowest.get(lot);
    if (known === undefined || sample[1] < known[1]) lowest.set(lot, sample);
  }
  const points = [...lowest.values()];
  const mean = (of: (point: Sample) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [middle, height] = [mean(([ms]) => ms), mean(([, value]) => value)];
  const spread = mean(([ms]) => (ms - middle) ** 2);
  return spread === 0 ? 0 : (mean(([ms, value]) => (ms - middle) * (value - height)) / spread) * 60_000;
}
