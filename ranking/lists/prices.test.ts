import { expect, test } from 'vitest';
import { weekOfDay } from '#matching/calendar.ts';
import type { SharedPerson } from '#matching/person.ts';
import { highestPrice } from '#matching/rank.ts';
import { prepareQuestion } from '../question/question.ts';
import { makeDictionaries } from '../rows/dictionaries.ts';
import { makeRowParser } from '../rows/parse-row.ts';
import { changeOver, makePriceState, type Prices } from '../rows/price-codes.ts';
import { scan as scanAll } from '../scan.ts';
import { type BlockStore, makeBlockStore } from '../store/block-store.ts';
import { gatherMembers, makeMembers } from '../store/members.ts';
import { candidateLine } from '../testing/candidate-line.ts';
import { inventPerson, makeRandom } from '../testing/invented-people.ts';
import { makeTieRanks } from '../tie-ranks.ts';
import { findBest } from './best.ts';
import type { Placed } from './best-list.ts';

const on = '2026-11-20';
const today = 20_777;
const tieRanks = makeTieRanks(Buffer.alloc(32, 5));
const tieRank = tieRanks.ofSeeker('SV7', weekOfDay(today));
type People = Map<number, SharedPerson>;

function inventPeople(random: () => number, count: number): People {
  const people: People = new Map();
  while (people.size < count) people.set(1 + Math.floor(random() * 999_999_999), inventPerson(random, 'Female'));
  return people;
}

/** Returns random prices. Some candidates have none, and some prices belong to nobody. */
function inventPrices(random: () => number, people: People): Map<number, number> {
  const prices = new Map([[1_000_000_000, highestPrice]]);
  for (const id of people.keys()) if (random() < 0.9) prices.set(id, Math.floor(random() * (highestPrice + 1)));
  return prices;
}

const scan = (seeker: SharedPerson, people: People, prices: Prices): Placed[] =>
  scanAll(seeker, people, on, { tieRank, prices });

const dictionaries = makeDictionaries();
const list = (seeker: SharedPerson, store: BlockStore, count = 20): Placed[] =>
  findBest(prepareQuestion(seeker, on, dictionaries), store, dictionaries, { count, tieRank });
const inventSeekers = (random: () => number, count: number): SharedPerson[] =>
  Array.from({ length: count }, () => inventPerson(random, 'Male'));

test.each([3, 4, 5])('lists have the order of a scan with prices, of all that are there (seed %i)', async (seed) => {
  const random = makeRandom(seed);
  const people = inventPeople(random, 5_000);
  const { take, finish } = gatherMembers(dictionaries, tieRanks, today);
  for (const [id, person] of people) take(candidateLine(id, person));
  const members = makeMembers(dictionaries);
  await finish(members.fill);
  const seekers = inventSeekers(random, 8);
  for (const prices of [inventPrices(random, people), inventPrices(random, people), new Map<number, number>()]) {
    await members.setPrices(prices);
    for (const seeker of seekers)
      expect(list(seeker, members.brides, 200)).toEqual(scan(seeker, people, prices).slice(0, 200));
    // A candidate who changes keeps the price; one who is added gets the price that waited.
    for (const id of [...people.keys()].filter(() => random() < 0.1)) {
      people.set(id, inventPerson(random, 'Female'));
      members.take(candidateLine(id, people.get(id) ?? { gender: 'Female' }));
    }
    people.set(1_000_000_000, inventPerson(random, 'Female'));
    members.take(candidateLine(1_000_000_000, people.get(1_000_000_000) ?? { gender: 'Female' }));
    for (const seeker of seekers)
      expect(list(seeker, members.brides)).toEqual(scan(seeker, people, prices).slice(0, 20));
  }
});

test('while prices are written, each list has the old ones for all, and then the new ones for all', () => {
  const random = makeRandom(9);
  const people = inventPeople(random, 1_500);
  const parse = makeRowParser(dictionaries);
  const state = makePriceState();
  const store = makeBlockStore(dictionaries, today, undefined, { prices: state });
  for (const [id, person] of people) store.insert(parse(candidateLine(id, person)).words);
  const seekers = inventSeekers(random, 4);
  let steps = 0;
  const write = (expected: Prices) => {
    for (const _ of store.summarizeAll()) {
      const [id = 1] = people.keys();
      // In every step a candidate changes and moves.
      people.delete(id);
      store.remove(id);
      people.set(id, inventPerson(random, 'Female'));
      store.insert(parse(candidateLine(id, people.get(id) ?? { gender: 'Female' })).words);
      const seeker = seekers[steps++ % seekers.length] ?? { gender: 'Male' };
      expect(list(seeker, store)).toEqual(scan(seeker, people, expected).slice(0, 20));
    }
  };
  const [first, second] = [inventPrices(random, people), inventPrices(random, people)];
  state.coming = first;
  write({ get: () => undefined });
  changeOver(state);
  write(first);
  state.coming = second;
  write(first);
  changeOver(state);
  write(second);
  expect(steps).toBeGreaterThan(100);
});

test('of prices that are set one right after the other the last one counts', async () => {
  const random = makeRandom(11);
  const people = inventPeople(random, 300);
  const members = makeMembers(dictionaries);
  for (const [id, person] of people) members.take(candidateLine(id, person));
  const [first, second] = [inventPrices(random, people), inventPrices(random, people)];
  await Promise.all([members.setPrices(first), members.setPrices(second)]);
  const [seeker = { gender: 'Male' }] = inventSeekers(random, 1);
  expect(list(seeker, members.brides)).toEqual(scan(seeker, people, second).slice(0, 20));
  const stopped = AbortSignal.abort();
  await members.setPrices(first, stopped).catch(() => {});
  await members.setPrices(second);
  expect(list(seeker, members.brides)).toEqual(scan(seeker, people, second).slice(0, 20));
});
