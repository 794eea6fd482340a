import type { Figure } from './figure.ts';
import { fitPeople } from './support/market/fits.ts';
import { type Mends, simulate } from './support/market/half-year.ts';
import type { Measured } from './support/market/measure.ts';
import { inventPeople, type NamedBy, withoutWishes } from './support/market/people.ts';

export const name = 'market';

const FIRST_SEED = 39;
const USUAL_SEEDS = 3;
const WOMEN = 600;

interface Variant extends Mends {
  /** Removes everybody's wishes of this kind, except musts. */
  unwished?: NamedBy;
}

const today: Variant = {
  ties: false,
  balance: false,
  open: false,
  prices: false,
  introductions: false,
  leavesWritten: false,
  weights: 'asBuilt',
};
const all: Variant = {
  ...today,
  ties: true,
  balance: true,
  open: true,
  prices: true,
  introductions: true,
  leavesWritten: true,
};
const variants: Readonly<Record<string, Variant>> = {
  today,
  ties: { ...today, ties: true },
  balance: { ...today, balance: true, open: true },
  prices: { ...today, prices: true },
  introductions: { ...today, introductions: true },
  written: { ...today, leavesWritten: true },
  all,
};
/**
 * Other ways to weigh the wishes of both people and the wishes that are not stated, measured in the market of
 * `goalMarket`.
 */
const weighings: Readonly<Record<string, Variant>> = {
  equalWeights: { ...all, weights: 'equal' },
  geometricMean: { ...all, weights: 'geometric' },
  openIsNothing: { ...all, open: false },
};
/**
 * The order without prices, and that order without each of its parts, to measure the effect of each part on each group
 * (`--parts`).
 */
const fitAlone: Variant = { ...all, prices: false, introductions: false };
const parts: Readonly<Record<string, Variant>> = {
  fitAlone,
  openIsNothing: { ...fitAlone, open: false },
  withoutTheirs: { ...fitAlone, without: 'theirs' },
  withoutHoroscope: { ...fitAlone, without: 'horoscope' },
  withoutCompleteness: { ...fitAlone, without: 'completeness' },
  withoutFreshness: { ...fitAlone, without: 'freshness' },
  withoutMarriageWishes: { ...fitAlone, unwished: 'marriage' },
  withoutAgeWishes: { ...fitAlone, unwished: 'age' },
};

/** The market to which the goals apply: twice as many men as women, and common taste of weight 0.5. */
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
  acceptedTwice: '0',
  toFull: '<= 6',
};
const groupGoal = '0.8 - 1.25';

/**
 * Simulates half a year of an invented market: in today's order, with each change alone, and with all changes.
 * `--market=2:0.5` measures one market, `--seeds=1` uses one seed, `--seeds=42,43` these seeds, `--women=300` a smaller
 * market, `--only=today,all` some orders, `--parts` the order without each of its parts.
 */
export async function run(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const ratio of [1, 2]) {
    for (const popularity of [0, 0.5, 1]) {
      const wanted = optionOf('market');
      if (wanted !== undefined && wanted !== `${ratio}:${popularity}`) continue;
      figures.push(...(await measure({ ratio, popularity })));
    }
  }
  return figures;
}

async function measure(which: typeof goalMarket): Promise<Figure[]> {
  const isHalfInCommon = which.popularity === goalMarket.popularity;
  const isOfGoals = isHalfInCommon && which.ratio === goalMarket.ratio;
  const hasParts = process.argv.includes('--parts');
  const only = optionOf('only')?.split(',');
  const tried = Object.entries(hasParts ? parts : { ...variants, ...(isHalfInCommon && weighings) }).filter(
    ([variant]) => only === undefined || only.includes(variant),
  );
  const found = new Map<string, Measured[]>(tried.map(([variant]) => [variant, []]));
  for (const seed of seedsOf(optionOf('seeds'))) {
    const people = inventPeople(Number(optionOf('women') ?? WOMEN), which.ratio, seed);
    const fits = fitPeople(people);
    for (const [variant, { unwished, ...mends }] of tried) {
      const others = unwished && withoutWishes(people, unwished);
      const market = others ? { people: others, fits: fitPeople(others) } : { people, fits };
      found.get(variant)?.push(await simulate({ ...market, popularity: which.popularity, seed }, mends));
      console.error(`market ${which.ratio}:${which.popularity}, seed ${seed}: ${variant}`);
    }
  }
  const named = `market.${which.ratio}:${which.popularity}`;
  const before = (found.get('today') ?? [...found.values()][0] ?? []).map(({ acceptances }) => acceptances);
  return [...found].flatMap(([variant, measured]) => {
    const hasGoals = isOfGoals && variant === 'all';
    const isHonest = which.popularity === 0 && variant === 'prices';
    const goalOf = (what: string) =>
      hasGoals ? (goals[what] ?? '') : isHonest && what === 'acceptances' ? '>= 98' : '';
    const isAudited = isHalfInCommon && (hasParts || ['today', 'all', 'openIsNothing'].includes(variant));
    return [
      figureOf(
        { name: `${named}.${variant}.acceptances`, unit: "today's 100", goal: goalOf('acceptances') },
        measured.map(({ acceptances }, seed) => (100 * acceptances) / (before[seed] ?? Number.NaN)),
      ),
      ...Object.entries(read).map(([what, { unit, of }]) =>
        figureOf({ name: `${named}.${variant}.${what}`, unit, goal: goalOf(what) }, measured.map(of)),
      ),
      ...(isAudited ? auditOf(`${named}.${variant}`, measured, hasGoals) : []),
    ];
  });
}

const read: Readonly<Record<string, { unit: string; of: (measured: Measured) => number }>> = {
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
  acceptedTwice: { unit: '', of: ({ acceptedTwice }) => acceptedTwice },
  ownFit: { unit: 'points', of: ({ ownFit }) => ownFit },
};

/** Returns for each group: its size, the deviation that chance alone would cause, and both counts of its places. */
function auditOf(named: string, measured: readonly Measured[], hasGoal: boolean): Figure[] {
  return (['women', 'men'] as const).flatMap((side) =>
    [...(measured[0]?.[side].groups.keys() ?? [])].flatMap((group) => {
      const of = (what: 'people' | 'chance' | 'places' | 'placesWhereOpen') =>
        measured.map((one) => one[side].groups.get(group)?.[what] ?? Number.NaN);
      const ofGroup = (what: string) => `${named}.${side}.${group}.${what}`;
      const goal = hasGoal ? groupGoal : '';
      return [
        figureOf({ name: ofGroup('people'), unit: '', goal: '' }, of('people')),
        figureOf({ name: ofGroup('chance'), unit: 'up or down', goal: '' }, of('chance')),
        figureOf({ name: ofGroup('places'), unit: 'of alike', goal }, of('places')),
        figureOf({ name: ofGroup('placesWhereOpen'), unit: 'of alike', goal }, of('placesWhereOpen')),
      ];
    }),
  );
}

function figureOf(figure: Pick<Figure, 'name' | 'unit' | 'goal'>, values: readonly number[]): Figure {
  const value = values.reduce((sum, one) => sum + one, 0) / values.length;
  return { ...figure, value, ...(values.length > 1 && { range: [Math.min(...values), Math.max(...values)] as const }) };
}

function seedsOf(option: string | undefined): number[] {
  if (option?.includes(',')) return option.split(',').map(Number);
  return Array.from({ length: Number(option ?? USUAL_SEEDS) }, (_, at) => FIRST_SEED + at);
}

const optionOf = (option: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${option}=`))?.split('=')[1];
