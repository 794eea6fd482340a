import type { ComputedHoroscope } from '#contract/details.ts';
import { computeChart } from '#matching/index.ts';

/** `''` or null where it is not given. */
interface Birth {
  birthDate: string;
  birthTime: string;
  birthPlaceId: number | null;
}

const UNKNOWN: ComputedHoroscope = { rashi: null, nakshatra: null, pada: null, gon: null, logno: null };
const GON_IDS = { deb: 1, nar: 2, rakshas: 3 };

/** What the birth details compute to, in ids of the lists; nothing without a date and a place of the gazetteer. */
export async function computeHoroscope({ birthDate, birthTime, birthPlaceId }: Birth): Promise<ComputedHoroscope> {
  if (birthDate === '' || birthPlaceId === null) return UNKNOWN;
  // The gazetteer is large, and most members never come here.
  const { placeById } = await import('#matching/places.ts');
  const place = placeById(birthPlaceId);
  if (place === undefined) return UNKNOWN;
  const { zone, latitude, longitude } = place;
  const birth = { date: birthDate, zone, latitude, longitude };
  const { rashi, nakshatra, pada, gon, logno } = computeChart(birthTime === '' ? birth : { ...birth, time: birthTime });
  return { rashi, nakshatra, pada, gon: gon === null ? null : GON_IDS[gon], logno };
}
