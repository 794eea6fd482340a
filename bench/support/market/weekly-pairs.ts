import type { SharedPerson } from '#matching/person.ts';
import { freshForWeeks } from '#matching/rank.ts';
import type { Introducible } from '#server/domain/weekly-pairs/introducible.queries.ts';
import { sorted } from '#server/ranking/pairs/market.ts';
import { matchFamilies } from '#server/ranking/pairs/match-families.ts';
import { pairAll } from '#server/ranking/pairs/pair-all.ts';
import { numberOf, type Reading } from '#server/ranking/pairs/read-market.ts';
import type { Likes } from './behaviour.ts';
import { firstOf, type Lists, scoreOf } from './lists.ts';
import type { makeMeasure } from './measure.ts';
import type { Party } from './party.ts';
import { marketDay } from './people.ts';

interface Simulation {
  parties: readonly [women: Party, men: Party];
  likes: Likes;
  random: () => number;
  seed: number;
  measure: ReturnType<typeof makeMeasure>;
  send(which: 0 | 1, from: number, to: number, week: number): void;
  accept(which: 0 | 1, one: number, other: number): void;
}

/** An answer; undefined if there is none. */
type Press = 'yes' | 'no' | undefined;
interface Pressed {
  woman: number;
  man: number;
  her: Press;
  his: Press;
}

/** The probability that an active person answers the introduction of the week. */
const PRESSES = 0.8;

/**
 * Makes the introductions of each week: both people get them, both answer in secret, and they are settled on Sunday
 * evening.
 */
export function makeWeeklyPairs({ parties, likes, random, seed, measure, send, accept }: Simulation) {
  const [women, men] = parties;
  let pressed: Pressed[] = [];

  return {
    async begin(week: number): Promise<void> {
      measure.introducible(week);
      for (const [woman, man] of await introduce(parties, week, seed)) {
        women.history[woman]?.add(man);
        men.history[man]?.add(woman);
        women.weeksAlone[woman] = 0;
        men.weeksAlone[man] = 0;
        measure.introduced(woman, man, week);
        pressed.push({ woman, man, her: press(0, woman, man), his: press(1, man, woman) });
      }
    },
    /** Two yeses are an acceptance. One yes is an ordinary interest, unless the other person has said no. */
    settle(week: number): void {
      const toSettle = pressed;
      pressed = [];
      for (const { woman, man, her, his } of toSettle) {
        if (women.isThere[woman] !== 1 || men.isThere[man] !== 1 || areAcquainted(woman, man)) continue;
        if (her === 'yes' && his === 'yes') accept(0, woman, man);
        else if (her === 'yes' && his !== 'no') send(0, woman, man, week + 1);
        else if (his === 'yes' && her !== 'no') send(1, man, woman, week + 1);
      }
    },
  };

  function press(which: 0 | 1, one: number, other: number): Press {
    const { idle, decided } = parties[which];
    if (idle[one] !== 0) return undefined;
    const pleases = likes(which, one, other);
    const answers = random() < PRESSES;
    // A person who declines an introduction also passes the other over in the list. A person who says *Later* may still
    // write.
    if (answers || !pleases) decided[one]?.add(other);
    if (!answers) return undefined;
    return pleases ? 'yes' : 'no';
  }

  function areAcquainted(woman: number, man: number): boolean {
    return women.written[woman]?.get(man) === Number.POSITIVE_INFINITY;
  }
}

type Parties = readonly [women: Party, men: Party];

/** The first profile number of each side; the position in the side is added to it. */
const firstNumbers = [1_000_000, 2_000_000] as const;
const sideOf = (number: number): 0 | 1 => (number < firstNumbers[1] ? 0 : 1);
/** Returns the position of a person in the own side. */
const positionOf = (number: number): number => number - firstNumbers[sideOf(number)];
const idOf = (which: 0 | 1, position: number): string => `SV${firstNumbers[which] + position}`;

/** Returns the pairs that the site's own round introduces in a week, computed from these lists. */
async function introduce(parties: Parties, week: number, seed: number): Promise<[woman: number, man: number][]> {
  const inTurn = { brides: takingPart(parties[0], 0), grooms: takingPart(parties[1], 1) };
  const pairs = await pairAll(
    inTurn,
    asReading(parties, week, seed),
    async (market) => matchFamilies(sorted(market)).groomOf,
  );
  return pairs.map(([woman, man]) => [positionOf(numberOf(woman)), positionOf(numberOf(man))]);
}

/** Returns the people who are present and were active in the last weeks (`freshForWeeks`). */
function takingPart({ isThere, idle, weeksAlone }: Party, which: 0 | 1): Introducible[] {
  return [...isThere.keys()]
    .filter((position) => isThere[position] === 1 && (idle[position] ?? 0) < freshForWeeks)
    .map((position) => ({
      profileId: idOf(which, position),
      isBride: which === 0,
      waits: Math.max(1, weeksAlone[position] ?? 0),
      declinesAll: false,
      isChosen: false,
    }));
}

/** Returns the lists in the form in which the site's own round reads them. */
function asReading(parties: Parties, week: number, seed: number): Reading {
  const numbersOf = (which: 0 | 1, positions: Iterable<number>) =>
    new Set([...positions].map((position) => firstNumbers[which] + position));
  return {
    async load(ids) {
      const loaded = ids.map((id) => {
        const which = sideOf(numberOf(id));
        const position = positionOf(numberOf(id));
        const { side, history } = parties[which];
        const other = which === 0 ? 1 : 0;
        const person: SharedPerson = side.people[position] ?? { gender: 'Female' };
        return [id, { person, history: numbersOf(other, history[position] ?? []) }] as const;
      });
      return new Map(loaded);
    },
    ranking: {
      judge(_, __, { count, whose, mayTake, scored }) {
        const which = sideOf(numberOf(whose));
        const seeker = positionOf(numberOf(whose));
        const { lists } = parties[which];
        const firstNumber = firstNumbers[which === 0 ? 1 : 0];
        const without: Pick<ReadonlySet<number>, 'has'>[] = [];
        without[seeker] = { has: (candidate) => !mayTake(firstNumber + candidate) };
        const best = count === 0 ? [] : [...firstOf({ ...lists, without }, seeker, count)];
        const scoreIn = (lists: Lists, candidate: number) => scoreOf(lists, seeker, candidate);
        return {
          best: best.map((candidate) => ({ id: firstNumber + candidate, score: scoreIn(lists, candidate) })),
          scores: Float64Array.from(scored, (number) => scoreIn(lists, number - firstNumber)),
        };
      },
    },
    on: marketDay,
    seed: [seed, week],
  };
}
