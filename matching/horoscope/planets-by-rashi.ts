import type { Chart } from './chart.ts';
import type { Planet } from './sky.ts';
import { DEGREES_PER_CIRCLE, RASHI_COUNT, rashiOfLongitude } from './zodiac.ts';

/** The nine bodies and points that a birth chart shows (নবগ্রহ). */
export type Graha = 'moon' | Planet | 'rahu' | 'ketu';

/** The grahas with a longitude of their own in a chart. Ketu lies opposite rahu. */
const FROM_THE_CHART = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu'] as const;

/**
 * Returns the grahas in each rashi, for drawing the chart: item 0 is Mesh, item 11 Meen.
 *
 * Within a rashi they are in the order of the weekdays, then rahu and ketu. The Moon is omitted where the day of birth
 * leaves its rashi open.
 */
export function planetsByRashi(chart: Chart): Graha[][] {
  const rashis: Graha[][] = Array.from({ length: RASHI_COUNT }, () => []);
  for (const graha of FROM_THE_CHART) {
    if (graha === 'moon' && chart.rashi === null) continue;
    rashis[rashiOfLongitude(chart[graha]) - 1]?.push(graha);
  }
  const ketu = (chart.rahu + DEGREES_PER_CIRCLE / 2) % DEGREES_PER_CIRCLE;
  rashis[rashiOfLongitude(ketu) - 1]?.push('ketu');
  return rashis;
}
