import { expect, test } from 'vitest';
import type { Match } from '#contract/matches.ts';
import { type ChipSource, chipsOf } from './chips.ts';

const wish = (name: string, code: 'wish.met' | 'wish.unknown' | 'wish.unmet') => ({
  wish: name,
  code,
  strength: 'wish' as const,
});
const guna = (total: number, known = 8): Match['guna'] => ({ total, known, most: known === 8 ? 36 : 13, expected: 20 });
const family = ({ member, ...found }: Omit<Partial<Match>, 'member'> & { member?: object } = {}): ChipSource =>
  ({
    between: '',
    clan: [],
    myWishes: [],
    member: { maritalStatus: 'Never Married', children: null, ...member },
    ...found,
  }) as ChipSource;

const textsOf = (families: readonly ChipSource[], language: 'en' | 'bn' = 'en') =>
  chipsOf(families, language).map((chips) => chips.map(({ text }) => text));

test('what every family of the page has is on none of them, what one has is on that one', () => {
  const usual = { clan: [{ code: 'clan.differs', of: 'both' as const }], unknown: ['desh'] };
  expect(textsOf([family(usual), family(usual), family({ ...usual, guna: guna(33) })])).toEqual([
    [],
    [],
    ['Guna 33/36'],
  ]);
  expect(textsOf([family({ unknown: ['desh'] }), family(), family()])).toEqual([['Ask: native place'], [], []]);
});

test('what most of them have is on none either, unless it weighs much', () => {
  const same = family({ clan: [{ code: 'clan.same', of: 'both' }], unknown: ['diet'] });
  expect(textsOf([same, same, family()])).toEqual([['Same gotra'], ['Same gotra'], []]);
  expect(textsOf([same, same])).toEqual([[], []]);
});

test('a family alone has nobody to differ from: it shows what there is to say', () => {
  expect(textsOf([family({ unknown: ['desh'], myWishes: [wish('age', 'wish.met')] })])).toEqual([
    ['All your wishes met', 'Ask: native place'],
  ]);
});

test('at most two chips, one that speaks for the family before one to ask about', () => {
  const all = family({
    guna: guna(33),
    jotok: 'rajyotak',
    horoscope: [{ code: 'gon.disagree', of: 'both' }],
    myWishes: [wish('age', 'wish.met'), wish('diet', 'wish.unknown')],
    unknown: ['profession'],
  });
  const [chips] = chipsOf([all, family(), family()], 'bn');
  expect(chips).toEqual([
    { tone: 'good', text: '৩৩/৩৬ গুণ', said: '৩৬ গুণের মধ্যে ৩৩' },
    { tone: 'ask', text: 'গণ আলাদা' },
  ]);
});

test('points of some kootas are never a verdict, few points are to ask about', () => {
  expect(textsOf([family({ guna: guna(13, 3) }), family()])).toEqual([[], []]);
  const [[chip] = []] = chipsOf([family({ guna: guna(12) }), family()], 'en');
  expect(chip).toEqual({ tone: 'ask', text: 'Guna 12/36', said: 'Guna 12 of 36' });
});

test('a second marriage and its children come before other things', () => {
  const again = (status: string, children: number) =>
    family({ member: { maritalStatus: status, children }, guna: guna(30), unknown: ['desh'] });
  expect(textsOf([again('Widowed', 1), again('Divorced', 0), family()])).toEqual(
    [['Second marriage, 1 child', 'Guna 30/36'], ['Second marriage', 'Guna 30/36'], []].map((chips) =>
      chips.filter((text) => text !== 'Guna 30/36'),
    ),
  );
  expect(textsOf([again('Widowed', 2), family()], 'bn')[0]?.[0]).toBe('দ্বিতীয় বিয়ে, সন্তান ২');
});

test('an interest that is between the two families is told on every row', () => {
  const sent = family({ between: 'sent' });
  expect(textsOf([sent, family({ between: 'received' }), family()])).toEqual([
    ['Interest sent'],
    ['Waiting for your answer'],
    [],
  ]);
  expect(textsOf([sent, sent])).toEqual([['Interest sent'], ['Interest sent']]);
});

test('a gotra that the family gave is not asked for, even if the reader’s is missing', () => {
  const mine = { myWishes: [wish('avoidOwnClan', 'wish.unknown')] };
  expect(textsOf([family(mine), family()])[0]).toEqual([]);
  expect(textsOf([family({ ...mine, unknown: ['clan'] }), family()])[0]).toEqual(['Ask: gotra']);
});

test('met wishes are counted, and one unmet is named', () => {
  const some = [wish('age', 'wish.met'), wish('religion', 'wish.met'), wish('caste', 'wish.unmet')];
  expect(textsOf([family({ myWishes: some }), family()])[0]).toEqual(['2 of your 3 wishes', 'Not as hoped: caste']);
  expect(textsOf([family({ myWishes: some }), family()], 'bn')[0]).toEqual(['যা চান, ৩টির মধ্যে ২টি মেলে', 'জাতি মেলে না']);
  const both = { myWishes: [wish('age', 'wish.met')], theirWishes: [{ wish: 'age', code: 'wish.met' as const }] };
  expect(textsOf([family(both), family()])[0]).toEqual(['All wishes met, both sides']);
});

test('the shortlist is told less of a family, and needs no more', () => {
  const { between, clan, myWishes, member } = family({ clan: [{ code: 'clan.same', of: 'both' }] });
  expect(textsOf([{ between, clan, myWishes, member }, family()])[0]).toEqual(['Same gotra']);
});

test('amber is for what is to be asked: that they are mangalik, and not that they are none', () => {
  const one = (of: 'me' | 'them') => family({ horoscope: [{ code: 'mangalik.one', of }] });
  const tonesOf = (of: 'me' | 'them') =>
    chipsOf([one(of)], 'en')
      .flat()
      .map(({ tone, text }) => [tone, text]);
  expect(tonesOf('them')).toEqual([['ask', 'Mangalik']]);
  expect(tonesOf('me')).toEqual([['plain', 'Not mangalik']]);
});
