import { priceTerm } from '#matching/rank.ts';
import { findPrices } from '#ranking/ranking.ts';
import { makeRandom } from '#ranking/testing/invented-people.ts';
import { makeBehaviour } from './behaviour.ts';
import { type MarketFits, scoresOf, type Weighing } from './fits.ts';
import { countLists, firstOf, PAGE } from './lists.ts';
import { type Measured, makeMeasure } from './measure.ts';
import { leaveOut, makeParty } from './party.ts';
import { type MarketPeople, WEEKS } from './people.ts';
import { makeWeeklyPairs } from './weekly-pairs.ts';

/** The changes to the order that a simulation switches on. */
export interface Mends extends Weighing {
  ties: boolean;
  prices: boolean;
  introductions: boolean;
  /** Whether a list leaves out members to whom the seeker has written. */
  leavesWritten: boolean;
}

/** What a simulation starts from. */
export interface Market {
  people: MarketPeople;
  fits: MarketFits;
  /** The weight of what attracts everybody: 0, 0.5 or 1. */
  popularity: number;
  seed: number;
}

/** An inbox with more waiting interests is full. */
const FULL = 10;
/** The weeks after which an interest without an answer ends. */
const EXPIRES_AFTER = 3;
const ANSWERED_A_WEEK = 4;
/** By side: the highest number of interests a week, and the probability that an active person writes in a week. */
const WRITING = [
  { most: 1, chance: 0.3 },
  { most: 2, chance: 0.4 },
] as const;
/** The probability that a seeker reads each further page of a list. */
const READS_ON = 0.5;
const MOST_PAGES = 5;
/** The probability that two people leave the market after an acceptance. */
const SETTLE_CHANCE = 0.1;

/** Simulates half a year of a market: looking, writing, answering, leaving, and weekly prices and introductions. */
export async function simulate(market: Market, mends: Mends): Promise<Measured> {
  const { people, fits, seed } = market;
  const random = makeRandom(seed + 17);
  const likes = makeBehaviour(market);
  const parties = [
    makeParty(people.women, people.men, scoresOf(fits.women, mends), fits.women),
    makeParty(people.men, people.women, scoresOf(fits.men, mends), fits.men),
  ] as const;
  // Each side's lists contain the people of the other side.
  for (const [which, { lists }] of parties.entries()) {
    const other = which === 0 ? parties[1] : parties[0];
    lists.isThere = other.isThere;
    lists.idle = other.idle;
    lists.ties.hashed = mends.ties;
    if (mends.without === 'freshness') lists.freshness = 0;
  }
  const measure = makeMeasure(parties);
  const weekly = makeWeeklyPairs({ parties, likes, random, seed, measure, send, accept });

  for (let week = 0; week < WEEKS; week++) {
    beginWeek(week);
    if (mends.introductions) await weekly.begin(week);
    for (const party of parties) leaveOut(party, week, mends.leavesWritten);
    measure.week(week);
    for (const which of [1, 0] as const) writeAll(which, week);
    for (const which of [0, 1] as const) answerAll(which, week);
    if (mends.introductions) weekly.settle(week);
    if (mends.prices) for (const which of [0, 1] as const) await price(which, week);
  }
  return measure.finish();

  // In the functions below, `which` is the side of the person who acts: 0 women, 1 men.

  function beginWeek(week: number): void {
    for (const { side, isThere, idle, lists, weeksAlone } of parties) {
      lists.ties.week = week;
      for (let person = 0; person < isThere.length; person++) {
        if (side.arrives[person] === week) isThere[person] = 1;
        idle[person] = random() < (side.diligence[person] ?? 0) ? 0 : (idle[person] ?? 0) + 1;
        if (isThere[person] === 1) weeksAlone[person] = (weeksAlone[person] ?? 0) + 1;
      }
    }
  }

  function writeAll(which: 0 | 1, week: number): void {
    const party = parties[which];
    for (let person = 0; person < party.isThere.length; person++) {
      if (party.isThere[person] !== 1 || party.idle[person] !== 0 || random() >= WRITING[which].chance) continue;
      let pages = 1;
      while (pages < MOST_PAGES && random() < READS_ON) pages++;
      let sent = 0;
      for (const candidate of firstOf(party.lists, person, pages * PAGE)) {
        if (sent === WRITING[which].most) break;
        if (party.decided[person]?.has(candidate)) continue;
        party.decided[person]?.add(candidate);
        if (!likes(which, person, candidate)) continue;
        sent++;
        send(which, person, candidate, week);
      }
    }
  }

  function send(which: 0 | 1, from: number, to: number, week: number): void {
    const [party, others] = [parties[which], parties[which === 0 ? 1 : 0]];
    const inbox = others.inbox[to] ?? [];
    measure.sent(inbox.length > FULL);
    party.history[from]?.add(to);
    others.history[to]?.add(from);
    party.written[from]?.set(to, week);
    const mine = party.inbox[from] ?? [];
    const theirIndex = mine.findIndex((interest) => interest.from === to);
    // Both have written to each other.
    if (theirIndex >= 0) {
      mine.splice(theirIndex, 1);
      accept(which, from, to);
    } else inbox.push({ from, since: week });
  }

  function answerAll(which: 0 | 1, week: number): void {
    const party = parties[which];
    const other = parties[which === 0 ? 1 : 0];
    for (let person = 0; person < party.isThere.length; person++) {
      const inbox = (party.inbox[person] ?? []).filter(
        ({ from, since }) => other.isThere[from] === 1 && week - since < EXPIRES_AFTER,
      );
      party.inbox[person] = inbox;
      if (party.isThere[person] !== 1 || party.idle[person] !== 0) continue;
      for (let answered = 0; answered < ANSWERED_A_WEEK && inbox.length > 0; answered++) {
        const [interest] = inbox.splice(Math.floor(random() * inbox.length), 1);
        if (interest === undefined) break;
        party.decided[person]?.add(interest.from);
        if (likes(which, person, interest.from)) accept(which, person, interest.from);
        else party.declined[person]?.add(interest.from);
        if (party.isThere[person] !== 1) break;
      }
    }
  }

  function accept(which: 0 | 1, one: number, other: number): void {
    const [party, others] = [parties[which], parties[which === 0 ? 1 : 0]];
    party.written[one]?.set(other, Number.POSITIVE_INFINITY);
    others.written[other]?.set(one, Number.POSITIVE_INFINITY);
    measure.accepted(...(which === 0 ? ([one, other] as const) : ([other, one] as const)));
    if (random() >= SETTLE_CHANCE) return;
    party.isThere[one] = 0;
    others.isThere[other] = 0;
  }

  /**
   * Sets the price points that the lists of this side add from the next week on. Prices do not depend on interests and
   * declines.
   */
  async function price(which: 0 | 1, week: number): Promise<void> {
    const { lists, isThere } = parties[which];
    const { side } = parties[which === 0 ? 1 : 0];
    const { aims, countPlaces } = countLists({ ...lists, without: [] }, isThere);
    const held = new Set([...side.arrives.keys()].filter((person) => side.arrives[person] === week && week > 0));
    const { bands } = await findPrices({
      aims,
      held,
      countPlaces: (bands) => countPlaces(Float64Array.from(bands, priceTerm)),
    });
    lists.added = Float64Array.from(bands, priceTerm);
  }
}
