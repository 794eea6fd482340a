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

interface Given {
  parties: readonly [women: Party, men: Party];
  likes: Likes;
  random: () => number;
  seed: number;
  measure: ReturnType<typeof makeMeasure>;
  send(which: 0 | 1, from: number, to: number, week: number): void;
  accept(which: 0 | 1, one: number, other: number): void;
}

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
export function makeWeeklyPairs({ parties, likes, random, seed, measure, send, accept }: Given) {
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
    return answers ? (pleases ? 'yes' : 'no') : undefined;
  }

  function areAcquainted(woman: number, man: number): boolean {
    return women.written[woman]?.get(man) === Number.POSITIVE_INFINITY;
  }
}

type Parties = readonly [women: Party, men: Party];

/** Profile numbers of women begin with a 1, those of men with a 2. */
const beginsAt = [1_000_000, 2_000_000] as const;
const sideOf = (number: number): 0 | 1 => (number < beginsAt[1] ? 0 : 1);
const placeOf = (number: number): number => number - beginsAt[sideOf(number)];
const idOf = (which: 0 | 1, at: number): string => `SV${beginsAt[which] + at}`;

/** Returns the pairs that the site's own round introduces in a week, computed from these lists. */
async function introduce(parties: Parties, week: number, seed: number): Promise<[woman: number, man: number][]> {
  const turns = { brides: takingPart(parties[0], 0), grooms: takingPart(parties[1], 1) };
  const pairs = await pairAll(
    turns,
    asReading(parties, week, seed),
    async (market) => matchFamilies(sorted(market)).groomOf,
  );
  return pairs.map(([woman, man]) => [placeOf(numberOf(woman)), placeOf(numberOf(man))]);
}

/** Returns the people who are present and were active in the last twelve weeks. */
function takingPart({ isThere, idle, weeksAlone }: Party, which: 0 | 1): Introducible[] {
  return [...isThere.keys()]
    .filter((at) => isThere[at] === 1 && (idle[at] ?? 0) < freshForWeeks)
    .map((at) => ({
      profileId: idOf(which, at),
      isBride: which === 0,
      waits: Math.max(1, weeksAlone[at] ?? 0),
      declinesAll: false,
      isChosen: false,
    }));
}

function asReading(parties: Parties, week: number, seed: number): Reading {
  const numbersOf = (which: 0 | 1, places: Iterable<number>) => new Set([...places].map((at) => beginsAt[which] + at));
  return {
    async load(ids) {
      const loaded = ids.map((id) => {
        const which = sideOf(numberOf(id));
        const at = placeOf(numberOf(id));
        const { side, history } = parties[which];
        const other = which === 0 ? 1 : 0;
        const person: SharedPerson = side.people[at] ?? { gender: 'Female' };
        return [id, { person, history: numbersOf(other, history[at] ?? []) }] as const;
      });
      return new Map(loaded);
    },
    ranking: {
      judge(_, __, { count, whose, mayTake, scored }) {
        const which = sideOf(numberOf(whose));
        const seeker = placeOf(numberOf(whose));
        const { lists } = parties[which];
        const first = beginsAt[which === 0 ? 1 : 0];
        const without: Pick<ReadonlySet<number>, 'has'>[] = [];
        without[seeker] = { has: (candidate) => !mayTake(first + candidate) };
        const best = count === 0 ? [] : [...firstOf({ ...lists, without }, seeker, count)];
        const placed = (lists: Lists, candidate: number) => scoreOf(lists, seeker, candidate);
        return {
          best: best.map((candidate) => ({ id: first + candidate, score: placed(lists, candidate) })),
          scores: Float64Array.from(scored, (number) => placed(lists, number - first)),
        };
      },
    },
    on: marketDay,
    seed: [seed, week],
  };
}
