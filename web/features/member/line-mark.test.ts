import { expect, test } from 'vitest';
import { markOf } from './pair-lines.ts';

const of = (...codes: string[]) => codes.map((code) => ({ code, of: 'both' as const }));
const sheet = {
  clan: of('clan.differs'),
  horoscope: of('gon.disagree', 'mangalik.neither'),
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

test('a gotra is judged by the engine and not by its spelling', () => {
  expect(markOf('clan', ['Kasyapa', 'Kashyap'], { ...sheet, clan: of('clan.same') })).toBe('clanSame');
  expect(markOf('clan', ['A', 'B'], { ...sheet, clan: of('clan.differs', 'clan.onePravara') })).toBe('ask');
  expect(markOf('clan', ['A', 'B'], { ...sheet, clan: of('clan.notApplicable') })).toBeNull();
});

test('of two rashis without a jotok nothing is said, and a weak jotok is a difference and no question', () => {
  expect(markOf('rashi', ['Mesh', 'Brish'], { ...sheet, jotok: null })).toBeNull();
  expect(markOf('rashi', ['Mesh', 'Brish'], { ...sheet, jotok: 'adham' })).toBe('apart');
});

test('what one of them hopes for there is the judgement, whatever the answers are to each other', () => {
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

test('where one of the two is mangalik the sheet asks, as the card does, also where a wish is met', () => {
  const one = { ...sheet, horoscope: of('mangalik.one') };
  expect(markOf('isMangalik', ['Yes', 'No'], one)).toBe('ask');
  const met = { ...one, myWishes: [{ wish: 'mangalik', code: 'wish.met' as const, strength: 'wish' as const }] };
  expect(markOf('isMangalik', ['No', 'Yes'], met)).toBe('ask');
  expect(markOf('isMangalik', ['Yes', 'Yes'], { ...sheet, horoscope: of('mangalik.both') })).toBe('fits');
});
