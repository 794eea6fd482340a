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

async function measure({ ratio, popularity }: typeof goalMarket): Promise<Figure[]> {
  const isHalfInCommon = popularity === goalMarket.popularity;
  const isOfGoals = isHalfInCommon && ratio === goalMarket.ratio;
  const hasParts = process.argv.includes('--parts');
  const only = optionOf('only')?.split(',');
  const tried = Object.entries(hasParts ? parts : { ...variants, ...(isHalfInCommon && weighings) }).filter(
    ([variant]) => only === undefined || only.includes(variant),
  );
  const results = new Map<string, Measured[]>(tried.map(([variant]) => [variant, []]));
  for (const seed of seedsOf(optionOf('seeds'))) {
    const people = inventPeople(Number(optionOf('women') ?? WOMEN), ratio, seed);
    const fits = fitPeople(people);
    for (const [variant, { unwished, ...mends }] of tried) {
      const others = unwished && withoutWishes(people, unwished);
      const market = others ? { people: others, fits: fitPeople(others) } : { people, fits };
      results.get(variant)?.push(await simulate({ ...market, popularity, seed }, mends));
      console.error(`market ${ratio}:${popularity}, seed ${seed}: ${variant}`);
    }
  }
  const prefix = `market.${ratio}:${popularity}`;
  const usual = results.get('today') ?? [...results.values()][0] ?? [];
  return [...results].flatMap(([variant, measured]) => {
    const hasGoals = isOfGoals && variant === 'all';
    // Where tastes have nothing in common, prices may cost at most two of a hundred acceptances.
    const mustNotLose = popularity === 0 && variant === 'prices';
    const goalOf = (what: string): string => {
      if (hasGoals) return goals[what] ?? '';
      return mustNotLose && what === 'acceptances' ? '>= 98' : '';
    };
    const isAudited = isHalfInCommon && (hasParts || ['today', 'all', 'openIsNothing'].includes(variant));
    return [
      figureOf(
        { name: `${prefix}.${variant}.acceptances`, unit: "today's 100", goal: goalOf('acceptances') },
        measured.map(({ acceptances }, index) => (100 * acceptances) / (usual[index]?.acceptances ?? Number.NaN)),
      ),
      ...Object.entries(simpleFigures).map(([what, { unit, read }]) =>
        figureOf({ name: `${prefix}.${variant}.${what}`, unit, goal: goalOf(what) }, measured.map(read)),
      ),
      ...(isAudited ? auditOf(`${prefix}.${variant}`, measured, hasGoals) : []),
    ];
  });
}

const simpleFigures: Readonly<Record<string, { unit: string; read: (measured: Measured) => number }>> = {
  'gini.women': { unit: '', read: ({ women }) => women.gini },
  'gini.men': { unit: '', read: ({ men }) => men.gini },
  'onNone.women': { unit: '%', read: ({ women }) => women.onNone },
  'onNone.men': { unit: '%', read: ({ men }) => men.onNone },
  'never.women': { unit: '%', read: ({ women }) => women.never },
  'never.men': { unit: '%', read: ({ men }) => men.never },
  fitLost: { unit: 'points', read: ({ fitLost }) => fitLost },
  toFull: { unit: '%', read: ({ toFull }) => toFull },
  introduced: { unit: '%', read: ({ introduced }) => introduced },
  mustsBroken: { unit: '', read: ({ mustsBroken }) => mustsBroken },
  acceptedTwice: { unit: '', read: ({ acceptedTwice }) => acceptedTwice },
  ownFit: { unit: 'points', read: ({ ownFit }) => ownFit },
};

/** Returns for each group: its size, the deviation that chance alone would cause, and both counts of its places. */
function auditOf(prefix: string, measured: readonly Measured[], hasGoal: boolean): Figure[] {
  return (['women', 'men'] as const).flatMap((side) =>
    [...(measured[0]?.[side].groups.keys() ?? [])].flatMap((group) => {
      const valuesOf = (what: 'people' | 'chance' | 'places' | 'placesWhereOpen') =>
        measured.map((run) => run[side].groups.get(group)?.[what] ?? Number.NaN);
      const ofGroup = (what: string) => `${prefix}.${side}.${group}.${what}`;
      const goal = hasGoal ? groupGoal : '';
      return [
        figureOf({ name: ofGroup('people'), unit: '', goal: '' }, valuesOf('people')),
        figureOf({ name: ofGroup('chance'), unit: 'up or down', goal: '' }, valuesOf('chance')),
        figureOf({ name: ofGroup('places'), unit: 'of alike', goal }, valuesOf('places')),
        figureOf({ name: ofGroup('placesWhereOpen'), unit: 'of alike', goal }, valuesOf('placesWhereOpen')),
      ];
    }),
  );
}

function figureOf(figure: Pick<Figure, 'name' | 'unit' | 'goal'>, values: readonly number[]): Figure {
  const value = values.reduce((sum, measured) => sum + measured, 0) / values.length;
  return { ...figure, value, ...(values.length > 1 && { range: [Math.min(...values), Math.max(...values)] as const }) };
}

function seedsOf(option: string | undefined): number[] {
  if (option?.includes(',')) return option.split(',').map(Number);
  return Array.from({ length: Number(option ?? USUAL_SEEDS) }, (_, index) => FIRST_SEED + index);
}

/** Returns the value of `--option=value` on the command line. */
const optionOf = (option: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${option}=`))?.split('=')[1];
