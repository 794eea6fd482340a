import { makeRandom } from '#ranking/testing/invented-people.ts';
import type { Fits } from './fits.ts';
import type { Market } from './half-year.ts';
import { bell, type Side } from './people.ts';

/** Returns whether `other` pleases `one`; `which` is the side of `one`: 0 women, 1 men. */
export type Likes = (which: 0 | 1, one: number, other: number) => boolean;

/** The share of acceptable candidates (no must broken) that please a woman, and a man. */
const PLEASING = [0.1, 0.2] as const;
/** How much more selective attractive people are: the part of their own appeal that is subtracted. */
const CHOOSY = 0.5;
/** The weight of the stated wishes, relative to the random part of taste. */
const FIT = 1.5;

/**
 * Returns who pleases whom. It depends on a person's wishes, on what attracts everybody, and on chance. It is the same
 * for every order of the lists; the lists decide only who meets.
 */
export function makeBehaviour({ people, fits, popularity, seed }: Market): Likes {
  const random = makeRandom(seed + 5);
  const pleased = [
    pleasing(people.women, people.men, fits.women, PLEASING[0]),
    pleasing(people.men, people.women, fits.men, PLEASING[1]),
  ] as const;
  return (which, one, other) => pleased[which][one]?.has(other) === true;

  /** Returns for each person of `side` who pleases that person; on the whole this share of all candidates does. */
  function pleasing(side: Side, others: Side, { candidates, own }: Fits, share: number): ReadonlySet<number>[] {
    const pleasures = candidates.map((acceptable, seeker) =>
      Float64Array.from(acceptable, (candidate, index) => {
        const common = (others.appeal[candidate] ?? 0) - CHOOSY * (side.appeal[seeker] ?? 0);
        return FIT * (own[seeker]?.[index] ?? 0) + popularity * common + bell(random);
      }),
    );
    const sorted = Float64Array.from(pleasures.flatMap((ofSeeker) => [...ofSeeker])).sort();
    const enough = sorted[Math.floor(sorted.length * (1 - share))] ?? 0;
    return candidates.map(
      (acceptable, seeker) => new Set(acceptable.filter((_, index) => (pleasures[seeker]?.[index] ?? 0) >= enough)),
    );
  }
}
