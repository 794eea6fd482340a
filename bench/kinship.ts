import { familyFindings } from '#matching/family/family-findings.ts';
import { readFamily } from '#matching/family/lines.ts';
import { relationThreshold, weighRelation } from '#matching/family/weigh-relation.ts';
import type { Person } from '#matching/person.ts';
import { makeRandom } from '#ranking/testing/invented-people.ts';
import type { Figure } from './figure.ts';
import { type Assumptions, type Meeting, makePeople } from './support/kinship-families.ts';

export const name = 'kinship';

/**
 * The population whose labelled pairs set the threshold. It records nearly all relatives, so chance matches are most
 * likely.
 */
const settingPeople: Assumptions = {
  nameSpread: 0.4,
  outsideTable: 0.15,
  staysNear: 0.5,
  missing: 0.15,
  nonNames: 0.2,
  misnamed: 0.004,
  slips: 0.25,
  inBengali: 0.3,
};
/** The measured population. Other names are common in it; families record fewer relatives and make more mistakes. */
const measuredPeople: Assumptions = {
  nameSpread: 0.7,
  outsideTable: 0.2,
  staysNear: 0.4,
  missing: 0.5,
  nonNames: 0.4,
  misnamed: 0.005,
  slips: 0.35,
  inBengali: 0.4,
};
const unlistedPeople: Assumptions = { ...measuredPeople, outsideTable: 1 };

const strangers = 20_000;
/** Pairs of cousins for each of `throughLines`. */
const cousins = 2_000;
/** The lines of ancestors through which cousins are related: that of the one, and that of the other. */
const throughLines = [
  ['father', 'father'],
  ['father', 'mother'],
  ['mother', 'mother'],
] as const;
/** The highest rates of false warnings at which the threshold is set: half of the goals of `figuresOf`. */
const allowed = { oneCaste: 0.0025, oneSurname: 0.005 };

type Pair = [Person, Person];

interface Pairs {
  strangers: Pair[];
  ofOneSurname: Pair[];
  firstCousins: Pair[][];
  secondCousins: Pair[][];
}

/**
 * Measures the rate of false warnings for unrelated families, the rate of detected cousins, and the time of a
 * comparison.
 */
export async function run(): Promise<Figure[]> {
  const threshold = findThreshold(drawPairs(11, settingPeople));
  const measured = drawPairs(20_261_120, measuredPeople);
  return [
    { name: 'threshold that labelled pairs ask for', value: threshold, unit: 'bits', goal: `≤ ${relationThreshold}` },
    ...figuresOf(measured),
    ...figuresOf(drawPairs(7, unlistedPeople)).map((figure) => ({
      ...figure,
      name: `unlisted names: ${figure.name}`,
      goal: '',
    })),
    { name: 'a comparison, names read before', value: time(measured.strangers), unit: 'µs', goal: '≤ 10' },
  ];
}

function drawPairs(seed: number, assumptions: Assumptions): Pairs {
  const { makeStrangers, makeCousins } = makePeople(makeRandom(seed), assumptions);
  const many = (count: number, make: () => Pair) => Array.from({ length: count }, make);
  const cousinsOf = (generation: Meeting['generation']) =>
    throughLines.map(([lineOfA, lineOfB]) => many(cousins, () => makeCousins({ lineOfA, lineOfB, generation })));
  return {
    strangers: many(strangers, () => makeStrangers(false)),
    ofOneSurname: many(strangers, () => makeStrangers(true)),
    firstCousins: cousinsOf(3),
    secondCousins: cousinsOf(4),
  };
}

function figuresOf(pairs: Pairs): Figure[] {
  return [
    { name: 'false alarms, one caste', value: percentWarned(pairs.strangers), unit: '%', goal: '≤ 0.5' },
    { name: 'false alarms, one surname', value: percentWarned(pairs.ofOneSurname), unit: '%', goal: '≤ 1' },
    ...figuresOfCousins('first cousins', pairs.firstCousins, '≥ 95'),
    ...figuresOfCousins('second cousins', pairs.secondCousins, '≥ 80'),
  ];
}

function figuresOfCousins(who: string, byLines: Pair[][], goal: string): Figure[] {
  return [
    { name: `${who} found`, value: percentWarned(byLines.flat()), unit: '%', goal },
    ...throughLines.map(([ofA, ofB], index) => ({
      name: `${who} found, through ${ofA} and ${ofB}`,
      value: percentWarned(byLines[index] ?? []),
      unit: '%',
      goal: '',
    })),
  ];
}

function percentWarned(pairs: readonly Pair[]): number {
  const isWarned = ([a, b]: Pair) => familyFindings(a, b).some(({ code }) => code === 'relation.possible');
  return (100 * pairs.filter(isWarned).length) / pairs.length;
}

/** Returns the lowest threshold, in steps of half a bit, that keeps false warnings within its share of the limit. */
function findThreshold({ strangers, ofOneSurname }: Pairs): number {
  const weigh = ([a, b]: Pair) => weighRelation(readFamily(a), readFamily(b)) ?? 0;
  const [ofCaste, ofSurname] = [strangers.map(weigh), ofOneSurname.map(weigh)];
  const shareFrom = (weights: readonly number[], least: number) =>
    weights.filter((weight) => weight >= least).length / weights.length;
  let least = 0;
  while (shareFrom(ofCaste, least) > allowed.oneCaste || shareFrom(ofSurname, least) > allowed.oneSurname) least += 0.5;
  return least;
}

const rounds = 9;
const compared = 2_000;

/** Returns the microseconds of a comparison, the best of several rounds. */
function time(pairs: readonly Pair[]): number {
  const some = pairs.slice(0, compared);
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    for (const [a, b] of some) familyFindings(a, b);
    return ((performance.now() - start) / some.length) * 1000;
  });
  return Math.min(...times);
}
