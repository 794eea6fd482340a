import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber, weekOfDay } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import { prepareQuestion } from '../question/question.ts';
import { makeDictionaries } from '../rows/dictionaries.ts';
import { scan, scoreOf } from '../scan.ts';
import { badgeSign, type Only, photoSign } from '../short/filter.ts';
import { gatherMembers, makeMembers } from '../store/members.ts';
import { type Besides, candidateLine } from '../testing/candidate-line.ts';
import { inventPerson, makeRandom } from '../testing/invented-people.ts';
import { makeTieRanks } from '../tie-ranks.ts';
import { findBest } from './best.ts';
import { countAll, countMatches } from './count.ts';
import { findLatest } from './latest.ts';

const on = '2026-11-20';
const today = dayNumber(on) ?? 0;
const week = weekOfDay(today);
const tieRanks = makeTieRanks(Buffer.alloc(32, 5));
const tieRank = tieRanks.ofSeeker('SV7', week);
const ofWeek = tieRanks.ofWeek(week);
const kinds = ['photo', 'identity', 'address', 'paper', 'met'] as const;
const daySeconds = 86_400;

interface Candidate {
  id: number;
  person: SharedPerson;
  besides: Required<Besides>;
}

function inventCandidate(random: () => number, id: number): Candidate {
  const person = inventPerson(random, 'Female');
  const badges = kinds.filter(() => random() < 0.3);
  return {
    id,
    person: random() < 0.1 ? { ...person, lastActiveOn: null } : person,
    // First showings from long before the distinguishable weeks up to today.
    besides: {
      shownAt: Math.floor((today - (random() < 0.1 ? 9_000 : 200) * random()) * daySeconds),
      photo: random() < 0.4,
      badges,
    },
  };
}

const maybe = (random: () => number, value: number): number => (random() < 0.5 ? value : 0);

const inventOnly = (random: () => number): Only => ({
  signs:
    maybe(random, photoSign) | maybe(random, badgeSign('identity')) | maybe(random, maybe(random, badgeSign('met'))),
  activeFrom: maybe(random, week - Math.floor(random() * 12)),
  shownFrom: maybe(random, week - Math.floor(random() * 30)),
});

const weekOf = (day: string | null | undefined): number => (day ? weekOfDay(dayNumber(day) ?? 0) : 0);
const shownWeek = ({ shownAt }: Required<Besides>): number => weekOfDay(Math.floor((shownAt + 19_800) / daySeconds));

function isAsked(only: Only, { person, besides }: Candidate): boolean {
  const has = (sign: number, isThere: boolean) => (only.signs & sign) === 0 || isThere;
  return (
    has(photoSign, besides.photo) &&
    kinds.every((kind) => has(badgeSign(kind), besides.badges.includes(kind))) &&
    weekOf(person.lastActiveOn) >= only.activeFrom &&
    shownWeek(besides) >= only.shownFrom
  );
}

const isListed = (seeker: SharedPerson, { person }: Candidate): boolean => !Number.isNaN(scoreOf(seeker, person, on));

test('a search finds exactly whom a scan of everybody finds, in its order, and counts as many', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.integer({ min: 0, max: 1500 }), async (seed, count) => {
      const random = makeRandom(seed);
      const candidates = Array.from({ length: count }, (_, at) => inventCandidate(random, at + 1));
      const dictionaries = makeDictionaries();
      const { take, finish } = gatherMembers(dictionaries, tieRanks, today);
      for (const { id, person, besides } of candidates) take(candidateLine(id, person, besides));
      const members = makeMembers(dictionaries, tieRanks);
      await finish(members.fill);
      // Some candidates change and move away from those that were inserted with them.
      for (const changed of candidates.filter(() => random() < 0.2)) {
        Object.assign(changed, inventCandidate(random, changed.id));
        members.take(candidateLine(changed.id, changed.person, changed.besides));
      }
      const { brides: store } = members;
      for (let searches = 0; searches < 12; searches++) {
        const seeker = inventPerson(random, 'Male');
        const only = inventOnly(random);
        const question = { ...prepareQuestion(seeker, on, dictionaries), only };
        const asked = candidates.filter((candidate) => isAsked(only, candidate));
        const expected = asked.filter((candidate) => isListed(seeker, candidate));
        const scored = scan(
          seeker,
          asked.map(({ id, person }) => [id, person]),
          on,
          { tieRank },
        );
        expect(findBest(question, store, dictionaries, { count: 20, tieRank })).toEqual(scored.slice(0, 20));
        const newest = expected
          .map(({ id, besides }) => ({ id, score: shownWeek(besides) }))
          .sort((a, b) => b.score - a.score || ofWeek(a.id) - ofWeek(b.id));
        expect(findLatest('newest', question, store, dictionaries, { count: 20 })).toEqual(newest.slice(0, 20));
        expect(countAll(question, store, dictionaries)).toBe(expected.length);
        const { all, withoutMust } = countMatches(question, store, dictionaries);
        expect(all).toBe(expected.length);
        for (const [name, found] of withoutMust) {
          const relaxed = { ...seeker, wishes: { ...seeker.wishes, [name]: null } };
          expect(found).toBe(asked.filter((candidate) => isListed(relaxed, candidate)).length);
        }
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 60_000);
