import type { Zone } from '#contract/zones.ts';

/** The countries of each zone, by ISO code: those with this zone only, and those where nearly everybody lives in it. */
const COUNTRIES_OF_ZONE: Readonly<Record<Zone, string>> = {
  'Asia/Dhaka': 'BD',
  'Asia/Kathmandu': 'NP',
  'Asia/Dubai': 'AE OM',
  'Asia/Riyadh': 'SA QA KW BH',
  'Asia/Singapore': 'SG MY BN',
  'Asia/Bangkok': 'TH VN KH',
  'Asia/Hong_Kong': 'HK CN TW MO',
  'Asia/Tokyo': 'JP KR',
  'Australia/Perth': '',
  'Australia/Adelaide': '',
  'Australia/Brisbane': '',
  'Australia/Sydney': '',
  'Pacific/Auckland': 'NZ',
  'Africa/Johannesburg': 'ZA BW ZM ZW',
  'Africa/Nairobi': 'KE TZ UG ET',
  'Europe/London': 'GB IE',
  'Europe/Paris': 'FR DE IT ES NL BE CH AT SE NO DK PL CZ HU LU',
  'Europe/Helsinki': 'FI GR EE LV LT RO BG',
  'Europe/Moscow': '',
  'America/Halifax': '',
  'America/New_York': '',
  'America/Chicago': '',
  'America/Denver': '',
  'America/Phoenix': '',
  'America/Los_Angeles': '',
};

/** The states of each zone, by ISO code of country and state, for countries with several zones. */
const STATES_OF_ZONE: Readonly<Partial<Record<Zone, Readonly<Record<string, string>>>>> = {
  'Australia/Perth': { AU: 'WA' },
  'Australia/Adelaide': { AU: 'SA' },
  'Australia/Brisbane': { AU: 'QLD' },
  'Australia/Sydney': { AU: 'NSW VIC ACT TAS' },
  'America/Halifax': { CA: 'NS NB PE' },
  'America/New_York': {
    US: 'CT DC DE FL GA IN MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
    CA: 'ON QC',
  },
  'America/Chicago': { US: 'AL AR IA IL KS LA MN MO MS NE OK TN TX WI', CA: 'MB' },
  'America/Denver': { US: 'CO MT NM UT WY', CA: 'AB' },
  'America/Phoenix': { US: 'AZ' },
  'America/Los_Angeles': { US: 'CA NV OR WA', CA: 'BC' },
};

/**
 * The id of a state is the number of its country times `STATES_A_COUNTRY`, plus the code of the state, read as a number
 * of base `STATE_CODE_BASE`.
 */
const STATES_A_COUNTRY = 100_000;
const STATE_CODE_BASE = 36;

/** Returns the code of a state, from which its id is computed (database/README.md). */
const codeOfState = (stateId: number): string => (stateId % STATES_A_COUNTRY).toString(STATE_CODE_BASE).toUpperCase();

/** Whether a list of codes, separated by spaces, contains a code. An empty code is in no list. */
const includesCode = (codes: string | undefined, code: string): boolean =>
  code !== '' && (codes?.split(' ').includes(code) ?? false);

/**
 * Returns the time zone of an address; `''` for India, and if the tables above have no zone for the country and state.
 */
export function zoneOfAddress({ country, stateId }: { country: string; stateId: number | null }): Zone | '' {
  const state = stateId === null ? '' : codeOfState(stateId);
  for (const zone of Object.keys(COUNTRIES_OF_ZONE) as Zone[]) {
    if (includesCode(COUNTRIES_OF_ZONE[zone], country)) return zone;
    if (includesCode(STATES_OF_ZONE[zone]?.[country], state)) return zone;
  }
  return '';
}
