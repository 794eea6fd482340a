import type { ChartMarks } from '#contract/birth-chart.ts';
import type { ComputedHoroscope } from '#contract/details.ts';
import { type Chart, computeChart } from '#matching/horoscope/chart.ts';
import { type MangalSeverity, mangalDosha } from '#matching/horoscope/mangal-dosha.ts';
import { planetsByRashi } from '#matching/horoscope/planets-by-rashi.ts';

/** Birth details; `''` or null if not given. The date is `YYYY-MM-DD`, the time `hh:mm` by the clocks of the place. */
export interface Birth {
  birthDate: string;
  birthTime: string;
  birthPlaceId: number | null;
}

const UNKNOWN_HOROSCOPE: ComputedHoroscope = { rashi: null, nakshatra: null, pada: null, gon: null, logno: null };
/** The ids of the list `gon`, by the name that the engine uses. */
const GON_IDS = { deb: 1, nar: 2, rakshas: 3 };

/**
 * Computes the horoscope from the birth details, in ids of the lists. All values are null if the date is missing, or
 * the place is missing or not in the gazetteer.
 */
export async function computeHoroscope(birth: Birth): Promise<ComputedHoroscope> {
  const chart = await chartOf(birth);
  if (chart === null) return UNKNOWN_HOROSCOPE;
  const { rashi, nakshatra, pada, gon, logno } = chart;
  return { rashi, nakshatra, pada, gon: gon === null ? null : GON_IDS[gon], logno };
}

/** A birth chart as it is drawn, with its mangal dosha. */
export interface WholeChart {
  /** The planets by rashi; the lagna, if known, is first in its rashi. */
  marks: ChartMarks;
  /** How severe the mangal dosha of the chart is. */
  mangal: MangalSeverity;
}

/** Computes the whole chart; null if the date is missing, or the place is missing or not in the gazetteer. */
export async function computeWhole(birth: Birth): Promise<WholeChart | null> {
  const chart = await chartOf(birth);
  if (chart === null) return null;
  const marks: ChartMarks = planetsByRashi(chart);
  if (chart.logno !== null) marks[chart.logno - 1]?.unshift('lagna');
  return { marks, mangal: mangalDosha(chart).severity };
}

/** Computes the engine's chart; null if the date is missing, or the place is missing or not in the gazetteer. */
async function chartOf({ birthDate, birthTime, birthPlaceId }: Birth): Promise<Chart | null> {
  if (birthDate === '' || birthPlaceId === null) return null;
  // Imported on demand: the gazetteer is large, and most members never need it.
  const { placeById } = await import('#matching/places.ts');
  const place = placeById(birthPlaceId);
  if (place === undefined) return null;
  const { zone, latitude, longitude } = place;
  const birth = { date: birthDate, zone, latitude, longitude };
  return computeChart(birthTime === '' ? birth : { ...birth, time: birthTime });
}
