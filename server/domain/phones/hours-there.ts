const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
/** Nobody is called before or after these hours of their own day. */
const FIRST_HOUR = 9;
const LAST_HOUR = 21;

export interface HoursThere {
  /** The time now, as hours and minutes; two of them where the number may be in several zones: the earliest and the latest. */
  now: string[];
  /** From when on it is day in all of them; null where it is now. */
  callFrom: Date | null;
}

/** What time it is where somebody is called, and when it is day there; null for India. */
export function hoursThere(zones: readonly string[], now: Date): HoursThere | null {
  if (zones.length === 0) return null;
  const clocks = zones.map((zone) => clockIn(zone, now)).sort((one, other) => one.order.localeCompare(other.order));
  const times = [...new Set([clocks.at(0)?.time ?? '', clocks.at(-1)?.time ?? ''])];
  return { now: times, callFrom: isDayIn(zones, now) ? null : nextDay(zones, now) };
}

/** On a quarter of an hour. A country so wide that it is never day in all of it is called by the hours of its first zone. */
function nextDay(zones: readonly string[], now: Date): Date {
  const first = Math.ceil(now.getTime() / QUARTER_MS) * QUARTER_MS;
  const quarters = Array.from({ length: 24 * 4 }, (_, index) => new Date(first + index * QUARTER_MS));
  return quarters.find((at) => isDayIn(zones, at)) ?? quarters.find((at) => isDayIn(zones.slice(0, 1), at)) ?? now;
}

const isDayIn = (zones: readonly string[], at: Date): boolean =>
  zones.every((zone) => {
    const { hour } = clockIn(zone, at);
    return hour >= FIRST_HOUR && hour < LAST_HOUR;
  });

const formats = new Map<string, Intl.DateTimeFormat>();

function clockIn(zone: string, at: Date) {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23', timeZone: zone });
  formats.set(zone, format);
  const order = format.format(at);
  const time = order.slice(-5);
  return { order, time, hour: Number(time.slice(0, 2)) };
}
