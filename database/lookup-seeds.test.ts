import { expect, test } from 'vitest';
import { loadLookupSeeds } from './lookup-seeds.ts';

const { lookups, countries, states } = loadLookupSeeds();
const bengaliLetter = /\p{Script=Bengali}/u;

// Members' rows contain these ids: a list may only grow at its end, and an id never changes its meaning.
const counts = {
  caste: 66,
  tribe: 40,
  clan: 69,
  rashi: 12,
  gon: 3,
  logno: 12,
  nakshatra: 27,
  religion: 13,
  'male-occupation': 42,
  'female-occupation': 37,
  'educational-qualification': 42,
  'other-qualification': 25,
  profession: 45,
  skill: 45,
};

test.each(lookups)('the list of $kind has ids 1, 2, 3 … and the expected number of entries', ({ kind, entries }) => {
  expect(entries.map(({ id }) => id)).toEqual(Array.from({ length: counts[kind] }, (_, index) => index + 1));
});

test.each([
  ['caste', 9, 'Kayastha (Dakshin Rarhi)'],
  ['clan', 1, 'Shandilya'],
  ['rashi', 12, 'Meen (Pisces)'],
  ['gon', 3, 'Rakshas'],
  ['religion', 1, 'Hindu'],
  ['male-occupation', 40, 'Deceased'],
  ['skill', 45, 'Other'],
])('%s %i stays %s', (kind, id, name) => {
  expect(lookups.find((list) => list.kind === kind)?.entries.find((entry) => entry.id === id)?.en).toBe(name);
});

test.each(lookups)('every $kind has an English name, and a Bengali one in Bengali letters', ({ entries }) => {
  for (const { en, bn } of entries) {
    expect(en.trim()).not.toBe('');
    expect(en).not.toMatch(bengaliLetter);
    expect(bn).toMatch(bengaliLetter);
  }
  expect(new Set(entries.map(({ en }) => en)).size).toBe(entries.length);
  expect(new Set(entries.map(({ bn }) => bn)).size).toBe(entries.length);
});

test('every name is NFC-normalized and without stray spaces', () => {
  const names = [...lookups.flatMap(({ entries }) => entries), ...countries, ...states].flatMap((entry) => [
    entry.en,
    entry.bn ?? entry.en,
    ...('aliases' in entry ? (entry.aliases ?? []) : []),
  ]);
  expect(names.filter((name) => name !== name.normalize('NFC').trim())).toEqual([]);
});

test('countries carry their ISO number, India and Bangladesh first, all with a Bengali name', () => {
  expect(countries.slice(0, 2).map(({ id, bn }) => [id, bn])).toEqual([
    [356, 'ভারত'],
    [50, 'বাংলাদেশ'],
  ]);
  expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
  expect(countries).toHaveLength(249);
  expect(countries.filter(({ bn }) => !bengaliLetter.test(bn))).toEqual([]);
});

test('every country has at least one state, and every state has its own id', () => {
  expect(countries.filter(({ id }) => !states.some(({ countryId }) => countryId === id))).toEqual([]);
  expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
  expect(states.filter(({ id, countryId }) => Math.floor(id / 100_000) !== countryId)).toEqual([]);
});

test.each([
  ['India', 356, 36],
  ['Bangladesh', 50, 8],
  ['Nepal', 524, 7],
  ['Bhutan', 64, 20],
  ['United Kingdom', 826, 4],
  ['United States', 840, 51],
  ['Canada', 124, 13],
  ['Australia', 36, 8],
  ['United Arab Emirates', 784, 7],
  ['Saudi Arabia', 682, 13],
  ['Qatar', 634, 8],
  ['Kuwait', 414, 6],
  ['Oman', 512, 11],
  ['Bahrain', 48, 4],
  ['Singapore', 702, 5],
  ['Malaysia', 458, 16],
  ['Germany', 276, 16],
  ['Italy', 380, 20],
  ['France', 250, 13],
  ['Netherlands', 528, 12],
  ['Denmark', 208, 5],
  ['Ireland', 372, 4],
])('%s has all its first-level units with Bengali names', (_country, id, count) => {
  const units = states.filter(({ countryId }) => countryId === id);
  expect(units).toHaveLength(count);
  expect(units.filter(({ bn }) => !bn || !bengaliLetter.test(bn))).toEqual([]);
});

test('West Bengal keeps the id that follows from its ISO code', () => {
  expect(states.find(({ en }) => en === 'West Bengal')?.id).toBe(356 * 100_000 + Number.parseInt('WB', 36));
});
