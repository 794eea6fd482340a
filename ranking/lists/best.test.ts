import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekOfDay } from '#matching/calendar.ts';
import type { Gender, SharedPerson, Wishes } from '#matching/person.ts';
import { prepareQuestion } from '../question/question.ts';
import { makeDictionaries } from '../rows/dictionaries.ts';
import { makeRowParser } from '../rows/parse-row.ts';
import { scan as scanAll } from '../scan.ts';
import { makeBlockStore } from '../store/block-store.ts';
import { gatherMembers, makeMembers } from '../store/members.ts';
import { candidateLine } from '../testing/candidate-line.ts';
import { inventDay, inventPerson, makeRandom } from '../testing/invented-people.ts';
import { makeTieRanks } from '../tie-ranks.ts';
import { findBest } from './best.ts';
import type { Placed } from './best-list.ts';
import { countAll, countMatches } from './count.ts';
import { findLatest, hasShownSince } from './latest.ts';

const on = '2026-11-20';
const today = 20_777;
const tieRanks = makeTieRanks(Buffer.alloc(32, 5));
// Any tie rank; each seeker has a different one.
const tieRank = tieRanks.ofSeeker('SV7', weekOfDay(today));
type Member = [id: number, person: SharedPerson];

function inventMembers(random: () => number, gender: Gender, count: number): Member[] {
  const ids = new Set<number>();
  while (ids.size < count) ids.add(1 + Math.floor(random() * 999_999_999));
  return [...ids].map((id) => [id, inventPerson(random, gender)]);
}

interface World {
  seekers: SharedPerson[];
  candidates: Member[];
  random: () => number;
}

// Building an index takes far longer than querying it.
const seekersAWorld = 8;

/** Musts that a good part of the invented people meet, since unknown answers pass. */
const manyMusts: Wishes = {
  age: { atLeast: 20, atMost: 60, strength: 'must' },
  religion: { anyOf: [1, 2], strength: 'must' },
  caste: { anyOf: [1, 2, 9], strength: 'must' },
  diet: { anyOf: [1], strength: 'must' },
  education: { anyOf: [9, 27], strength: 'must' },
};

/** Invents seekers; every fourth has so many musts that the index asks for them first. */
function inventSeekers(random: () => number, gender: Gender): SharedPerson[] {
  return Array.from({ length: seekersAWorld }, (_, index) => {
    const seeker = inventPerson(random, gender);
    return index % 4 === 0 ? { ...seeker, wishes: { ...seeker.wishes, ...manyMusts } } : seeker;
  });
}

/**
 * Checks a property in every world: some seekers, candidates of the other gender, and further ones from the same random
 * source.
 */
function always(holds: (world: World) => void, worlds: number): void {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 400 }), (seed, count) => {
      const random = makeRandom(seed);
      const gender = random() < 0.5 ? 'Male' : 'Female';
      const seekers = inventSeekers(random, gender);
      holds({ seekers, candidates: inventMembers(random, gender === 'Male' ? 'Female' : 'Male', count), random });
    }),
    { numRuns: worlds, endOnFailure: true },
  );
}

function makeIndex(candidates: Member[], orderedOn = today) {
  const dictionaries = makeDictionaries();
  const parse = makeRowParser(dictionaries);
  const store = makeBlockStore(dictionaries, orderedOn, undefined, { tieRanks });
  for (const [id, candidate] of candidates) store.insert(parse(candidateLine(id, candidate)).words);
  return { dictionaries, parse, store };
}

const scan = (seeker: SharedPerson, candidates: Member[]): Placed[] => scanAll(seeker, candidates, on, { tieRank });

test('the index lists exactly what its specification lists, page after page', () => {
  let narrowPlaces = 0;
  always(({ seekers, candidates, random }) => {
    const { store, dictionaries } = makeIndex(candidates);
    for (const seeker of seekers) {
      const question = prepareQuestion(seeker, on, dictionaries);
      const count = 1 + Math.floor(random() * 50);
      const expected = scan(seeker, candidates);
      const listed: Placed[] = [];
      for (let page = 0; page <= expected.length / count; page++) {
        const after = listed.at(-1);
        listed.push(...findBest(question, store, dictionaries, { count, tieRank, ...(after && { after }) }));
      }
      expect(listed).toEqual(expected);
      expect(countAll(question, store, dictionaries)).toBe(expected.length);
      if (question.isNarrow) narrowPlaces += listed.length;
    }
  }, 25);
  expect(narrowPlaces).toBeGreaterThan(100);
}, 60_000);

test('rows that are removed, changed and put back leave no trace', () => {
  always(({ seekers, candidates, random }) => {
    const { store, parse, dictionaries } = makeIndex(candidates);
    const now = new Map(candidates);
    for (let change = 0; change < candidates.length; change++) {
      const [id = 1, former] = candidates[Math.floor(random() * candidates.length)] ?? [];
      if (store.remove(id) !== now.delete(id)) expect.fail(`${id} was not removed.`);
      if (former === undefined || random() < 0.3) continue;
      const changed = inventPerson(random, former.gender);
      store.insert(parse(candidateLine(id, changed)).words);
      now.set(id, changed);
    }
    expect(store.size()).toBe(now.size);
    for (const seeker of seekers) {
      const found = findBest(prepareQuestion(seeker, on, dictionaries), store, dictionaries, { count: 1000, tieRank });
      expect(found).toEqual(scan(seeker, [...now]));
    }
  }, 15);
}, 60_000);

test('rows that come all at once lie as those that come one by one, and can be changed like them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.integer({ min: 0, max: 2000 }), async (seed, count) => {
      const random = makeRandom(seed);
      const seekers = inventSeekers(random, 'Male');
      const now = new Map(inventMembers(random, 'Female', count));
      const dictionaries = makeDictionaries();
      const { take, finish } = gatherMembers(dictionaries, tieRanks, today);
      for (const [id, candidate] of now) take(candidateLine(id, candidate));
      const members = makeMembers(dictionaries, tieRanks);
      await finish(members.fill);
      const { brides: store } = members;
      const expectLists = () => {
        expect(store.size()).toBe(now.size);
        for (const seeker of seekers) {
          const found = findBest(prepareQuestion(seeker, on, dictionaries), store, dictionaries, {
            count: 40,
            tieRank,
          });
          expect(found).toEqual(scan(seeker, [...now]).slice(0, 40));
        }
      };
      expectLists();
      for (const id of [...now.keys()].filter(() => random() < 0.3)) {
        const changed = random() < 0.5 ? null : inventPerson(random, 'Female');
        if (changed === null) {
          members.drop(id);
          now.delete(id);
          continue;
        }
        now.set(id, changed);
        members.take(candidateLine(id, changed));
      }
      expectLists();
    }),
    { numRuns: 6, endOnFailure: true },
  );
}, 60_000);

test('so many that they lie in several regions are listed, put in and taken out exactly', async () => {
  const random = makeRandom(20);
  const seekers = inventSeekers(random, 'Male').slice(0, 3);
  const now = new Map(inventMembers(random, 'Female', 20_000));
  const dictionaries = makeDictionaries();
  const { take, finish } = gatherMembers(dictionaries, tieRanks, today);
  for (const [id, candidate] of now) take(candidateLine(id, candidate));
  const members = makeMembers(dictionaries, tieRanks);
  await finish(members.fill);
  const { brides: store } = members;
  expect(store.regions.length).toBeGreaterThan(2);
  const expectLists = () => {
    for (const seeker of seekers) {
      const question = prepareQuestion(seeker, on, dictionaries);
      const expected = scan(seeker, [...now]);
      expect(findBest(question, store, dictionaries, { count: 40, tieRank })).toEqual(expected.slice(0, 40));
      expect(countAll(question, store, dictionaries)).toBe(expected.length);
    }
  };
  expectLists();
  for (const [at, id] of [...now.keys()].entries()) {
    if (at % 3 !== 0) continue;
    members.drop(id);
    now.delete(id);
  }
  for (const [id, candidate] of inventMembers(random, 'Female', 4_000)) {
    now.set(id, candidate);
    members.take(candidateLine(id, candidate));
  }
  expect(store.size()).toBe(now.size);
  expectLists();
}, 60_000);

test('a list is as exact long before and long after the day on which rows were put in order', () => {
  always(({ seekers, candidates, random }) => {
    const { store, dictionaries } = makeIndex(candidates, today + Math.floor(random() * 400) - 200);
    for (const seeker of seekers) {
      const found = findBest(prepareQuestion(seeker, on, dictionaries), store, dictionaries, { count: 20, tieRank });
      expect(found).toEqual(scan(seeker, candidates).slice(0, 20));
    }
  }, 15);
}, 60_000);

test('values that share a place in a digest hide nobody', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = makeRandom(seed);
      const candidates = inventMembers(random, 'Female', 700).map(
        ([id, person]): Member => [id, spreadOut(random, person)],
      );
      const { store, dictionaries } = makeIndex(candidates);
      for (const plain of inventSeekers(random, 'Male')) {
        const seeker = spreadOut(random, plain);
        const question = prepareQuestion(seeker, on, dictionaries);
        const expected = scan(seeker, candidates);
        expect(findBest(question, store, dictionaries, { count: 20, tieRank })).toEqual(expected.slice(0, 20));
        expect(countAll(question, store, dictionaries)).toBe(expected.length);
      }
    }),
    { numRuns: 8, endOnFailure: true },
  );
}, 60_000);

/**
 * Returns answers and wishes that a digest cannot distinguish: ids with the same digest value, many places, the ends of
 * all scales.
 */
function spreadOut(random: () => number, person: SharedPerson): SharedPerson {
  const spread = (id: number): number => id + 255 * Math.floor(random() * 4);
  const each = (id: number | null | undefined) => (id == null ? null : spread(id));
  const district = (): number => 101 + Math.floor(random() * 400);
  const ids = <W extends { anyOf: readonly number[] }>(wish: W | null | undefined) =>
    wish == null ? null : { ...wish, anyOf: [...new Set(wish.anyOf.map(spread))].sort((a, b) => a - b) };
  const { wishes } = person;
  return {
    ...person,
    ...{ caste: each(person.caste), education: each(person.education), profession: each(person.profession) },
    district: person.district == null ? null : district(),
    heightCm: person.heightCm == null ? null : 100 + Math.floor(random() * 1500) / 10,
    birthDate: person.birthDate == null ? null : inventDay(random, -25_500, 14_500),
    wishes: wishes && {
      ...wishes,
      caste: wishes.caste === 'noBar' ? 'noBar' : ids(wishes.caste),
      ...{ education: ids(wishes.education), profession: ids(wishes.profession) },
      place: wishes.place && { ...wishes.place, districts: Array.from({ length: 60 }, district).sort((a, b) => a - b) },
      heightCm: wishes.heightCm && { atLeast: 100 + Math.floor(random() * 100), strength: wishes.heightCm.strength },
    },
  };
}

test('whether somebody came since a week is what the newest list says', () => {
  let found = 0;
  always(({ seekers, candidates, random }) => {
    const dictionaries = makeDictionaries();
    const parse = makeRowParser(dictionaries);
    const store = makeBlockStore(dictionaries, today, undefined, { tieRanks });
    for (const [id, candidate] of candidates) {
      const shownAt = (today - Math.floor(100 * random())) * 86_400;
      store.insert(parse(candidateLine(id, candidate, { shownAt })).words);
    }
    for (const seeker of seekers) {
      const question = prepareQuestion(seeker, on, dictionaries);
      const listed = findLatest('newest', question, store, dictionaries, { count: 400 });
      const excluded = new Set(listed.slice(0, 3).map(({ id }) => id));
      const newest = listed.find(({ id }) => !excluded.has(id))?.score ?? 0;
      if (newest > 0) found++;
      const isThere = (week: number) => hasShownSince(week, question, store, dictionaries, excluded);
      expect([isThere(newest), isThere(newest + 1)]).toEqual([newest > 0, false]);
    }
  }, 15);
  expect(found).toBeGreaterThan(10);
}, 60_000);

test('nobody excluded is listed', () => {
  always(({ seekers, candidates }) => {
    const { store, dictionaries } = makeIndex(candidates);
    const excluded = new Set(candidates.filter((_, at) => at % 2 === 0).map(([id]) => id));
    const others = candidates.filter(([id]) => !excluded.has(id));
    for (const seeker of seekers) {
      const found = findBest(prepareQuestion(seeker, on, dictionaries), store, dictionaries, {
        count: 20,
        tieRank,
        excluded,
      });
      expect(found).toEqual(scan(seeker, others).slice(0, 20));
    }
  }, 8);
}, 60_000);

test('every must, turned into a wish, is counted as the engine counts it', () => {
  let musts = 0;
  always(({ seekers, candidates, random }) => {
    const { store, dictionaries } = makeIndex(candidates);
    for (const seeker of seekers) {
      const most = random() < 0.5 ? Number.POSITIVE_INFINITY : 1 + Math.floor(random() * 20);
      const counted = countMatches(prepareQuestion(seeker, on, dictionaries), store, dictionaries, { most });
      expect(counted.all).toBe(Math.min(most, scan(seeker, candidates).length));
      for (const [name, count] of counted.withoutMust) {
        const wish = seeker.wishes?.[name];
        const relaxed = { ...seeker, wishes: { ...seeker.wishes, [name]: { ...Object(wish), strength: 'wish' } } };
        expect(count).toBe(Math.min(most, scan(relaxed, candidates).length));
        musts++;
      }
    }
  }, 20);
  expect(musts).toBeGreaterThan(20);
}, 60_000);
