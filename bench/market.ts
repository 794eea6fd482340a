import type { Figure } from './figure.ts';
import { fitPeople } from './support/market/fits.ts';
import { type Market, type Mends, simulate } from './support/market/half-year.ts';
import type { Measured } from './support/market/measure.ts';
import { inventPeople } from './support/market/people.ts';

export const name = 'market';

const SEEDS = [39, 40, 41];
const today: Mends = { ties: false, balance: false, prices: false, introductions: false, weights: 'asBuilt' };
const all: Mends = { ties: true, balance: true, prices: true, introductions: true, weights: 'asBuilt' };
const variants: Readonly<Record<string, Mends>> = {
  today,
  ties: { ...today, ties: true },
  balance: { ...today, balance: true },
  prices: { ...today, prices: true },
  introductions: { ...today, introductions: true },
  all,
};
/** Other ways to weigh the wishes of both; tried in the market of the goals alone. */
const weighings: Readonly<Record<string, Mends>> = {
  equalWeights: { ...all, weights: 'equal' },
  geometricMean: { ...all, weights: 'geometric' },
};

/** Twice as many men as women, who are partly pleased by the same people. */
const goalMarket = { ratio: 2, popularity: 0.5 };
const goals: Readonly<Record<string, string>> = {
  acceptances: '>= 112',
  'gini.women': '<= 0.35',
  'gini.men': '<= 0.35',
  'onNone.women': '<= 2',
  'onNone.men': '<= 8',
  introduced: '>= 98',
  fitLost: '<= 3.5',
  mustsBroken: '0',
  toFull: '<= 6',
};
const groupGoal = '0.8 - 1.25';

/**
 * Half a year of an invented market, in today's order, with each change alone, and with all. `--market=2:0.5` measures one market,
 * `--seeds=1` with fewer seeds.
 */
export async function run(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const ratio of [1, 2]) {
    for (const popularity of [0, 0.5, 1]) {
      const wanted = optionOf('market');
      if (wanted !== undefined && wanted !== `${ratio}:${popularity}`) continue;
      const isOfGoals = ratio === goalMarket.ratio && popularity === goalMarket.popularity;
      figures.push(...(await measure({ ratio, popularity }, isOfGoals)));
    }
  }
  return figures;
}

async function measure(which: typeof goalMarket, isOfGoals: boolean): Promise<Figure[]> {
  const tried = { ...variants, ...(isOfGoals && weighings) };
  const found = new Map<string, Measured[]>(Object.keys(tried).map((variant) => [variant, []]));
  for (const seed of SEEDS.slice(0, Number(optionOf('seeds') ?? SEEDS.length))) {
    const people = inventPeople(which.ratio, seed);
    const market: Market = { people, fits: fitPeople(people), popularity: which.popularity, seed };
    for (const [variant, mends] of Object.entries(tried)) found.get(variant)?.push(await simulate(market, mends));
  }
  const named = `market.${which.ratio}:${which.popularity}`;
  const before = mean(found.get('today') ?? [], ({ acceptances }) => acceptances);
  return [...found].flatMap(([variant, measured]) => {
    const hasGoals = isOfGoals && variant === 'all';
    const isHonest = which.popularity === 0 && variant === 'prices';
    const acceptancesGoal = isHonest ? '>= 98' : '';
    return [
      ...Object.entries(read).map(([what, { unit, of }]): Figure => {
        const value = mean(measured, of);
        const goal = hasGoals ? (goals[what] ?? '') : what === 'acceptances' ? acceptancesGoal : '';
        return {
          ...{ name: `${named}.${variant}.${what}`, unit, goal },
          value: what === 'acceptances' ? (100 * value) / before : value,
        };
      }),
      ...(isOfGoals && ['today', 'all'].includes(variant) ? auditOf(`${named}.${variant}`, measured, hasGoals) : []),
    ];
  });
}

const read: Readonly<Record<string, { unit: string; of: (measured: Measured) => number }>> = {
  acceptances: { unit: "today's 100", of: ({ acceptances }) => acceptances },
  'gini.women': { unit: '', of: ({ women }) => women.gini },
  'gini.men': { unit: '', of: ({ men }) => men.gini },
  'onNone.women': { unit: '%', of: ({ women }) => women.onNone },
  'onNone.men': { unit: '%', of: ({ men }) => men.onNone },
  'never.women': { unit: '%', of: ({ women }) => women.never },
  'never.men': { unit: '%', of: ({ men }) => men.never },
  fitLost: { unit: 'points', of: ({ fitLost }) => fitLost },
  toFull: { unit: '%', of: ({ toFull }) => toFull },
  introduced: { unit: '%', of: ({ introduced }) => introduced },
  mustsBroken: { unit: '', of: ({ mustsBroken }) => mustsBroken },
  ownFit: { unit: 'points', of: ({ ownFit }) => ownFit },
};

function auditOf(named: string, measured: readonly Measured[], hasGoal: boolean): Figure[] {
  return (['women', 'men'] as const).flatMap((side) =>
    [...(measured[0]?.[side].groups.keys() ?? [])].map((group) => ({
      ...{ name: `${named}.places.${side}.${group}`, unit: 'of alike', goal: hasGoal ? groupGoal : '' },
      value: mean(measured, (one) => one[side].groups.get(group) ?? Number.NaN),
    })),
  );
}

const mean = (measured: readonly Measured[], of: (one: Measured) => number): number =>
  measured.reduce((sum, one) => sum + of(one), 0) / measured.length;

const optionOf = (option: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${option}=`))?.split('=')[1];
