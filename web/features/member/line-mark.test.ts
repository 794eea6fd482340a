import { expect, test } from 'vitest';
import { markOf } from './pair-lines.ts';

const findings = (...codes: string[]) => codes.map((code) => ({ code, of: 'both' as const }));
const sheet = {
  clan: findings('clan.differs'),
  horoscope: findings('gon.disagree', 'mangalik.neither'),
  jotok: 'rajyotak',
  myWishes: [],
  theirWishes: [],
};

test.each([
  ['religion', 'Hindu', 'Hindu', 'fits'],
  ['caste', 'Kayastha', 'Baidya', 'differs'],
  ['diet', 'Veg', '', 'ask'],
  ['logno', '', 'Mesh', 'mine'],
  ['rashi', 'Mesh', 'Brish', 'fits'],
  ['ancestralDistrict', 'Hooghly', 'Nadia', 'apart'],
  ['maritalStatus', 'Never married', 'Never married', 'same'],
  ['clan', 'Kashyap', 'Shandilya', 'clanApart'],
  ['gon', 'Deb', 'Rakshas', 'differs'],
  ['isMangalik', 'No', 'No', 'fits'],
] as const)('%s: %s and %s', (name, mine, theirs, mark) => {
  expect(markOf(name, [mine, theirs], sheet)).toBe(mark);
});

test('the engine judges gotras, whatever their spelling', () => {
  expect(markOf('clan', ['Kasyapa', 'Kashyap'], { ...sheet, clan: findings('clan.same') })).toBe('clanSame');
  expect(markOf('clan', ['A', 'B'], { ...sheet, clan: findings('clan.differs', 'clan.onePravara') })).toBe('ask');
  expect(markOf('clan', ['A', 'B'], { ...sheet, clan: findings('clan.notApplicable') })).toBeNull();
});

test('two rashis without a jotok have no mark, and a weak jotok is a difference, not a question', () => {
  expect(markOf('rashi', ['Mesh', 'Brish'], { ...sheet, jotok: null })).toBeNull();
  expect(markOf('rashi', ['Mesh', 'Brish'], { ...sheet, jotok: 'adham' })).toBe('apart');
});

test('a wish of either family decides the mark, whether or not the answers are the same', () => {
  const wish = (name: string, code: 'wish.met' | 'wish.unmet' | 'wish.unknown') => ({ wish: name, code });
  const mine = (name: string, code: 'wish.met' | 'wish.unmet') => ({
    ...sheet,
    myWishes: [{ ...wish(name, code), strength: 'wish' as const }],
  });
  expect(markOf('diet', ['Non Veg', 'Veg'], mine('diet', 'wish.met'))).toBe('hopedByUs');
  expect(markOf('diet', ['Veg', 'Veg'], mine('diet', 'wish.unmet'))).toBe('unhopedByUs');
  expect(markOf('age', ['27 years', '32 years'], mine('age', 'wish.met'))).toBe('hopedByUs');
  expect(markOf('district', ['Nadia', 'Kolkata'], { ...sheet, theirWishes: [wish('place', 'wish.unknown')] })).toBe(
    'ask',
  );
  const both = { ...mine('caste', 'wish.met'), theirWishes: [wish('caste', 'wish.unmet')] };
  expect(markOf('caste', ['Kayastha', 'Baidya'], both)).toBe('unhopedByThem');
  const theirs = { ...mine('age', 'wish.met'), theirWishes: [wish('age', 'wish.met')] };
  expect(markOf('age', ['27 years', '32 years'], theirs)).toBe('hoped');
});

test('one mangalik of the two is to be asked about, as on the card, even if a wish is met', () => {
  const one = { ...sheet, horoscope: findings('mangalik.one') };
  expect(markOf('isMangalik', ['Yes', 'No'], one)).toBe('ask');
  const met = { ...one, myWishes: [{ wish: 'mangalik', code: 'wish.met' as const, strength: 'wish' as const }] };
  expect(markOf('isMangalik', ['No', 'Yes'], met)).toBe('ask');
  expect(markOf('isMangalik', ['Yes', 'Yes'], { ...sheet, horoscope: findings('mangalik.both') })).toBe('fits');
});
