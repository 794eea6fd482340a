import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { dialled } from '#contract/dial.ts';

/** In which zone most people of a state live, in the countries with several of them where families of ours live. */
const STATES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  US: {
    'America/New_York': [
      ...['Connecticut', 'Delaware', 'District of Columbia (Washington)', 'Florida', 'Georgia', 'Indiana', 'Kentucky'],
      ...[
        'Maine',
        'Maryland',
        'Massachusetts',
        'Michigan',
        'New Hampshire',
        'New Jersey',
        'New York',
        'North Carolina',
      ],
      ...['Ohio', 'Pennsylvania', 'Rhode Island', 'South Carolina', 'Vermont', 'Virginia', 'West Virginia'],
    ],
    'America/Chicago': [
      ...['Alabama', 'Arkansas', 'Illinois', 'Iowa', 'Kansas', 'Louisiana', 'Minnesota', 'Mississippi', 'Missouri'],
      ...['Nebraska', 'North Dakota', 'Oklahoma', 'South Dakota', 'Tennessee', 'Texas', 'Wisconsin'],
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

interface Home {
  /** ISO code of the country in the profile's address, and the English name of its state; `''` where nothing is written. */
  country: string;
  state: string;
}

/**
 * The time zones in which a stored number may be answered; none for India, and none where the country is not known. The number says the
 * country. The state of an address in the same country says which of its zones.
 */
export function zonesOf(phone: string, home: Home): string[] {
  const country = parsePhoneNumberFromString(dialled(phone))?.country;
  if (country === undefined || country === 'IN') return [];
  const named = country === home.country ? Object.entries(STATES[country] ?? {}) : [];
  const [zone] = named.find(([, states]) => states.includes(home.state)) ?? [];
  return zone === undefined ? zonesOfCountry(country) : [zone];
}

function zonesOfCountry(country: string): string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? [];
}
