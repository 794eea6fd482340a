import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekOfDay } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import { freshForWeeks } from '#matching/rank.ts';
import { findBest } from './lists/best.ts';
import type { Placed } from './lists/best-list.ts';
import { findLatest, type LatestBy } from './lists/latest.ts';
import { prepareQuestion } from './question/question.ts';
import { makeDictionaries } from './rows/dictionaries.ts';
import { gatherMembers, makeMembers } from './store/members.ts';
import { candidateLine } from './testing/candidate-line.ts';
import { makeRandom } from './testing/invented-people.ts';
import { makeTieRanks, rankInShort, tieRankLimit as ranks } from './tie-ranks.ts';

const key = Buffer.alloc(32, 5);
const tieRanks = makeTieRanks(key);
const anyId = fc.integer({ min: 1, max: 999_999_999 });
const anyWeek = fc.integer({ min: 2_900, max: 5_000 });

test('no two of a few thousand have one rank, and ranks are drawn again by key, seeker and week', () => {
  const ids = Array.from({ length: 5_000 }, (_, at) => at * 7 + 1);
  const orders = [
    tieRanks.ofSeeker('SV1', 2_968),
    tieRanks.ofSeeker('SV2', 2_968),
    tieRanks.ofSeeker('SV1', 2_969),
    tieRanks.ofWeek(2_968),
    tieRanks.ofWeek(2_969),
    makeTieRanks(Buffer.alloc(32, 6)).ofWeek(2_968),
  ];
  const firsts = orders.map((rank) => {
    expect(new Set(ids.map(rank)).size).toBe(ids.length);
    return ids.toSorted((a, b) => rank(a) - rank(b)).slice(0, 100);
  });
  for (const [at, first] of firsts.entries()) {
    // Of a hundred among 5,000, two are expected in another hundred by chance. Low numbers must not be preferred.
    for (const other of firsts.slice(at + 1)) expect(first.filter((id) => other.includes(id)).length).toBeLessThan(12);
    const mean = first.reduce((sum, id) => sum + id, 0) / first.length;
    expect(mean).toBeGreaterThan(0.35 * 35_000);
    expect(mean).toBeLessThan(0.65 * 35_000);
  }
});

test('a rank is one to one, below all ranks, the same again, and in short no higher than in full', () => {
  fc.assert(
    fc.property(anyId, anyId, anyWeek, (id, other, week) => {
      const rank = tieRanks.ofSeeker('SV9', week);
      expect(rank(id)).toBeGreaterThanOrEqual(0);
      expect(rank(id)).toBeLessThan(ranks);
      expect(rank(id) === rank(other)).toBe(id === other);
      expect(makeTieRanks(key).ofSeeker('SV9', week)(id)).toBe(rank(id));
      if (rank(id) <= rank(other)) expect(rankInShort(rank(id))).toBeLessThanOrEqual(rankInShort(rank(other)));
    }),
  );
});

const monday = '2026-11-23';
const dayOf = (days: number): string => new Date(Date.parse(monday) + days * 86_400_000).toISOString().slice(0, 10);
const number = (day: string): number => Date.parse(day) / 86_400_000;

async function fillWithEquals(count: number) {
  const random = makeRandom(4);
  const dictionaries = makeDictionaries();
  const { take, finish } = gatherMembers(dictionaries, tieRanks, number(monday));
  const shown = new Map<number, { shownWeek: number; activeWeek: number }>();
  for (let id = 1; id <= count; id++) {
    const [active, first] = [Math.floor(5 * random()), Math.floor(4 * random())];
    const person: SharedPerson = { gender: 'Female', religion: 1, lastActiveOn: dayOf(-7 * active) };
    const shownAt = (number(monday) - 7 * first) * 86_400 + 43_200;
    take(candidateLine(id, person, { shownAt }));
    const week = weekOfDay(number(monday));
    shown.set(id, { shownWeek: week - first, activeWeek: week - active });
  }
  const members = makeMembers(dictionaries, tieRanks);
  await finish(members.fill);
  return { members, dictionaries, shown };
}

test('equals stand as the week and the seeker draw, page after page, in this week, the next, and any other', async () => {
  const { members, dictionaries, shown } = await fillWithEquals(3_000);
  const seeker: SharedPerson = { gender: 'Male' };
  const store = members.brides;
  const check = (day: string) => {
    const question = prepareQuestion(seeker, day, dictionaries);
    const pages = (list: (after?: Placed) => Placed[]) => {
      const listed = list();
      for (let page = 0; page < 3; page++) listed.push(...list(listed.at(-1)));
      return listed.map(({ id }) => id);
    };
    for (const by of ['newest', 'active'] satisfies LatestBy[]) {
      const weekOf = (id: number) => shown.get(id)?.[by === 'newest' ? 'shownWeek' : 'activeWeek'] ?? 0;
      const rank = tieRanks.ofWeek(question.week);
      const expected = [...shown.keys()].sort((a, b) => weekOf(b) - weekOf(a) || rank(a) - rank(b));
      const found = pages((after) =>
        findLatest(by, question, store, dictionaries, { count: 20, ...(after && { after }) }),
      );
      expect(found).toEqual(expected.slice(0, 80));
    }
    const tieRank = tieRanks.ofSeeker('SV5', question.week);
    const found = pages((after) =>
      findBest(question, store, dictionaries, { count: 20, tieRank, ...(after && { after }) }),
    );
    const activeWeek = (id: number) =>
      Math.max(question.week - freshForWeeks, Math.min(question.week, shown.get(id)?.activeWeek ?? 0));
    const expected = [...shown.keys()].sort((a, b) => activeWeek(b) - activeWeek(a) || tieRank(a) - tieRank(b));
    expect(found).toEqual(expected.slice(0, 80));
  };
  for (const days of [0, 6, 7, 13, 14, -1]) check(dayOf(days));
  const week = weekOfDay(number(monday));
  expect([week - 1, week, week + 1, week + 2].map(store.knowsRanksOf)).toEqual([false, true, true, false]);
  // While the ranks of last week are replaced by those of the week after next, the ranks of next week remain known.
  let steps = 0;
  for (const _ of store.rankWeeks(week + 1)) {
    expect([week, week + 1, week + 2].map(store.knowsRanksOf)).toEqual([false, true, false]);
    if (steps++ % 40 === 0) for (const days of [0, 7, 14]) check(dayOf(days));
  }
  await members.rankWeeks(week + 1);
  expect([week, week + 1, week + 2].map(store.knowsRanksOf)).toEqual([false, true, true]);
  for (const days of [0, 7, 14, 21]) check(dayOf(days));
  // As if the clock had jumped.
  await members.rankWeeks(week + 40);
  for (const days of [0, 280, 287, 294]) check(dayOf(days));
});
