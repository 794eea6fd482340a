import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gunaMilan } from './horoscope/guna-milan.ts';
import { PADA_COUNT, placeOfPadaIndex } from './horoscope/zodiac.ts';
import type { SharedPerson } from './person.ts';
import {
  completenessTerm,
  freshForWeeks,
  freshnessTerm,
  highestPrice,
  horoscopeTerm,
  neutralPrice,
  priceTerm,
  rankScore,
  rankWeights,
  wishesTerm,
} from './rank.ts';
import { balanceOf } from './wishes/wish-fit.ts';

const on = '2026-11-20';
const groom: SharedPerson = { gender: 'Male', rashi: 5, nakshatra: 10, wishes: { horoscopeCounts: true } };
const bride: SharedPerson = { gender: 'Female', rashi: 7, nakshatra: 15, diet: 2 };

describe('rankScore', () => {
  test('is the sum of its terms', () => {
    const seeker: SharedPerson = {
      ...groom,
      wishes: { horoscopeCounts: true, diet: { anyOf: [2], strength: 'wish' } },
    };
    const candidate = { ...bride, lastActiveOn: '2026-11-01' };
    expect(rankScore(seeker, candidate, on)).toBe(
      wishesTerm(seeker, candidate, on) +
        horoscopeTerm(seeker, candidate) +
        completenessTerm(candidate) +
        freshnessTerm(candidate, on),
    );
    const [met, open] = [balanceOf(1, 1), balanceOf(0, 0)];
    expect(wishesTerm(seeker, candidate, on)).toBe(rankWeights.ownWishes * met + rankWeights.theirWishes * open);
    expect(wishesTerm(candidate, seeker, on)).toBe(rankWeights.ownWishes * open + rankWeights.theirWishes * met);
  });

  test('the horoscope counts when the seeker enables it, with bride and groom in their roles', () => {
    const { total, max } = gunaMilan({ rashi: 7, nakshatra: 15 }, { rashi: 5, nakshatra: 10 });
    const jotokShare = 1;
    const expected = rankWeights.guna * ((2 * total) / max - 1) + rankWeights.jotok * jotokShare;
    expect(horoscopeTerm(groom, bride)).toBeCloseTo(expected);
    expect(horoscopeTerm({ ...bride, wishes: { horoscopeCounts: true } }, groom)).toBeCloseTo(expected);
    expect(horoscopeTerm({ ...groom, wishes: {} }, bride)).toBe(0);
    expect(horoscopeTerm({ ...groom, rashi: null, nakshatra: null }, bride)).toBe(0);
    expect(horoscopeTerm(groom, { ...groom, wishes: {} })).toBe(0);
  });

  test('the horoscope term is bounded and depends only on the class of the Moon position', () => {
    const moon = fc.record({
      rashi: fc.integer({ min: 1, max: 12 }),
      nakshatra: fc.option(fc.integer({ min: 1, max: 27 })),
    });
    fc.assert(
      fc.property(moon, moon, (his, hers) => {
        const term = horoscopeTerm({ ...groom, ...his }, { gender: 'Female', ...hers });
        expect(Math.abs(term)).toBeLessThanOrEqual(rankWeights.guna + rankWeights.jotok);
        expect(horoscopeTerm({ ...groom, ...his, gon: 1 }, { ...bride, ...hers, ...{ pada: 3 } })).toBe(term);
        const { total, max } = gunaMilan(hers, his);
        const [least, most] = [total, total + 36 - max].map((points) => rankWeights.guna * ((2 * points) / 36 - 1));
        expect(term).toBeGreaterThanOrEqual((least ?? 0) - rankWeights.jotok - 1e-9);
        expect(term).toBeLessThanOrEqual((most ?? 0) + rankWeights.jotok + 1e-9);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['nakshatra', { nakshatra: null }],
    ['rashi', { rashi: null }],
    ['the whole horoscope', { rashi: null, nakshatra: null }],
  ])('hiding %s does not raise a candidate’s rank by the horoscope', (_, hidden) => {
    let at = 0;
    // Golden-section steps spread evenly over the circle without an order.
    const anyPlace = () => placeOfPadaIndex(Math.floor(((at++ * 0.618_034) % 1) * PADA_COUNT));
    const candidates = Array.from({ length: 500 }, (_, id) => ({ id, ...anyPlace(), ...(id % 5 === 0 && hidden) }));
    const seekers = Array.from({ length: 50 }, (): SharedPerson => ({ ...groom, ...anyPlace() }));
    for (const first of [5, 20]) {
      const hiders = seekers.map((seeker) => {
        const termOf = new Map(candidates.map((each) => [each, horoscopeTerm(seeker, { gender: 'Female', ...each })]));
        const best = candidates.toSorted((a, b) => (termOf.get(b) ?? 0) - (termOf.get(a) ?? 0)).slice(0, first);
        return best.filter(({ id }) => id % 5 === 0).length / first;
      });
      const share = hiders.reduce((sum, each) => sum + each, 0) / seekers.length;
      expect(share).toBeLessThanOrEqual(1.1 * 0.2);
    }
  });

  test('freshness decreases evenly on Mondays and ends', () => {
    const idle = (lastActiveOn: string | null) => freshnessTerm({ gender: 'Male', lastActiveOn }, on);
    // A Friday; its week began on the 16th.
    expect(idle(on)).toBe(rankWeights.freshness);
    expect(idle('2026-11-22')).toBe(rankWeights.freshness);
    expect(idle('2026-11-16')).toBe(rankWeights.freshness);
    expect(idle('2026-11-15')).toBeCloseTo(rankWeights.freshness * (1 - 1 / freshForWeeks));
    expect(idle('2026-10-06')).toBeCloseTo(rankWeights.freshness * (1 - 6 / freshForWeeks));
    expect(idle('2026-01-01')).toBe(0);
    expect(idle(null)).toBe(0);
  });

  test('a price raises or lowers by whole bands, and is nothing unless it is set', () => {
    expect(Array.from({ length: highestPrice + 1 }, (_, band) => priceTerm(band))).toEqual([
      -5, -3.75, -2.5, -1.25, 0, 1.25, 2.5, 3.75, 5,
    ]);
    expect(rankScore(groom, bride, on, neutralPrice)).toBe(rankScore(groom, bride, on));
    expect(rankScore(groom, bride, on, 7)).toBe(rankScore(groom, bride, on) + 3.75);
  });

  test('completeness counts given answers, including no and zero', () => {
    expect(completenessTerm({ gender: 'Male' })).toBe(0);
    expect(completenessTerm({ gender: 'Male', isMangalik: false, clan: '' })).toBeCloseTo(
      rankWeights.completeness / 21,
    );
  });
});
