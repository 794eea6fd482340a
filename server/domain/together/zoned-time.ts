import { DAY_MS, MINUTE_MS, SECOND_MS } from '#contract/durations.ts';

/** The formats that `formatOf` has made, by time zone. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the format that shows day and time in a zone. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/** Returns the offset of a zone from UTC at a moment, in milliseconds. */
function offsetMs(zone: string, moment: number): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const shownUtc = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shownUtc - Math.floor(moment / SECOND_MS) * SECOND_MS;
}

/**
 * Returns the moments at which a zone shows a day (`YYYY-MM-DD`) and a time (`HH:MM`). There is usually one; none in
 * the gap when clocks go forward, two when they go back.
 */
export function momentsOf(zone: string, day: string, time: string): number[] {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const offsets = new Set([offsetMs(zone, asUtc - DAY_MS), offsetMs(zone, asUtc + DAY_MS)]);
  const isShownAt = (moment: number) => moment + offsetMs(zone, moment) === asUtc;
  return [...offsets]
    .map((offset) => asUtc - offset)
    .filter((moment) => isShownAt(moment) && moment % MINUTE_MS === 0)
    .sort((one, other) => one - other);
}
