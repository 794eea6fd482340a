import { MS_PER_MINUTE, readLocalTime } from './civil-time.ts';

/**
 * The known birth data; null means unknown, like an absent fact. `date` is Gregorian 'YYYY-MM-DD', `time` 'HH:MM' local
 * clock time.
 */
export interface Birth {
  date: string;
  time?: string | null;
  /** The clock time may be wrong by this many minutes either way, 0–1440. */
  timeUncertaintyMinutes?: number | null;
  /** IANA zone of the place, like 'Asia/Kolkata'. */
  zone: string;
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
}

/** First and last instant (ms since 1970 UTC) of an interval in which the birth may lie. */
export type Span = readonly [from: number, to: number];

const NOON_MINUTES = 12 * 60;
const LAST_MINUTE = 24 * 60 - 1;
const MOST_UNCERTAIN_MINUTES = 24 * 60;

/**
 * Returns the possible instants of a birth: `main` is the usual reading (local noon without a time), and `spans` are
 * all possible intervals in order of start, `main` included.
 * @throws RangeError for an impossible date, time, uncertainty, zone or place
 */
export function findInstants(birth: Birth): { main: number; spans: Span[] } {
  assertPlace(birth);
  const midnight = readDate(birth.date);
  const [first, middle, last] = readMinutes(birth);
  const from = midnight + first * MS_PER_MINUTE;
  const to = midnight + last * MS_PER_MINUTE;
  const [main = 0] = readLocalTime(birth.zone, midnight + middle * MS_PER_MINUTE);
  const spans: Span[] = [[main, main], ...spansOfZone(birth.zone, from, to)];
  for (const offset of oldClocksOfBengal(birth, midnight)) spans.push([from - offset, to - offset]);
  return { main, spans: withoutRepeats(spans) };
}

/**
 * Returns the span from the earliest to the latest instant that local times in the interval may mean. For a single
 * local time, returns a span for each instant that it may mean. Where a clock change skips or repeats an hour, the
 * earliest and latest need not be the instants of the interval's two ends: a skipped hour is read with the offset
 * before the change.
 */
function spansOfZone(zone: string, from: number, to: number): Span[] {
  const starts = [...readLocalTime(zone, from)].sort((a, b) => a - b);
  if (from === to) return starts.map((instant) => [instant, instant]);
  const ends = readLocalTime(zone, to);
  const hasNoClockChange = starts.length === 1 && ends.length === 1 && (ends[0] ?? 0) - (starts[0] ?? 0) === to - from;
  const instants = hasNoClockChange
    ? [...starts, ...ends]
    : listLocalMinutes(from, to).flatMap((localMs) => readLocalTime(zone, localMs));
  return [[Math.min(...instants), Math.max(...instants)]];
}

/** Returns every minute of an interval of local times, both ends included. */
const listLocalMinutes = (from: number, to: number): number[] =>
  Array.from({ length: (to - from) / MS_PER_MINUTE + 1 }, (_, minute) => from + minute * MS_PER_MINUTE);

/** Returns the spans in order of start, each once. */
function withoutRepeats(spans: Span[]): Span[] {
  const sorted = [...spans].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return sorted.filter((span, index) => {
    const previous = sorted[index - 1];
    return span[0] !== previous?.[0] || span[1] !== previous?.[1];
  });
}

/** Returns the earliest, the usual and the latest possible clock time, in minutes after midnight. */
function readMinutes({ time, timeUncertaintyMinutes }: Birth): [number, number, number] {
  const uncertainty = timeUncertaintyMinutes ?? 0;
  if (!(uncertainty >= 0 && uncertainty <= MOST_UNCERTAIN_MINUTES)) {
    throw new RangeError(`timeUncertaintyMinutes is a number from 0 to 1440, not ${uncertainty}.`);
  }
  if (time == null) return [0, NOON_MINUTES, LAST_MINUTE];
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (match === null) throw new RangeError(`A time of birth is written HH:MM from 00:00 to 23:59, not ${time}.`);
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  const wholeUncertainty = Math.ceil(uncertainty);
  return [minutes - wholeUncertainty, minutes, minutes + wholeUncertainty];
}

/** Returns the midnight of a date 'YYYY-MM-DD' in ms, as if it were UTC. */
function readDate(date: string): number {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // Date.parse turns 31 February into a day in March.
  const exists = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(date);
  if (!exists) throw new RangeError(`There is no date ${date}; a date of birth is written YYYY-MM-DD.`);
  return midnight;
}

/** Throws a RangeError for a latitude or longitude outside its range. */
function assertPlace({ latitude, longitude }: Birth): void {
  if (!(Math.abs(latitude) <= 90)) throw new RangeError(`A latitude lies from -90 to 90 degrees, not ${latitude}.`);
  if (!(Math.abs(longitude) <= 180))
    throw new RangeError(`A longitude lies from -180 to 180 degrees, not ${longitude}.`);
}

/** Outline of Bengal, West and East, with Cooch Behar and Tripura: [longitude, latitude], accurate to about 10 km. */
const OUTLINE: readonly (readonly [number, number])[] = [
  [87.45, 21.4],
  [87.2, 21.95],
  [86.8, 22.15],
  [86.6, 22.6],
  [86.42, 22.95],
  [86.1, 23.1],
  [85.85, 23.2],
  [85.88, 23.45],
  [86.3, 23.58],
  [86.75, 23.76],
  [86.85, 23.92],
  [87.2, 23.9],
  [87.4, 24.05],
  [87.75, 24.2],
  [87.82, 24.75],
  [87.92, 25.0],
  [87.78, 25.3],
  [88.0, 25.55],
  [87.85, 25.85],
  [88.15, 26.2],
  [88.12, 26.5],
  [87.98, 27.12],
  [88.25, 27.12],
  [88.7, 27.12],
  [88.95, 26.85],
  [89.87, 26.73],
  [89.87, 25.95],
  [89.83, 25.2],
  [92.0, 25.19],
  [92.45, 24.97],
  [92.28, 24.84],
  [92.2, 24.5],
  [92.33, 24.2],
  [92.3, 23.7],
  [92.38, 23.3],
  [92.6, 22.0],
  [92.68, 21.3],
  [92.4, 20.6],
  [91.0, 21.4],
];
/** The zones in which Bengal lies, under their old and new names. */
const ZONES = new Set(['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Dhaka', 'Asia/Dacca']);
/** Indian Standard Time (+5:30) and Calcutta time (+5:53:20). */
const OLD_OFFSETS_MS: readonly number[] = [(5 * 60 + 30) * 60_000, (5 * 3600 + 53 * 60 + 20) * 1000];
/** From this local time on, all of Bengal used the official clock alone. */
const ONE_CLOCK_FROM_MS = Date.UTC(1948, 0, 1);

/**
 * Returns the offsets from UTC in ms that a Bengali household's clock may have used besides the official one.
 *
 * Until 1948 Indian Standard Time (+5:30) and Calcutta time (+5:53:20) were both in use in Bengal, and papers rarely
 * record which was meant. Empty for later births and for other places.
 */
function oldClocksOfBengal(birth: { zone: string; latitude: number; longitude: number }, localMs: number) {
  const applies = localMs < ONE_CLOCK_FROM_MS && ZONES.has(birth.zone) && isInBengal(birth);
  return applies ? OLD_OFFSETS_MS : [];
}

/** By the even-odd rule: from inside, a ray to the east crosses the outline an odd number of times. */
function isInBengal({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  let isInside = false;
  let [fromLongitude, fromLatitude] = OUTLINE.at(-1) ?? [0, 0];
  for (const [toLongitude, toLatitude] of OUTLINE) {
    const share = (latitude - fromLatitude) / (toLatitude - fromLatitude);
    const straddles = fromLatitude > latitude !== toLatitude > latitude;
    if (straddles && longitude < fromLongitude + share * (toLongitude - fromLongitude)) isInside = !isInside;
    [fromLongitude, fromLatitude] = [toLongitude, toLatitude];
  }
  return isInside;
}
