import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SharedPerson, Strength, Wishes } from '../person.ts';
import { completenessTerm, freshnessTerm, rankWeights, wishesTerm } from '../rank.ts';
import { balanceOf, meetsMusts, unstatedWeight, weighWishes, wishBalance } from './wish-fit.ts';

const on = '2026-11-20';
const other: SharedPerson = {
  gender: 'Female',
  religion: 1,
  caste: 9,
  community: 2,
  education: 27,
  profession: 13,
  diet: 2,
};
const names = ['religion', 'caste', 'community', 'education', 'profession', 'diet'] as const;
type Name = (typeof names)[number];

/** For each wish: whether `other` meets it, fails it, or leaves it open. */
const wished = { met: 0, unmet: 1, open: 2 } as const;
function wishFor(name: Name, kind: keyof typeof wished, strength: Strength) {
  const answer = other[name] ?? 0;
  return { anyOf: kind === 'met' ? [answer] : kind === 'unmet' ? [answer + 1] : [], strength };
}

const anyStrength = fc.constantFrom<Strength>('wish', 'must');
const anyWishes = fc.uniqueArray(
  fc.tuple(fc.constantFrom(...names), fc.constantFrom('met', 'unmet', 'open'), anyStrength),
  { selector: ([name]) => name, maxLength: names.length - 1 },
);
const wishesOf = (stated: readonly [Name, keyof typeof wished, Strength][]): Wishes =>
  Object.fromEntries(stated.map(([name, kind, strength]) => [name, wishFor(name, kind, strength)]));
const balance = (wishes: Wishes): number => wishBalance({ gender: 'Male', wishes }, other, on);

test('one more wish that the other meets raises the balance, and one that is unmet lowers it, whatever is stated besides', () => {
  fc.assert(
    fc.property(anyWishes, anyStrength, (stated, strength) => {
      const name = names.find((each) => stated.every(([taken]) => taken !== each)) ?? 'religion';
      const balanceBefore = balance(wishesOf(stated));
      expect(Math.abs(balanceBefore)).toBeLessThan(1);
      expect(balance(wishesOf([...stated, [name, 'met', strength]]))).toBeGreaterThan(balanceBefore);
      expect(balance(wishesOf([...stated, [name, 'unmet', strength]]))).toBeLessThan(balanceBefore);
    }),
  );
});

test('both sides count three wishes more than are stated, half met', () => {
  const met = wishesOf([['diet', 'met', 'wish']]);
  expect(balance(met)).toBe(2.5 / 4);
  const pleased: SharedPerson = { gender: 'Male', wishes: met };
  const half = balanceOf(0, 0);
  expect(half).toBe(0.5);
  expect(wishesTerm(pleased, other, on)).toBe(rankWeights.ownWishes * 0.625 + rankWeights.theirWishes * half);
  expect(wishesTerm(other, pleased, on)).toBe(rankWeights.ownWishes * half + rankWeights.theirWishes * 0.625);
  expect(balanceOf(12, 12)).toBe(0.9);
});

test('who leaves a wish open stands like somebody of whose such wishes half are met', () => {
  expect(balanceOf(2, 4)).toBe(balanceOf(0, 0));
  expect(balanceOf(6, 12)).toBe(balanceOf(0, 0));
});

/** Lower numbers are more frequent. */
const some = (most: number) =>
  fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }).map((at) => 1 + Math.floor(most * at ** 1.5));
const anyFamily = fc.record({
  states: fc.integer({ min: 1, max: 10 }).map((at) => (at === 1 ? 'oneEasy' : at === 2 ? 'nothing' : 'honest')),
  gender: fc.constantFrom('Female' as const, 'Male' as const),
  own: fc.record({
    religion: some(3),
    caste: some(9),
    community: some(4),
    education: some(12),
    profession: some(15),
    diet: some(2),
  }),
  /** For each wish, whether it is stated and how strongly. */
  stated: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: names.length, maxLength: names.length }),
  weeksAway: some(10),
});
const easy: Wishes = { maritalStatus: { anyOf: ['neverMarried'], strength: 'wish' } };
const spans: Record<Name, number> = { religion: 1, caste: 3, community: 1, education: 5, profession: 7, diet: 1 };

/**
 * Families whose wishes mostly equal their own values, as is usual; some who state one wish that everybody meets, and
 * some who state none.
 */
const families = fc.sample(anyFamily, { numRuns: 1_000, seed: 7 }).map(({ states, gender, own, stated, weeksAway }) => {
  const honest = names.flatMap((name, at) => {
    const lot = stated[at] ?? 0;
    const from = own[name] - Math.floor(spans[name] / 2);
    const anyOf = Array.from({ length: spans[name] }, (_, step) => from + step);
    return lot > 15 ? [] : [[name, { anyOf, strength: lot > 12 ? 'must' : 'wish' }]];
  });
  const wishes = { oneEasy: easy, nothing: {}, honest: Object.fromEntries(honest) }[states];
  const person: SharedPerson = {
    gender,
    ...own,
    maritalStatus: 'neverMarried',
    wishes,
    lastActiveOn: new Date(Date.UTC(2026, 10, 20 - 7 * weeksAway)).toISOString().slice(0, 10),
  };
  return { states, person };
});

type Points = (seeker: SharedPerson, candidate: SharedPerson) => number;

/**
 * How often families with this many stated wishes appear on first pages, by the points of wishes. 1 means their
 * proportional share.
 */
function onFirstPages(wanted: 'oneEasy' | 'nothing', pointsOf: Points): number {
  const places = families
    .filter((_, at) => at % 5 < 2)
    .flatMap(({ person: seeker }) =>
      families
        .filter(({ person }) => person.gender !== seeker.gender)
        .filter(({ person }) => meetsMusts(seeker, person, on) && meetsMusts(person, seeker, on))
        .map(({ states, person }) => ({
          states,
          score: pointsOf(seeker, person) + completenessTerm(person) + freshnessTerm(person, on),
        }))
        .sort((a, b) => b.score - a.score)
        .slice(0, 20),
    );
  const share = (all: readonly { states: string }[]) =>
    all.filter(({ states }) => states === wanted).length / all.length;
  return share(places) / share(families);
}

const today: Points = (seeker, candidate) => wishesTerm(seeker, candidate, on);
/** The points of wishes with another balance function. */
const byBalance =
  (balanceBy: (gain: number, all: number) => number): Points =>
  (seeker, candidate) => {
    const of = (one: SharedPerson, other: SharedPerson) => {
      const { gain, all } = weighWishes(one, other, on);
      return balanceBy(gain, all);
    };
    return rankWeights.ownWishes * of(seeker, candidate) + rankWeights.theirWishes * of(candidate, seeker);
  };

test('who states one easy wish or none stands on first pages no more than by their share', () => {
  const byStatedAlone = byBalance((gain, all) => (all === 0 ? 0 : gain / all));
  expect(onFirstPages('oneEasy', byStatedAlone)).toBeGreaterThan(1.1);
  expect(onFirstPages('oneEasy', today)).toBeLessThanOrEqual(1.1);
  // If open wishes counted as met, nobody would have a reason to state any.
  expect(
    onFirstPages(
      'nothing',
      byBalance((gain, all) => (gain + unstatedWeight) / (all + unstatedWeight)),
    ),
  ).toBeGreaterThan(1.1);
  expect(onFirstPages('nothing', today)).toBeLessThanOrEqual(1.1);
});

test('to leave wishes open puts behind less than when it was worth nothing', () => {
  const byNothing = byBalance((gain, all) => gain / (all + unstatedWeight));
  for (const states of ['oneEasy', 'nothing'] as const)
    expect(onFirstPages(states, today)).toBeGreaterThan(2 * onFirstPages(states, byNothing));
});
