import type { ChartMark } from '#contract/birth-chart.ts';
import { type Chart, computeChart } from '#matching/horoscope/chart.ts';
import { planetsByRashi } from '#matching/horoscope/planets-by-rashi.ts';
import type { Place } from '#matching/places.ts';

/**
 * The values computed from birth details, as ids of the lookup lists: several if the details leave a choice, none if a
 * value is not known.
 */
export interface ComputedHoroscope {
  rashi: number[];
  gon: number[];
  logno: number[];
  nakshatra: number[];
  /** The quarters of the nakshatra, numbered from 1; none if the nakshatra itself is uncertain. */
  pada: number[];
  /** The grahas in each rashi, Mesh first, including the lagna if it is known. */
  marks: ChartMark[][];
}

/** The birth details from which a horoscope is computed. */
export interface BirthDetails {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM` by the clock at the place; `''` if it is not known. */
  time: string;
  place: Place;
}

/** The ids of the gons in the lookup list. */
const GON_IDS = { deb: 1, nar: 2, rakshas: 3 } as const;
/** Returns the id of the chart's gon; empty if the gon is uncertain. */
const gonOf = ({ gon }: Chart): number[] => (gon === null ? [] : [GON_IDS[gon]]);

/** Returns a certain value as a list; empty if it is not known. */
const listOf = (value: number | null): number[] => (value === null ? [] : [value]);

/** Computes a horoscope from birth details. Returns null if the engine rejects the date or the time (RangeError). */
export function computeHoroscope({ date, time, place }: BirthDetails): ComputedHoroscope | null {
  const { zone, latitude, longitude } = place;
  try {
    const chart = computeChart({ date, ...(time && { time }), zone, latitude, longitude });
    const marks: ChartMark[][] = planetsByRashi(chart);
    if (chart.logno !== null) marks[chart.logno - 1]?.unshift('lagna');
    return {
      rashi: chart.uncertain.rashi ?? listOf(chart.rashi),
      gon: gonOf(chart),
      logno: chart.uncertain.logno ?? listOf(chart.logno),
      nakshatra: chart.uncertain.nakshatra ?? listOf(chart.nakshatra),
      pada: chart.uncertain.nakshatra ? [] : (chart.uncertain.pada ?? listOf(chart.pada)),
      marks,
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
