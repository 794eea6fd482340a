import { expect, test } from 'vitest';
import { loadLookupSeeds } from '#database/lookup-seeds.ts';
import { zoneOfAddress } from './zone-of-address.ts';

const { countries, states } = loadLookupSeeds();
const codes = new Map(countries.map(({ id, code }) => [id, code]));
const at = (name: string) => {
  const state = states.find(({ en }) => en === name);
  return zoneOfAddress({ country: codes.get(state?.countryId ?? 0) ?? '', stateId: state?.id ?? null });
};

test.each([
  ['West Bengal', ''],
  ['New Jersey', 'America/New_York'],
  ['Texas', 'America/Chicago'],
  ['California', 'America/Los_Angeles'],
  ['Arizona', 'America/Phoenix'],
  ['Ontario', 'America/New_York'],
  ['British Columbia', 'America/Los_Angeles'],
  ['Victoria', 'Australia/Sydney'],
  ['Queensland', 'Australia/Brisbane'],
  ['Hawaii', ''],
])('%s lives by %s', (name, zone) => expect(at(name)).toBe(zone));

test.each([
  ['BD', 'Asia/Dhaka'],
  ['GB', 'Europe/London'],
  ['AE', 'Asia/Dubai'],
  ['US', ''],
  ['IN', ''],
  ['', ''],
])('%s without a state: %s', (country, zone) => expect(zoneOfAddress({ country, stateId: null })).toBe(zone));
