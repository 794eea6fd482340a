import { computeChart } from '#matching/horoscope/chart.ts';
import { findPlace } from '#matching/places.ts';
import { between, chance, daysAgo, oneOf } from './chance.ts';

const DAYS_A_YEAR = 365.25;
/** Less than a year, so that nobody reaches the next age. */
const PART_OF_YEAR = 0.98;

/** The position of the Moon (star and its quarter), and the ascendant if the time is given. Numbers from 1. */
export interface Star {
  nakshatra: number;
  pada: number;
  logno?: number;
}

const NAKSHATRAS = Array.from({ length: 27 }, (_, index) => index + 1);
const birthplaces = ['Kolkata', 'Howrah', 'Krishnanagar', 'Bardhaman', 'Siliguri', 'Medinipur'].flatMap((name) =>
  findPlace(name).slice(0, 1),
);

/**
 * Invents a birth date of a person of this age; `birth` holds columns of `personal_details`. Most families that use
 * horoscopes know the star. Half of those give time and place, from which the star follows. `star` is null if unknown.
 */
export function inventBirth(age: number, goesByStar: boolean) {
  const birth_date = daysAgo(Math.ceil((age + Math.random() * PART_OF_YEAR) * DAYS_A_YEAR));
  const knowsNoStar = !goesByStar || chance(0.15);
  if (knowsNoStar) return { birth: { birth_date }, star: null };
  if (chance(0.5)) return { birth: { birth_date }, star: { nakshatra: oneOf(NAKSHATRAS), pada: oneOf([1, 2, 3, 4]) } };
  const { id, name, zone, latitude, longitude } = oneOf(birthplaces);
  const birth_time = `${twoDigits(between(0, 23))}:${twoDigits(between(0, 59))}`;
  const { nakshatra, pada, logno } = computeChart({ date: birth_date, time: birth_time, zone, latitude, longitude });
  const star: Star | null = nakshatra && pada ? { nakshatra, pada, ...(logno && { logno }) } : null;
  return { birth: { birth_date, birth_time, birth_place: name, birth_place_id: id }, star };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
