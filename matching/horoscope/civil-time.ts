export const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

/** One formatter for each zone, see `formatterOf`. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the instants (ms since 1970 UTC) that a local time may mean in a zone, the usual reading first.
 *
 * `localMs` is the local time encoded as if it were UTC. Usually there is one instant. An hour repeated by a clock
 * change has two, the first pass first; a skipped hour is read with the offset before the change and with the one after
 * it.
 * @throws RangeError when the zone is unknown
 */
export function readLocalTime(zone: string, localMs: number): number[] {
  const before = localMs - offsetMs(zone, localMs - MS_PER_DAY);
  const after = localMs - offsetMs(zone, localMs + MS_PER_DAY);
  if (before === after) return [before];
  const matching = [before, after].filter((instant) => instant + offsetMs(zone, instant) === localMs);
  return matching.length === 1 ? matching : [before, after];
}

/** Returns the offset from UTC in ms (east positive) of a zone at an instant, to the second. */
function offsetMs(zone: string, instant: number): number {
  const text = formatterOf(zone).format(instant);
  const match = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(text);
  if (match === null) throw new RangeError(`The clock of the zone ${zone} cannot be read.`);
  const [, sign, hours = 0, minutes = 0, seconds = 0] = match;
  const size = (Number(hours) * 60 + Number(minutes)) * MS_PER_MINUTE + Number(seconds) * 1000;
  return sign === '-' ? -size : size;
}

/** Returns the formatter of a zone. It is kept, because creating one costs a hundred times as much as using it. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const knownFormatter = formatters.get(zone);
  if (knownFormatter !== undefined) return knownFormatter;
  const formatter = makeFormatter(zone);
  formatters.set(zone, formatter);
  return formatter;
}

/** Creates the formatter of a zone. @throws RangeError for an unknown zone */
function makeFormatter(zone: string): Intl.DateTimeFormat {
  // Without a zone, Intl would silently use the machine's zone.
  if (typeof zone !== 'string' || zone === '') throw new RangeError('A time zone is needed, like Asia/Kolkata.');
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  } catch {
    throw new RangeError(`There is no time zone named ${zone}.`);
  }
}
