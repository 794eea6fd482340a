import type { Chart } from './chart.ts';
import type { Planet } from './sky.ts';
import { RASHI_COUNT, rashiOfLongitude } from './zodiac.ts';

/** The nine that a birth chart shows (নবগ্রহ). */
export type Graha = 'moon' | Planet | 'rahu' | 'ketu';

const FROM_THE_CHART = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu'] as const;

/**
 * The grahas in each of the twelve rashis, for drawing the chart: item 0 is Mesh, item 11 Meen.
 *
 * In the order of the weekdays, then rahu and ketu. The Moon is omitted where the day of birth leaves its rashi open.
 */
export function planetsByRashi(chart: Chart): Graha[][] {
  const rashis: Graha[][] = Array.from({ length: RASHI_COUNT }, () => []);
  for (const graha of FROM_THE_CHART) {
    if (graha === 'moon' && chart.rashi === null) continue;
    rashis[rashiOfLongitude(chart[graha]) - 1]?.push(graha);
  }
  rashis[rashiOfLongitude((chart.rahu + 180) % 360) - 1]?.push('ketu');
  return rashis;
}
