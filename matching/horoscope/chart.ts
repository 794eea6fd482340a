import { type Birth, findInstants, type Span } from './birth-instants.ts';
import { MS_PER_MINUTE } from './civil-time.ts';
import { ascendantAt, ayanamsaAt, momentOf, moonAt, planetAt, rahuAt } from './sky.ts';
import {
  type Gon,
  gonOfNakshatra,
  PADA_COUNT,
  padaIndexOfLongitude,
  placeOfPadaIndex,
  rashiOfLongitude,
} from './zodiac.ts';

/** A birth chart. Longitudes are sidereal (Lahiri) in degrees, 0 up to 360, geocentric and apparent. */
export interface Chart {
  moon: number;
  /** The rising degree; null without a time of birth and at the poles. */
  ascendant: number | null;
  sun: number;
  mars: number;
  mercury: number;
  jupiter: number;
  venus: number;
  saturn: number;
  /** Mean ascending node; ketu lies opposite. */
  rahu: number;
  /** True ayanamsa in degrees, nutation included. */
  ayanamsa: number;
  /** Rashi of the Moon, 1 (Mesh) to 12 (Meen); null if a birth without a time leaves it open. */
  rashi: number | null;
  /** Birth star, 1 (Ashwini) to 27 (Revati); null if a birth without a time leaves it open. */
  nakshatra: number | null;
  /** Quarter of the birth star, 1–4; null if a birth without a time leaves it open. */
  pada: number | null;
  /** Rashi of the ascendant, 1–12; null if the ascendant is null. */
  logno: number | null;
  /** Gon of the birth star; null if the birth star is null. */
  gon: Gon | null;
  uncertain: Uncertain;
}

/** All possible values, in order of time, of each fact that the birth data leave open. Certain facts are absent. */
export interface Uncertain {
  rashi?: number[];
  nakshatra?: number[];
  pada?: number[];
  logno?: number[];
}

/**
 * Computes the birth chart.
 *
 * Clock time is read in the IANA zone of the place, war time included. With a time, every value is the usual reading,
 * and `uncertain` lists the alternatives: for an uncertain time, for an hour that a clock change repeats or skips, and
 * in Bengal before 1948 for the other clocks in use. Without a time, positions are computed for local noon; rashi,
 * nakshatra and pada are given if they hold for the whole day, and logno is null without a list because it may be any.
 *
 * Against Swiss Ephemeris for 1900–2019: Moon within 5″, ascendant 2″, Sun 5″, Mars 15″, other planets 30″. Source:
 * astronomy-engine; Lahiri ayanamsa 23°51′25.5″ at J2000 with IAU 2006 precession; whole-sign houses.
 * @throws RangeError for an impossible date or time, an unknown zone, or a place with invalid coordinates
 */
export function computeChart(birth: Birth): Chart {
  const { main, spans } = findInstants(birth);
  const moment = momentOf(main);
  const hasTime = birth.time != null;
  const moon = moonAt(moment);
  const ascendant = hasTime ? ascendantAt(moment, birth.latitude, birth.longitude) : null;
  const isSettled = spans.length === 1;
  const moonPada = padaIndexOfLongitude(moon);
  const places = (isSettled ? [moonPada] : padasOfMoon(spans)).map(placeOfPadaIndex);
  const alternatives = {
    rashi: distinct(places.map((place) => place.rashi)),
    nakshatra: distinct(places.map((place) => place.nakshatra)),
    pada: distinct(places.map((place) => place.pada)),
    logno: ascendant === null || isSettled ? [] : distinct(lognosRising(spans, birth)),
  };
  const { rashi, nakshatra, pada } = placeOfPadaIndex(moonPada);
  // With a time, the usual reading is given even where `uncertain` lists others.
  const ifCertain = (value: number, values: number[]) => (hasTime || values.length === 1 ? value : null);
  const birthStar = ifCertain(nakshatra, alternatives.nakshatra);
  return {
    moon,
    ascendant,
    sun: planetAt('sun', moment),
    mars: planetAt('mars', moment),
    mercury: planetAt('mercury', moment),
    jupiter: planetAt('jupiter', moment),
    venus: planetAt('venus', moment),
    saturn: planetAt('saturn', moment),
    rahu: rahuAt(moment),
    ayanamsa: ayanamsaAt(moment),
    rashi: ifCertain(rashi, alternatives.rashi),
    nakshatra: birthStar,
    pada: ifCertain(pada, alternatives.pada),
    logno: ascendant === null ? null : rashiOfLongitude(ascendant),
    gon: birthStar === null ? null : gonOfNakshatra(birthStar),
    uncertain: keepChoices(alternatives),
  };
}

/** Returns the padas in which the Moon may be. The Moon only moves forward, so it passes all padas within a span. */
function padasOfMoon(spans: Span[]): number[] {
  const padas = new Set<number>();
  for (const [from, to] of spans) {
    const last = padaIndexAt(to);
    let padaIndex = from === to ? last : padaIndexAt(from);
    padas.add(padaIndex);
    while (padaIndex !== last) {
      padaIndex = (padaIndex + 1) % PADA_COUNT;
      padas.add(padaIndex);
    }
  }
  return [...padas];
}

/** Returns the index of the Moon's pada at an instant in ms since 1970 UTC. */
function padaIndexAt(instant: number): number {
  return padaIndexOfLongitude(moonAt(momentOf(instant)));
}

/**
 * Returns the lognos that may rise. They are computed minute by minute, the precision of recorded births, because
 * inside the polar circles the ascendant also jumps and moves backwards.
 */
function lognosRising(spans: Span[], birth: Birth): number[] {
  const lognos: number[] = [];
  for (const [from, to] of spans) {
    for (let instant = from; instant <= to; instant += MS_PER_MINUTE) {
      const ascendant = ascendantAt(momentOf(instant), birth.latitude, birth.longitude);
      if (ascendant !== null) lognos.push(rashiOfLongitude(ascendant));
    }
  }
  return lognos;
}

function distinct(values: number[]): number[] {
  return [...new Set(values)];
}

/** Returns only the facts with several possible values. */
function keepChoices(alternatives: Required<Uncertain>): Uncertain {
  return Object.fromEntries(Object.entries(alternatives).filter(([, values]) => values.length > 1));
}
