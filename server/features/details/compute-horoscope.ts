import type { ComputedHoroscope } from '#contract/details.ts';
import { computeChart } from '#matching/index.ts';

interface Birth {
  date: string | null;
  time: string | null;
  placeId: number | null;
}

const UNKNOWN: ComputedHoroscope = { rashi: null, nakshatra: null, pada: null, gon: null, logno: null };
const GON_IDS = { deb: 1, nar: 2, rakshas: 3 };

/** What the birth details compute to, in ids of the lists; nothing without a date and a place of the gazetteer. */
export async function computeHoroscope({ date, time, placeId }: Birth): Promise<ComputedHoroscope> {
  if (date === null || placeId === null) return UNKNOWN;
  // The gazetteer is large, and most members never come here.
  const { placeById } = await import('#matching/places.ts');
  const place = placeById(placeId);
  if (place === undefined) return UNKNOWN;
  const { zone, latitude, longitude } = place;
  const birth = { date, zone, latitude, longitude };
  const { rashi, nakshatra, pada, gon, logno } = computeChart(
    time === null ? birth : { ...birth, time: time.slice(0, 5) },
  );
  return { rashi, nakshatra, pada, gon: gon === null ? null : GON_IDS[gon], logno };
}
