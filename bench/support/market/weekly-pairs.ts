import type { Likes } from './behaviour.ts';
import { introduce } from './introduce.ts';
import type { makeMeasure } from './measure.ts';
import type { Party } from './party.ts';

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
