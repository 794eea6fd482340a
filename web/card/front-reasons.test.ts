import { expect, test } from 'vitest';
import type { Match } from '#contract/matches.ts';
import { commonTo, frontReasonsOf } from './front-reasons.ts';

const bare = {
  guna: null,
  jotok: null,
  horoscope: [],
  clan: [],
  myWishes: [],
  theirWishes: [],
  unknown: [],
  isKept: false,
  hasOtherReligion: false,
};
const match = (found: Partial<Match>) => ({ ...bare, ...found }) as unknown as Match;
const wish = (name: string, code: 'wish.met' | 'wish.unknown' | 'wish.unmet') => ({
  wish: name,
  code,
  strength: 'wish' as const,
});

test('one reason and one question, at most two answers named, the rest folded', () => {
  const found = match({
    myWishes: [
      ...['age', 'heightCm', 'religion', 'profession'].map((name) => wish(name, 'wish.met')),
      wish('diet', 'wish.unknown'),
    ],
    horoscope: [{ code: 'gon.agree', of: 'both' }],
  });
  const { fits, ask, rest } = frontReasonsOf(found, 'en');
  expect(fits).toEqual(['Meets 4 of your 5 wishes, age and height among them.']);
  expect(ask).toBe('Ask: diet. It matters to you.');
  expect(rest.fits).toEqual(['Matches your hopes: age, height, religion and profession.', 'The two gons go together.']);
});

test('the best jotok is named on the card', () => {
  const found = match({ jotok: 'rajyotak', myWishes: [wish('religion', 'wish.met'), wish('education', 'wish.met')] });
  expect(frontReasonsOf(found, 'en').fits).toEqual(['Matches everything you hope for.', 'Rajyotak.']);
  expect(frontReasonsOf(match({ jotok: 'rajyotak' }), 'bn').fits).toEqual(['রাজযোটক।']);
});

test('met wishes are counted for each family, and a different gotra is not named in the list', () => {
  const theirs = [wish('diet', 'wish.met'), wish('age', 'wish.unmet')];
  const mine = [wish('avoidOwnClan', 'wish.met'), wish('heightCm', 'wish.met'), wish('diet', 'wish.unmet')];
  const found = match({ myWishes: mine, theirWishes: theirs });
  expect(frontReasonsOf(found, 'en').fits).toEqual([
    'Meets 2 of your 3 wishes, height among them.',
    'You meet 1 of their 2 wishes.',
  ]);
  expect(frontReasonsOf(found, 'bn').fits).toEqual([
    'আপনারা যা চান, সেই ৩টির মধ্যে ২টি মেলে, যেমন উচ্চতা।',
    'তাঁরা যা চান, সেই ২টির মধ্যে ১টি মেলে।',
  ]);
  const all = match({ myWishes: [wish('age', 'wish.met')], theirWishes: [wish('age', 'wish.met')] });
  expect(frontReasonsOf(all, 'bn').fits).toEqual(['দুই পক্ষ যা চান, সবই মেলে।']);
  expect(frontReasonsOf(match({}), 'en').fits).toEqual([
    'Little is written on either side yet; you will learn more when you talk.',
  ]);
  expect(frontReasonsOf(match({ myWishes: [wish('age', 'wish.unmet')] }), 'en').fits).toEqual([]);
});

test('a shared gotra comes first', () => {
  const found = match({
    myWishes: [wish('diet', 'wish.unknown')],
    clan: [{ code: 'clan.same', of: 'both' }],
  });
  const { ask, rest } = frontReasonsOf(found, 'en');
  expect(ask).toBe('Both families are of the same gotra.');
  expect(rest.asks).toContainEqual(expect.stringContaining('the law allows it'));
  expect(frontReasonsOf(found, 'bn').ask).toBe('দুই পরিবারের একই গোত্র।');
});

test('a question for the reader comes only when there is no question for the family', () => {
  const theirs = { theirWishes: [{ wish: 'diet', code: 'wish.unknown' as const }] };
  expect(frontReasonsOf(match(theirs), 'en').ask).toBe('They may ask about your diet.');
  const whose = (of: 'me' | 'them') =>
    frontReasonsOf(match({ ...theirs, horoscope: [{ code: 'mangalik.one', of }] }), 'en').ask;
  expect(whose('them')).toBe('Only their side is mangalik.');
  expect(whose('me')).toBe('Only your side is mangalik.');
});

test('a gotra that the family gave is not asked for, even if the reader’s is missing', () => {
  const mine = { myWishes: [wish('avoidOwnClan', 'wish.unknown')] };
  expect(frontReasonsOf(match(mine), 'en').ask).not.toContain('gotra');
  expect(frontReasonsOf(match({ ...mine, unknown: ['clan'] }), 'en').ask).toContain('gotra');
});

test('what most cards of a list have in common is not named, and asked last', () => {
  const usual = [wish('age', 'wish.met'), wish('religion', 'wish.met'), wish('caste', 'wish.unmet')];
  const one = match({ myWishes: [...usual, wish('diet', 'wish.met')], unknown: ['profession'] });
  const others = [match({ myWishes: [...usual, wish('diet', 'wish.unmet')] }), match({ myWishes: usual })];
  const common = commonTo([one, ...others]);
  expect(frontReasonsOf(one, 'en', common)).toMatchObject({
    fits: ['Meets 3 of your 4 wishes, diet among them.'],
    ask: 'Ask: profession.',
  });
  expect(others.map((other) => frontReasonsOf(other, 'en', common))).toMatchObject([
    { fits: ['Meets 2 of your 4 wishes.'], ask: 'Different from what you hoped for: diet.' },
    { fits: ['Meets 2 of your 3 wishes.'], ask: 'Different from what you hoped for: caste.' },
  ]);
  expect(frontReasonsOf(one, 'en', commonTo([one])).fits).toEqual([
    'Meets 3 of your 4 wishes, age and religion among them.',
  ]);
});
