import { priceTerm, rankWeights } from '#matching/rank.ts';
import { findPrices } from '#server/ranking/prices/find-prices.ts';
import { makeRandom } from '#server/testing/invented-people.ts';
import { makeBehaviour } from './behaviour.ts';
import { type Fits, type MarketFits, scoresOf, type Weighing } from './fits.ts';
import { type Edge, introduce } from './introduce.ts';
import { countLists, firstOf, type Lists, PAGE } from './lists.ts';
import { type Measured, makeMeasure } from './measure.ts';
import { type MarketPeople, type Side, WEEKS } from './people.ts';

/** What is different from an order without any of it. */
export interface Mends extends Weighing {
  ties: boolean;
  prices: boolean;
  introductions: boolean;
}

export interface Market {
  people: MarketPeople;
  fits: MarketFits;
  /** How much the same people please everybody: 0, 0.5, 1. */
  popularity: number;
  seed: number;
}

/** An interest that waits for its answer. */
interface Waiting {
  from: number;
  since: number;
}

/** A side in the course of the half year; its lists are those that its people read. */
export interface Party {
  side: Side;
  fits: Fits;
  lists: Lists;
  isThere: Uint8Array;
  idle: Float64Array;
  inbox: Waiting[][];
  /** Whom each has written to, answered, or looked at and passed over. */
  decided: Set<number>[];
  weeksAlone: Float64Array;
}

const FULL = 10;
const EXPIRES_AFTER = 3;
const ANSWERED_A_WEEK = 4;
/** How many interests a week, and how often somebody who looks in writes at all. */
const WRITING = [
  { most: 1, chance: 0.3 },
  { most: 2, chance: 0.4 },
] as const;
/** Each further page of a list is read as often as this. */
const READS_ON = 0.5;
const MOST_PAGES = 5;
const SETTLE_CHANCE = 0.1;
const PRESSES = 0.8;

/** Half a year of a market: looking, writing, answering, leaving, and weekly prices and introductions. */
export async function simulate(market: Market, mends: Mends): Promise<Measured> {
  const { people, fits, seed } = market;
  const random = makeRandom(seed + 17);
  const likes = makeBehaviour(market);
  const parties = [
    makeParty(people.women, people.men, scoresOf(fits.women, mends), fits.women),
    makeParty(people.men, people.women, scoresOf(fits.men, mends), fits.men),
  ] as const;
  // Each side's lists hold the other.
  for (const [at, { lists }] of parties.entries()) {
    const other = at === 0 ? parties[1] : parties[0];
    lists.isThere = other.isThere;
    lists.idle = other.idle;
    lists.ties.hashed = mends.ties;
    if (mends.without === 'freshness') lists.freshness = 0;
  }
  const measure = makeMeasure(parties);
  const met = new Set<number>();
  const keyOf = (woman: number, man: number) => woman * people.men.people.length + man;
  const edges = makeEdges(parties);

  for (let week = 0; week < WEEKS; week++) {
    beginWeek(week);
    if (mends.introductions) introduceAll(week);
    measure.week(week);
    for (const which of [1, 0] as const) writeAll(which, week);
    for (const which of [0, 1] as const) answerAll(which, week);
    if (mends.prices) for (const which of [0, 1] as const) await price(which, week);
  }
  return measure.finish();

  function beginWeek(week: number): void {
    for (const { side, isThere, idle, lists, weeksAlone } of parties) {
      lists.ties.week = week;
      for (let at = 0; at < isThere.length; at++) {
        if (side.arrives[at] === week) isThere[at] = 1;
        idle[at] = random() < (side.diligence[at] ?? 0) ? 0 : (idle[at] ?? 0) + 1;
        if (isThere[at] === 1) weeksAlone[at] = (weeksAlone[at] ?? 0) + 1;
      }
    }
  }

  function writeAll(which: 0 | 1, week: number): void {
    const party = parties[which];
    const other = parties[which === 0 ? 1 : 0];
    for (let at = 0; at < party.isThere.length; at++) {
      if (party.isThere[at] !== 1 || party.idle[at] !== 0 || random() >= WRITING[which].chance) continue;
      let pages = 1;
      while (pages < MOST_PAGES && random() < READS_ON) pages++;
      let sent = 0;
      for (const candidate of firstOf(party.lists, at, pages * PAGE)) {
        if (sent === WRITING[which].most) break;
        if (party.decided[at]?.has(candidate)) continue;
        party.decided[at]?.add(candidate);
        if (!likes(which, at, candidate)) continue;
        sent++;
        send(which, at, candidate, week);
      }
    }
    return;

    function send(which: 0 | 1, from: number, to: number, week: number): void {
      const inbox = other.inbox[to] ?? [];
      measure.sent(inbox.length > FULL);
      met.add(which === 0 ? keyOf(from, to) : keyOf(to, from));
      const mine = party.inbox[from] ?? [];
      const theirs = mine.findIndex((interest) => interest.from === to);
      // Both have written.
      if (theirs >= 0) {
        mine.splice(theirs, 1);
        accept(which, from, to);
      } else inbox.push({ from, since: week });
    }
  }

  function answerAll(which: 0 | 1, week: number): void {
    const party = parties[which];
    const other = parties[which === 0 ? 1 : 0];
    for (let at = 0; at < party.isThere.length; at++) {
      const inbox = (party.inbox[at] ?? []).filter(
        ({ from, since }) => other.isThere[from] === 1 && week - since < EXPIRES_AFTER,
      );
      party.inbox[at] = inbox;
      if (party.isThere[at] !== 1 || party.idle[at] !== 0) continue;
      for (let answered = 0; answered < ANSWERED_A_WEEK && inbox.length > 0; answered++) {
        const [interest] = inbox.splice(Math.floor(random() * inbox.length), 1);
        if (interest === undefined) break;
        party.decided[at]?.add(interest.from);
        if (likes(which, at, interest.from)) accept(which, at, interest.from);
        else party.lists.without[at]?.add(interest.from);
        if (party.isThere[at] !== 1) break;
      }
    }
  }

  function accept(which: 0 | 1, one: number, other: number): void {
    measure.accepted();
    if (random() >= SETTLE_CHANCE) return;
    parties[which].isThere[one] = 0;
    parties[which === 0 ? 1 : 0].isThere[other] = 0;
  }

  function introduceAll(week: number): void {
    const [women, men] = parties;
    const open = edges.filter(
      ({ woman, man }) => women.isThere[woman] === 1 && men.isThere[man] === 1 && !met.has(keyOf(woman, man)),
    );
    measure.introducible(open, week);
    const waiting = { women: women.weeksAlone, men: men.weeksAlone };
    for (const [woman, man] of introduce(open, waiting, week)) {
      met.add(keyOf(woman, man));
      women.weeksAlone[woman] = 0;
      men.weeksAlone[man] = 0;
      measure.introduced(woman, man, week);
      if (women.isThere[woman] !== 1 || men.isThere[man] !== 1) continue;
      const her = women.idle[woman] === 0 && random() < PRESSES && likes(0, woman, man);
      const his = men.idle[man] === 0 && random() < PRESSES && likes(1, man, woman);
      if (her && his) accept(0, woman, man);
      else if (her) men.inbox[man]?.push({ from: woman, since: week });
      else if (his) women.inbox[woman]?.push({ from: man, since: week });
    }
  }

  /** What the lists of this side add to the other's scores from the next week on. */
  async function price(which: 0 | 1, week: number): Promise<void> {
    const { lists, isThere } = parties[which];
    const { side } = parties[which === 0 ? 1 : 0];
    const { aims, countPlaces } = countLists(lists, isThere);
    const held = new Set([...side.arrives.keys()].filter((at) => side.arrives[at] === week && week > 0));
    const { bands } = await findPrices({
      aims,
      held,
      countPlaces: (bands) => countPlaces(Float64Array.from(bands, priceTerm)),
    });
    lists.added = Float64Array.from(bands, priceTerm);
  }
}

function makeParty(side: Side, others: Side, scores: readonly Float64Array[], fits: Fits): Party {
  const count = side.people.length;
  const each = <T>(make: () => T) => Array.from({ length: count }, make);
  const isThere = new Uint8Array(count);
  const idle = new Float64Array(count);
  return {
    side,
    fits,
    isThere,
    idle,
    inbox: each(() => []),
    decided: each(() => new Set()),
    weeksAlone: new Float64Array(count),
    lists: {
      candidates: fits.candidates,
      scores,
      own: fits.own,
      freshness: rankWeights.freshness,
      isThere,
      idle,
      added: new Float64Array(others.people.length),
      ties: { hashed: false, week: 0 },
      without: each(() => new Set()),
    },
  };
}

/** Every pair that breaks no must, with the lesser of both scores. */
function makeEdges([women, men]: readonly [Party, Party]): Edge[] {
  const ofMen = men.lists.candidates.map(
    (candidates, man) => new Map([...candidates].map((woman, at) => [woman, men.lists.scores[man]?.[at] ?? 0])),
  );
  return women.lists.candidates.flatMap((candidates, woman) =>
    [...candidates].map((man, at) => ({
      woman,
      man,
      score: Math.min(women.lists.scores[woman]?.[at] ?? 0, ofMen[man]?.get(woman) ?? 0),
    })),
  );
}
