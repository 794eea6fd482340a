import { expect, test } from 'vitest';
import type { Match } from '#contract/matches.ts';
import { commonTo, frontReasonsOf } from './front-reasons.ts';

const bare = {
  ...{ guna: null, jotok: null, horoscope: [], clan: [], myWishes: [], theirWishes: [], unknown: [] },
  ...{ isKept: false, hasOtherReligion: false },
};
const match = (found: Partial<Match>) => ({ ...bare, ...found }) as unknown as Match;
const wish = (name: string, code: 'wish.met' | 'wish.unknown') => ({ wish: name, code, strength: 'wish' as const });

test('one reason and one question, two answers named at most, the rest unfolds', () => {
  const found = match({
    myWishes: [
      ...['age', 'heightCm', 'religion', 'profession'].map((name) => wish(name, 'wish.met')),
      wish('diet', 'wish.unknown'),
    ],
    horoscope: [{ code: 'gon.agree', of: 'both' }],
  });
  const { fit, ask, rest } = frontReasonsOf(found, 'en');
  expect(fit).toBe('As you hope: profession and age.');
  expect(ask).toBe('Not said yet: diet. It matters to you.');
  expect(rest.fits).toEqual([
    'Meets what you hope for: age, height, religion and profession.',
    'The two gons go together.',
  ]);
});

test('the best of all jotoks is said on the card', () => {
  const found = match({ jotok: 'rajyotak', myWishes: [wish('religion', 'wish.met'), wish('education', 'wish.met')] });
  expect(frontReasonsOf(found, 'en').fit).toBe('As you hope: education and religion. Rajyotak.');
  expect(frontReasonsOf(match({ jotok: 'rajyotak' }), 'bn').fit).toBe('রাজযোটক।');
});

test('one gotra is said before all else', () => {
  const found = match({
    myWishes: [wish('diet', 'wish.unknown')],
    clan: [{ code: 'clan.same', of: 'both' }],
  });
  const { ask, rest } = frontReasonsOf(found, 'en');
  expect(ask).toBe('Both families are of one gotra.');
  expect(rest.asks).toContainEqual(expect.stringContaining('the law allows it'));
  expect(frontReasonsOf(found, 'bn').ask).toBe('দুই পরিবারের একই গোত্র।');
});

test('what they may ask of the reader is never the question while there is another', () => {
  const theirs = { theirWishes: [{ wish: 'diet', code: 'wish.unknown' as const }] };
  expect(frontReasonsOf(match(theirs), 'en').ask).toBe('They may ask about your diet.');
  const both = match({ ...theirs, horoscope: [{ code: 'mangalik.one', of: 'both' }] });
  expect(frontReasonsOf(both, 'en').ask).toBe('One of the two is mangalik.');
});

test('a gotra that they have said is not asked of them, though ours is not said', () => {
  const mine = { myWishes: [wish('avoidOwnClan', 'wish.unknown')] };
  expect(frontReasonsOf(match(mine), 'en').ask).not.toContain('gotra');
  expect(frontReasonsOf(match({ ...mine, unknown: ['clan'] }), 'en').ask).toContain('gotra');
});

test('what every card of a list would say is said of none first', () => {
  const one = match({ myWishes: [wish('age', 'wish.met'), wish('religion', 'wish.met'), wish('diet', 'wish.met')] });
  const other = match({
    myWishes: [wish('age', 'wish.met'), wish('religion', 'wish.met')],
    theirWishes: [{ wish: 'religion', code: 'wish.met' as const }],
  });
  const common = commonTo([one, other]);
  expect(frontReasonsOf(one, 'en', common).fit).toBe('As you hope: diet and age.');
  expect(frontReasonsOf(other, 'en', common).fit).toBe('Fits both ways: religion.');
  expect(frontReasonsOf(other, 'en', commonTo([other])).fit).toBe('Fits both ways: religion.');
});
