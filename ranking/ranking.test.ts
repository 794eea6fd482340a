import { expect, test } from 'vitest';
import { dayNumber, weekOfDay } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import { highestPrice, rankScore } from '#matching/rank.ts';
import { inOrder, makeTieRanks, openRankingIndex, type RankingIndex, scan, scoreOf } from './ranking.ts';
import { candidateLine } from './testing/candidate-line.ts';
import { inventPerson, makeRandom } from './testing/invented-people.ts';

// All by the public interface alone, as the server uses it.

const on = '2026-11-20';
const tieKey = new Uint8Array(32).fill(5);
const whose = 'SV7';
const tieRank = makeTieRanks(tieKey).ofSeeker(whose, weekOfDay(dayNumber(on) ?? 0));
const excluded: ReadonlySet<string> = new Set();
const random = makeRandom(12);
const inventBoth = (): SharedPerson => inventPerson(random, random() < 0.5 ? 'Female' : 'Male');
const people = new Map(Array.from({ length: 1_200 }, (_, at) => [at + 1, inventBoth()]));
const seekers = Array.from({ length: 12 }, inventBoth);

const open = () =>
  openRankingIndex(async (take) => {
    for (const [id, person] of people) take(candidateLine(id, person));
    return '17';
  }, tieKey);

function expectAsScanned(index: RankingIndex, prices?: ReadonlyMap<number, number>): void {
  let listed = 0;
  for (const seeker of seekers) {
    const expected = scan(seeker, people, on, { tieRank, ...(prices && { prices }) });
    const page = { count: 40, excluded, whose };
    expect(index.list(seeker, on, 'fit', page)).toEqual(expected.slice(0, 40));
    expect(index.scan(seeker, on, page)).toEqual(expected.slice(0, 40));
    expect(index.count(seeker, on, { most: 5_000, excluded }).all).toBe(expected.length);
    listed += expected.length;
  }
  expect(listed).toBeGreaterThan(100);
}

test('an index of lines lists, scans and counts as its specification, after changes and with prices as well', async () => {
  const { index, horizon } = await open();
  expect(horizon).toBe('17');
  expect(index.size()).toBe(people.size);
  expectAsScanned(index);

  const changed = [...people.keys()].filter((id) => id % 5 === 0);
  const left = changed.filter((id) => id % 2 === 0);
  for (const id of changed) people.set(id, inventBoth());
  for (const id of left) people.delete(id);
  index.apply({
    profileIds: changed.map((id) => `SV${id}`),
    lines: changed.flatMap((id) => {
      const person = people.get(id);
      return person ? [candidateLine(id, person)] : [];
    }),
  });
  expect(index.size()).toBe(people.size);
  expectAsScanned(index);

  const prices = new Map([...people.keys()].map((id) => [id, id % (highestPrice + 1)]));
  await index.setPrices(prices);
  expectAsScanned(index, prices);
});

test('who is excluded, and what lies before the place where a page ends, is in neither', async () => {
  const { index } = await open();
  const [seeker = { gender: 'Male' }] = seekers;
  const all = scan(seeker, people, on, { tieRank });
  const [first, second, third] = all;
  if (!first || !second || !third) throw new Error('The list is too short.');
  const wanted = { count: 2, after: first, excluded: new Set([`SV${second.id}`]), whose };
  expect(index.list(seeker, on, 'fit', wanted)).toEqual(all.slice(2, 4));
  expect(index.scan(seeker, on, wanted)).toEqual(all.slice(2, 4));
});

test('the specification: the engine’s score, nobody under age, of the same sex or against a must, equals by their rank', () => {
  const bride: SharedPerson = { gender: 'Female', birthDate: '2000-01-01', religion: 1 };
  const groom: SharedPerson = { gender: 'Male', birthDate: '1996-01-01', religion: 2 };
  expect(scoreOf(groom, bride, on)).toBe(rankScore(groom, bride, on));
  expect(scoreOf(groom, bride, on, highestPrice)).toBeGreaterThan(scoreOf(groom, bride, on));
  expect(scoreOf(groom, { ...groom, gender: 'Male' }, on)).toBeNaN();
  expect(scoreOf(groom, { ...bride, birthDate: '2008-11-21' }, on)).toBeNaN();
  expect(scoreOf(groom, { ...bride, birthDate: '2008-11-20' }, on)).not.toBeNaN();
  const wishesHindu: SharedPerson = { ...bride, wishes: { religion: { anyOf: [1], strength: 'must' } } };
  expect(scoreOf(wishesHindu, groom, on)).toBeNaN();
  expect(scoreOf(groom, wishesHindu, on)).toBeNaN();
  const rank = (id: number) => -id;
  const placed = [1, 2, 3].map((id) => ({ id, score: id === 3 ? 9 : 10 }));
  expect(placed.sort(inOrder(rank)).map(({ id }) => id)).toEqual([2, 1, 3]);
});
