import type { Figure } from './figure.ts';
import { fitPeople } from './support/market/fits.ts';
import { type Mends, simulate } from './support/market/half-year.ts';
import { inventPeople } from './support/market/people.ts';

export const name = 'market';

const SEED = 39;
const today: Mends = { ties: false, balance: false, prices: false, introductions: false, weights: 'asBuilt' };
const variants: Record<string, Mends> = {
  today,
  ties: { ...today, ties: true },
  balance: { ...today, balance: true },
  prices: { ...today, prices: true },
  introductions: { ...today, introductions: true },
  all: { ties: true, balance: true, prices: true, introductions: true, weights: 'asBuilt' },
};

export async function run(): Promise<Figure[]> {
  for (const ratio of (process.env.R ?? '1 2').split(' ').map(Number)) {
    const people = inventPeople(ratio, SEED);
    const fits = fitPeople(people);
    for (const popularity of (process.env.P ?? '0 0.5 1').split(' ').map(Number)) {
      for (const [variant, mends] of Object.entries(variants)) {
        const t = performance.now();
        const m = await simulate({ people, fits, popularity, seed: SEED }, mends);
        const f = (s: typeof m.women) => `${s.gini.toFixed(3)} ${s.onNone.toFixed(1)}% never ${s.never.toFixed(1)}%`;
        console.log(
          ratio,
          popularity,
          variant.padEnd(14),
          m.acceptances,
          'W',
          f(m.women),
          'M',
          f(m.men),
          'lost',
          m.fitLost.toFixed(2),
          'full',
          m.toFull.toFixed(1),
          'intro',
          m.introduced.toFixed(1),
          m.mustsBroken,
          Math.round(performance.now() - t),
        );
        if (variant === 'all' || variant === 'today')
          console.log(
            [...m.women.groups].map(([g, v]) => g + ' ' + v.toFixed(2)).join(' '),
            '|',
            [...m.men.groups].map(([g, v]) => g + ' ' + v.toFixed(2)).join(' '),
          );
      }
    }
  }
  return [];
}
