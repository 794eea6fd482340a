/** For a couple: no chance of a (less) serious disorder, counselling advised, or counselling strongly advised. */
export type HealthCode = 'haemoglobin.noSeriousChance' | 'haemoglobin.counselling' | 'haemoglobin.counsellingStrongly';

/** The consequence of a genotype for a child, mildest first. */
type ChildClass = 'none' | 'carrier' | 'minimal' | 'less serious' | 'serious';

/** Chances per pregnancy, 0 to 1. A usual haemoglobin, B beta-thalassaemia, E HbE, S sickle, D HbD-Punjab. */
export type HaemoglobinOutcome = {
  readonly children: readonly { readonly genotype: string; readonly class: ChildClass; readonly chance: number }[];
  readonly seriousChance: number;
  readonly lessSeriousChance: number;
  readonly code: HealthCode;
};

/** The states of a parent that the table covers. */
export const haemoglobinLabels = [
  'normal',
  'beta-carrier',
  'E-carrier',
  'S-carrier',
  'D-carrier',
  'E-homozygous',
  'beta-thalassaemia',
  'E-beta-thalassaemia',
  'sickle-disease',
  'S-beta-thalassaemia',
] as const;

type HaemoglobinLabel = (typeof haemoglobinLabels)[number];

/** The two alleles of each state. */
const alleles: Record<HaemoglobinLabel, string> = {
  normal: 'AA',
  'beta-carrier': 'AB',
  'E-carrier': 'AE',
  'S-carrier': 'AS',
  'D-carrier': 'AD',
  'E-homozygous': 'EE',
  'beta-thalassaemia': 'BB',
  'E-beta-thalassaemia': 'BE',
  'sickle-disease': 'SS',
  'S-beta-thalassaemia': 'BS',
};

/**
 * The consequence of each genotype. BE ranges from mild to transfusion-dependent and counts as serious; BD is usually
 * mild to moderate, ES usually mild.
 */
const childClasses: Record<string, ChildClass> = {
  AA: 'none',
  AB: 'carrier',
  AE: 'carrier',
  AS: 'carrier',
  AD: 'carrier',
  DD: 'minimal',
  DE: 'minimal',
  EE: 'minimal',
  BD: 'less serious',
  ES: 'less serious',
  BB: 'serious',
  BE: 'serious',
  BS: 'serious',
  DS: 'serious',
  SS: 'serious',
};

/** The chance of each of the four combinations, because each parent passes on one of two alleles. */
const chanceOfCombination = 1 / 4;

/** The outcome of each ordered pair of states, by both labels separated by a space. */
const outcomes = new Map(haemoglobinLabels.flatMap((a) => haemoglobinLabels.map((b) => [`${a} ${b}`, cross(a, b)])));

/**
 * Returns the possible haemoglobin types of a couple's children, by single-gene inheritance (HBB); the order of the
 * parents does not matter. For counsellors and general information, never a verdict on a pair. Throws a RangeError for
 * an unknown label.
 */
export function haemoglobinOutcome(a: HaemoglobinLabel, b: HaemoglobinLabel): HaemoglobinOutcome {
  const outcome = outcomes.get(`${a} ${b}`);
  if (outcome === undefined) throw new RangeError('not a haemoglobin label of the table');
  return outcome;
}

/** Computes the outcome of two parents; the same for either order. */
function cross(a: HaemoglobinLabel, b: HaemoglobinLabel): HaemoglobinOutcome {
  const [first, second] = haemoglobinLabels.indexOf(a) <= haemoglobinLabels.indexOf(b) ? [a, b] : [b, a];
  const chances = new Map<string, number>();
  for (const one of alleles[first]) {
    for (const other of alleles[second]) {
      const genotype = one < other ? `${one}${other}` : `${other}${one}`;
      chances.set(genotype, (chances.get(genotype) ?? 0) + chanceOfCombination);
    }
  }
  const children = [...chances]
    .map(([genotype, chance]) => ({ genotype, class: childClasses[genotype] ?? 'serious', chance }))
    .sort((x, y) => y.chance - x.chance);
  const chanceOf = (childClass: ChildClass) =>
    children.reduce((sum, child) => (child.class === childClass ? sum + child.chance : sum), 0);
  const seriousChance = chanceOf('serious');
  const lessSeriousChance = chanceOf('less serious');
  return { children, seriousChance, lessSeriousChance, code: codeOf(seriousChance, lessSeriousChance) };
}

/** Returns the advice for two parents. */
function codeOf(seriousChance: number, lessSeriousChance: number): HealthCode {
  if (seriousChance > 0) return 'haemoglobin.counsellingStrongly';
  return lessSeriousChance > 0 ? 'haemoglobin.counselling' : 'haemoglobin.noSeriousChance';
}
