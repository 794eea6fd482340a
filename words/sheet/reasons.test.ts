import { expect, test } from 'vitest';
import { reasonsOf } from './reasons.ts';

type Reasoned = Parameters<typeof reasonsOf>[0];

const nothing: Reasoned = { jotok: null, horoscope: [], clan: [], myWishes: [], theirWishes: [], unknown: [] };

test('a must stands before a wish, and the sentence names both', () => {
  const { fits } = reasonsOf(
    {
      ...nothing,
      myWishes: [
        { wish: 'diet', code: 'wish.met', strength: 'wish' },
        { wish: 'age', code: 'wish.met', strength: 'must' },
      ],
    },
    'en',
  );
  expect(fits).toEqual(['Matches your hopes: age and diet.']);
});

test('what one wishes and the other has not said is asked first, and once', () => {
  const { asks } = reasonsOf(
    {
      ...nothing,
      myWishes: [{ wish: 'diet', code: 'wish.unknown', strength: 'wish' }],
      unknown: ['diet', 'clan', 'pada'],
    },
    'bn',
  );
  expect(asks).toEqual([
    'আগে জেনে নিন: খাওয়াদাওয়া। এ নিয়ে আপনারা কী চান, জানিয়েছেন; তাঁরা এখনও কিছু লেখেননি।',
    'প্রোফাইলে এখনও নেই, কথা হলে জেনে নিন: গোত্র।',
  ]);
});

test('the gotra is one word, whether a wish or an answer asks for it, and is asked of the person who has not said it', () => {
  const unsaid: Reasoned = {
    ...nothing,
    myWishes: [{ wish: 'avoidOwnClan', code: 'wish.unknown', strength: 'must' }],
    theirWishes: [
      { wish: 'avoidOwnClan', code: 'wish.unknown' },
      { wish: 'diet', code: 'wish.unknown' },
    ],
  };
  expect(reasonsOf({ ...unsaid, unknown: ['clan'] }, 'en').asks).toEqual([
    'Ask first about gotra: you have a wish about this, and their profile does not say.',
    'They may ask about what is not in your profile yet: your diet.',
  ]);
  expect(reasonsOf(unsaid, 'en').asks).toEqual([
    'They may ask about what is not in your profile yet: your gotra and diet.',
  ]);
});

test('what both hope for and is so is said once, a gotra that differs by a sentence, and the stars in one', () => {
  const judged = (code: 'wish.met' | 'wish.unmet', ...more: string[]) =>
    ['mangalik', 'avoidOwnClan', 'age', ...more].map((wish) => ({ wish, code, strength: 'wish' as const }));
  const findings: Reasoned = {
    ...nothing,
    jotok: 'rajyotak',
    horoscope: [{ code: 'gon.agree', of: 'both' }],
    myWishes: judged('wish.met', 'heightCm'),
    theirWishes: judged('wish.met', 'diet'),
  };
  expect(reasonsOf(findings, 'en').fits).toEqual([
    'Matches the hopes of both families: mangalik status and age. Also matches your hopes: height. Also matches their hopes: diet.',
    'The two families are of different gotras.',
    'The two rashis make a rajyotak, by custom the best of all. The two gons go together.',
  ]);
  expect(reasonsOf(findings, 'bn').fits[0]).toBe(
    'দুই পক্ষ যা চান, তা মেলে: মাঙ্গলিকের দিকটা আর বয়স। আপনারা যা চান, তার মধ্যে উচ্চতাও মেলে। তাঁরা যা চান, তার মধ্যে খাওয়াদাওয়াও মেলে।',
  );
  expect(reasonsOf({ ...nothing, theirWishes: judged('wish.met') }, 'en').fits[0]).toBe(
    'You match their hopes: mangalik status and age.',
  );
  const unmet = reasonsOf(
    { ...nothing, clan: [{ code: 'clan.same', of: 'both' }], theirWishes: judged('wish.unmet') },
    'en',
  );
  expect(unmet.asks).toEqual([
    'Both families are of the same gotra. By custom many avoid it; the law allows it.',
    'They wish to avoid their own gotra.',
    'Different from what they hoped for: your mangalik status and age.',
  ]);
});

test('which of the two is mangalik is said', () => {
  const asksOf = (of: 'me' | 'them') => reasonsOf({ ...nothing, horoscope: [{ code: 'mangalik.one', of }] }, 'bn').asks;
  const byCustom = 'যাঁরা মানেন, তাঁরা জ্যোতিষীকে জিজ্ঞেস করে নেন।';
  expect(asksOf('them')).toEqual([`শুধু তাঁদের পাত্র বা পাত্রী মাঙ্গলিক। ${byCustom}`]);
  expect(asksOf('me')).toEqual([`শুধু আপনাদের পাত্র বা পাত্রী মাঙ্গলিক। ${byCustom}`]);
});

test('where nothing is said on either side the card says so', () => {
  expect(reasonsOf(nothing, 'en')).toEqual({
    fits: ['Little is written on either side yet; you will learn more when you talk.'],
    asks: [],
  });
});
