import {
  type AstroTime,
  Body,
  Ecliptic,
  EclipticGeoMoon,
  e_tilt,
  GeoVector,
  MakeTime,
  SiderealTime,
} from 'astronomy-engine';
import { foldDegrees } from './zodiac.ts';

/** Bodies besides the Moon whose positions come directly from the ephemeris. */
export type Planet = 'sun' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn';

const RADIANS_PER_DEGREE = Math.PI / 180;
const DAYS_PER_CENTURY = 36_525;
/** Closer than this to a pole, no point of the ecliptic rises. Degrees. */
const POLE_LATITUDE = 89.999;
const ARCSECONDS_PER_DEGREE = 3600;
const DEGREES_PER_HOUR = 15;
const BODIES: Readonly<Record<Planet, Body>> = {
  sun: Body.Sun,
  mars: Body.Mars,
  mercury: Body.Mercury,
  jupiter: Body.Jupiter,
  venus: Body.Venus,
  saturn: Body.Saturn,
};

/** Converts an instant in ms since 1970 UTC to the library's time. */
export function momentOf(instant: number): AstroTime {
  return MakeTime(new Date(instant));
}

/** Returns the true Lahiri ayanamsa in degrees: the mean value plus nutation in longitude. */
export function ayanamsaAt(moment: AstroTime): number {
  return meanAyanamsaAt(moment) + e_tilt(moment).dpsi / ARCSECONDS_PER_DEGREE;
}

/** Returns the apparent geocentric sidereal longitude of the Moon in degrees. */
export function moonAt(moment: AstroTime): number {
  const longitude = EclipticGeoMoon(moment).lon + moonCorrectionAt(moment) / ARCSECONDS_PER_DEGREE;
  return foldDegrees(longitude - ayanamsaAt(moment));
}

/** Returns the apparent geocentric sidereal longitude of the Sun or a planet in degrees. */
export function planetAt(planet: Planet, moment: AstroTime): number {
  return foldDegrees(Ecliptic(GeoVector(BODIES[planet], moment, true)).elon - ayanamsaAt(moment));
}

/** Returns the sidereal longitude of the Moon's mean ascending node in degrees (Simon et al. 1994). */
export function rahuAt(moment: AstroTime): number {
  const centuries = moment.tt / DAYS_PER_CENTURY;
  const node = 125.04455501 + centuries * (-1934.1361849 + centuries * (0.0020762 + centuries / 467_410));
  return foldDegrees(node - meanAyanamsaAt(moment));
}

/**
 * Returns the sidereal longitude in degrees of the rising point of the ecliptic, or null at the poles.
 *
 * Inside the polar circles it takes the crossing ahead of the upper meridian, like Swiss Ephemeris.
 */
export function ascendantAt(moment: AstroTime, latitude: number, longitude: number): number | null {
  if (Math.abs(latitude) > POLE_LATITUDE) return null;
  const obliquity = e_tilt(moment).tobl * RADIANS_PER_DEGREE;
  const meridian = (SiderealTime(moment) * DEGREES_PER_HOUR + longitude) * RADIANS_PER_DEGREE;
  const [sin, cos] = [Math.sin(meridian), Math.cos(meridian)];
  const tanLatitude = Math.tan(latitude * RADIANS_PER_DEGREE);
  // The ecliptic crosses the horizon at this longitude and opposite to it; it crosses the meridian at the next one.
  const horizonCrossing = Math.atan2(cos, -(sin * Math.cos(obliquity) + tanLatitude * Math.sin(obliquity)));
  const meridianCrossing = Math.atan2(sin, cos * Math.cos(obliquity));
  const isBehind = Math.sin(horizonCrossing - meridianCrossing) < 0;
  const ascendant = isBehind ? horizonCrossing + Math.PI : horizonCrossing;
  return foldDegrees(ascendant / RADIANS_PER_DEGREE - ayanamsaAt(moment));
}

/**
 * Returns the arcseconds missing from the library's lunar theory of 1954: a drift of 2″ per century, and the one
 * missing term above 0.3″, with argument 4D − 2M − M′. Fitted to 30,000 moments of 1900–2019 in Swiss Ephemeris; the
 * largest error before 2005 falls from 3.9″ to 2.7″.
 */
function moonCorrectionAt(moment: AstroTime): number {
  const centuries = moment.tt / DAYS_PER_CENTURY;
  const argument = (341.3791536 + 1_231_871.4775263 * centuries) * RADIANS_PER_DEGREE;
  return 0.18 + 1.94 * centuries - 0.617 * Math.sin(argument);
}

/** Returns the mean ayanamsa in degrees: IAU 2006 general precession from the Lahiri value at J2000 on. */
function meanAyanamsaAt(moment: AstroTime): number {
  const centuries = moment.tt / DAYS_PER_CENTURY;
  const precession = centuries * (5028.796195 + centuries * (1.1054348 + centuries * 0.00007964));
  return 23.857092325 + precession / ARCSECONDS_PER_DEGREE;
}
