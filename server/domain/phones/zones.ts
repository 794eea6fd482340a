import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { dialled } from '#contract/dial.ts';
import { HOUR_MS } from '#contract/durations.ts';

/**
 * `mobile`: can receive messages. `other`: a landline, or a range newer than the tables. `useless`: nobody can be
 * reached by it.
 */
type PhoneKind = 'mobile' | 'other' | 'useless';

/** Networks of no country: satellites, free and shared-cost numbers, premium rate (ITU-T E.164.1). */
const OF_NO_COUNTRY = /^\+(870|87[89]|88[123]|888|979|80[08])/;
/** India's free and paid services, also where a family writes one with ten digits (National Numbering Plan 2003). */
const INDIAN_SERVICE = /^\+91(1[68]00|1860|1[89]0[0-9])/;
/** A mobile of India: ten digits, the first of which is 6 to 9. */
const INDIAN_MOBILE = /^\+91[6-9]\d{9}$/;

/** The types of numbers that can receive messages. */
const MOBILE_TYPES: readonly NumberType[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];
/** The other types that can be called; undefined for a range newer than the tables. */
const OTHER_TYPES: readonly NumberType[] = ['FIXED_LINE', 'VOIP', undefined];

/**
 * Returns the kind of a phone in its stored form. India's ten digits are judged by the first one, because new ranges
 * are assigned faster than tables follow. For other countries, libphonenumber decides. The kind does not reveal the
 * country.
 */
export function phoneKind(phone: string): PhoneKind {
  const number = dialled(phone);
  if (OF_NO_COUNTRY.test(number) || INDIAN_SERVICE.test(number)) return 'useless';
  if (number.startsWith('+91')) return INDIAN_MOBILE.test(number) ? 'mobile' : 'other';
  const parsed = parsePhoneNumberFromString(number);
  // Rejected, because somebody who types the number in its correct form would not find this one.
  if (parsed === undefined || parsed.number !== number || !parsed.isPossible()) return 'useless';
  const type = parsed.getType();
  if (MOBILE_TYPES.includes(type)) return 'mobile';
  return OTHER_TYPES.includes(type) ? 'other' : 'useless';
}

/**
 * The states by the time zone in which most of their people live, for countries with several zones where families of
 * the site live.
 */
const STATES_BY_ZONE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  US: {
    'America/New_York': [
      'Connecticut',
      'Delaware',
      'District of Columbia (Washington)',
      'Florida',
      'Georgia',
      'Indiana',
      'Kentucky',
      'Maine',
      'Maryland',
      'Massachusetts',
      'Michigan',
      'New Hampshire',
      'New Jersey',
      'New York',
      'North Carolina',
      'Ohio',
      'Pennsylvania',
      'Rhode Island',
      'South Carolina',
      'Vermont',
      'Virginia',
      'West Virginia',
    ],
    'America/Chicago': [
      'Alabama',
      'Arkansas',
      'Illinois',
      'Iowa',
      'Kansas',
      'Louisiana',
      'Minnesota',
      'Mississippi',
      'Missouri',
      'Nebraska',
      'North Dakota',
      'Oklahoma',
      'South Dakota',
      'Tennessee',
      'Texas',
      'Wisconsin',
    ],
    'America/Denver': ['Colorado', 'Idaho', 'Montana', 'New Mexico', 'Utah', 'Wyoming'],
    'America/Phoenix': ['Arizona'],
    'America/Los_Angeles': ['California', 'Nevada', 'Oregon', 'Washington'],
    'America/Anchorage': ['Alaska'],
    'Pacific/Honolulu': ['Hawaii'],
  },
  CA: {
    'America/St_Johns': ['Newfoundland and Labrador'],
    'America/Halifax': ['New Brunswick', 'Nova Scotia', 'Prince Edward Island'],
    'America/Toronto': ['Ontario', 'Quebec', 'Nunavut'],
    'America/Winnipeg': ['Manitoba'],
    'America/Regina': ['Saskatchewan'],
    'America/Edmonton': ['Alberta', 'Northwest Territories'],
    'America/Vancouver': ['British Columbia'],
    'America/Whitehorse': ['Yukon'],
  },
  AU: {
    'Australia/Sydney': ['Australian Capital Territory', 'New South Wales', 'Tasmania', 'Victoria'],
    'Australia/Brisbane': ['Queensland'],
    'Australia/Adelaide': ['South Australia'],
    'Australia/Darwin': ['Northern Territory'],
    'Australia/Perth': ['Western Australia'],
  },
};

/** Where the family of a phone lives. */
interface Home {
  /** ISO code of the country in the profile's address; `''` if not given. */
  country: string;
  /** English name of the state in the profile's address; `''` if not given. */
  state: string;
}

/**
 * Returns the time zones in which a stored number may be answered. Empty for India and for an unknown country. The
 * number decides the country. The state of an address in that country decides the zone; without such an address, all
 * zones of the country are returned.
 */
export function zonesOf(phone: string, home: Home): string[] {
  const country = parsePhoneNumberFromString(dialled(phone))?.country;
  if (country === undefined || country === 'IN') return [];
  const statesByZone = country === home.country ? Object.entries(STATES_BY_ZONE[country] ?? {}) : [];
  const [zone] = statesByZone.find(([, states]) => states.includes(home.state)) ?? [];
  return zone === undefined ? zonesOfCountry(country) : [zone];
}

/** Returns all zones of a country, as the runtime knows them. */
function zonesOfCountry(country: string): string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? [];
}

/** Milliseconds in a quarter of an hour. */
const QUARTER_MS = HOUR_MS / 4;
/** Number of quarters of an hour in a day. */
const QUARTERS_A_DAY = 24 * 4;
/** Calls are allowed from this hour on, in the time zone of the called person. */
const FIRST_HOUR = 9;
/** Calls are allowed until this hour begins there. */
const LAST_HOUR = 21;

interface HoursThere {
  /**
   * The local time in hours and minutes. Two values, the earliest and the latest, if the number may be in several
   * zones.
   */
  now: string[];
  /** From when calls are allowed in all zones; null if they are allowed now. */
  callFrom: Date | null;
}

/** Returns the local time of the called person, and when calls are allowed there; null for India. */
export function hoursThere(zones: readonly string[], now: Date): HoursThere | null {
  if (zones.length === 0) return null;
  const clocks = zones.map((zone) => clockIn(zone, now)).sort((one, other) => one.order.localeCompare(other.order));
  const times = [...new Set([clocks.at(0)?.time ?? '', clocks.at(-1)?.time ?? ''])];
  return { now: times, callFrom: isDayIn(zones, now) ? null : nextDaytime(zones, now) };
}

/**
 * Returns the next quarter of an hour when calls are allowed in all zones. If there is none, because the country is too
 * wide, the first zone decides.
 */
function nextDaytime(zones: readonly string[], now: Date): Date {
  const firstQuarter = Math.ceil(now.getTime() / QUARTER_MS) * QUARTER_MS;
  const quarters = Array.from({ length: QUARTERS_A_DAY }, (_, index) => new Date(firstQuarter + index * QUARTER_MS));
  const nextIn = (allZones: readonly string[]) => quarters.find((moment) => isDayIn(allZones, moment));
  return nextIn(zones) ?? nextIn(zones.slice(0, 1)) ?? now;
}

/** Whether calls are allowed in all these zones at a moment. */
const isDayIn = (zones: readonly string[], moment: Date): boolean =>
  zones.every((zone) => {
    const { hour } = clockIn(zone, moment);
    return hour >= FIRST_HOUR && hour < LAST_HOUR;
  });

/** The formats that `clockIn` has made, by time zone. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the local time of a zone: the whole in the form `YYYY-MM-DD hh:mm`, which sorts by time, and its parts. */
function clockIn(zone: string, moment: Date) {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23', timeZone: zone });
  formats.set(zone, format);
  const order = format.format(moment);
  const time = order.slice(-'hh:mm'.length);
  return { order, time, hour: Number(time.slice(0, 'hh'.length)) };
}
