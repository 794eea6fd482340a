import { LINEAGE_SIDES, type LineageSide } from '#contract/lineage.ts';
import type { FormAnswer } from '#web/forms/steps.ts';

/** The relatives of one side, youngest first. */
export const LEAVES = ['parent', 'grandfather', 'greatGrandfather'] as const;
export type Leaf = (typeof LEAVES)[number];

/** What is asked of a relative, in the order in which families ask. */
const ASKED = ['name', 'occupation', 'clan', 'caste', 'life', 'disease', 'tribe', 'now'] as const;
export type Question = (typeof ASKED)[number];

/** A relative of the tree, and a question about them. */
export interface LeafOf {
  side: LineageSide;
  leaf: Leaf;
}
export interface Asked extends LeafOf {
  question: Question;
}

/** Its answers in the form, those that say one thing together. */
const FIELDS = {
  name: ['name', 'nameUnknown'],
  occupation: ['occupation', 'occupationUnknown'],
  clan: ['clan', 'clanUnknown'],
  caste: ['caste', 'casteUnknown'],
  life: ['lifeExpectancy', 'lifeExpectancyUnknown'],
  disease: ['chronicDisease', 'chronicDiseaseDetails', 'chronicDiseaseUnknown'],
  tribe: ['tribe'],
  now: ['now'],
} as const satisfies Readonly<Record<Question, readonly string[]>>;

/** The answer that nobody remembers, where a question has one. */
const UNKNOWN: Readonly<Partial<Record<Question, string>>> = {
  name: 'nameUnknown',
  occupation: 'occupationUnknown',
  clan: 'clanUnknown',
  caste: 'casteUnknown',
  life: 'lifeExpectancyUnknown',
  disease: 'chronicDiseaseUnknown',
};

export const pathsOf = ({ leaf, question }: Omit<Asked, 'side'>): string[] =>
  FIELDS[question].map((name) => `${leaf}.${name}`);
export const unknownOf = ({ leaf, question }: Omit<Asked, 'side'>): string | undefined =>
  UNKNOWN[question] && `${leaf}.${UNKNOWN[question]}`;

/** What is written of one side, by the names of the form; a parent's name, which another form asks, stands beside. */
export type SideValues = Readonly<Record<string, string>>;
export type TreeValues = Readonly<Record<LineageSide, SideValues>>;

/** What this reader is asked. */
export interface Asks {
  /** Only after the consent, and never through the Power Link. */
  health: boolean;
  /** Families without castes and gotras are asked for neither; what they have written stays in the list. */
  bloodline: boolean;
}

const HEALTH: readonly Question[] = ['life', 'disease'];
const BLOODLINE: readonly Question[] = ['clan', 'caste'];
/** Asked of few: they stand in the list of a relative, and are not asked by themselves. */
const SPARE: readonly Question[] = ['tribe', 'now'];
/** A parent's work and health are asked on other pages. */
const OF_PARENTS: readonly Question[] = ['name', 'clan', 'caste', 'tribe'];

/** Every question of a relative that may be answered. */
export const questionsOf = (leaf: Leaf, asks: Asks): Question[] =>
  ASKED.filter((question) => leaf !== 'parent' || OF_PARENTS.includes(question)).filter(
    (question) => asks.health || !HEALTH.includes(question),
  );

/** Whether there is an answer, that nobody remembers among them. */
export const isAnswered = (values: SideValues, asked: Omit<Asked, 'side'>): boolean =>
  pathsOf(asked).some((path) => (values[path] ?? '') !== '');

/** What is still to be asked of a relative, in its order. */
export const openOf = (values: SideValues, leaf: Leaf, asks: Asks): Question[] =>
  questionsOf(leaf, asks).filter(
    (question) =>
      !SPARE.includes(question) &&
      (asks.bloodline || !BLOODLINE.includes(question)) &&
      !isAnswered(values, { leaf, question }),
  );

/** The next question of the same relative: of those behind the last one first, then of those before it. */
export function nextOfLeaf(values: SideValues, { leaf, question }: Omit<Asked, 'side'>, asks: Asks): Question | null {
  const open = openOf(values, leaf, asks);
  const at = ASKED.indexOf(question);
  return open.find((one) => ASKED.indexOf(one) > at) ?? open.find((one) => one !== question) ?? null;
}

/** The question that comes before, answered or not. */
export function earlierThan({ leaf, question }: Omit<Asked, 'side'>, asks: Asks): Question | null {
  const asked = questionsOf(leaf, asks).filter((one) => !SPARE.includes(one));
  return asked[asked.indexOf(question) - 1] ?? null;
}

/** The next thing to ask of the whole tree: all the names first, the page's own side before the other, then the rest of each. */
export function nextOfTree(values: TreeValues, own: LineageSide, asks: Asks): Asked | null {
  const sides = [own, ...LINEAGE_SIDES.filter((side) => side !== own)];
  const elders = LEAVES.flatMap((leaf) => sides.map((side): LeafOf => ({ side, leaf })));
  const open = elders.flatMap(({ side, leaf }) =>
    openOf(values[side], leaf, asks).map((question): Asked => ({ side, leaf, question })),
  );
  return open.find(({ question }) => question === 'name') ?? open[0] ?? null;
}

/** A question with its answers, as a step of the form of its side. */
export const leafSteps = (side: LineageSide): Record<string, FormAnswer[]> =>
  Object.fromEntries(
    LEAVES.flatMap((leaf) =>
      ASKED.filter((question) => leaf !== 'parent' || (OF_PARENTS.includes(question) && question !== 'name')).map(
        (question) => [stepOf({ leaf, question }), pathsOf({ leaf, question }).map((path) => answerOf(side, path))],
      ),
    ),
  );

/** The same for a parent's name, which the personal information keeps. */
export const parentStep = (side: LineageSide): Record<string, FormAnswer[]> => ({
  [stepOf({ leaf: 'parent', question: 'name' })]:
    side === 'paternal'
      ? ['personal.father.name', 'personal.father.nameUnknown']
      : ['personal.mother.name', 'personal.mother.nameUnknown'],
});

export const stepOf = ({ leaf, question }: Omit<Asked, 'side'>): string => `${leaf}.${question}`;

// Every path of the tables above is one of the form's; the test holds them together.
const answerOf = (side: LineageSide, path: string) => `${side}.${path}` as FormAnswer;
