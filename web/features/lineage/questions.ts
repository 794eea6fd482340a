import { LINEAGE_SIDES, type LineageSide } from '#contract/lineage.ts';
import type { FormAnswer } from '#web/forms/steps.ts';

/** The relatives of one side, youngest first. */
export const LEAVES = ['parent', 'grandfather', 'greatGrandfather'] as const;
export type Leaf = (typeof LEAVES)[number];

/** The questions about a relative, in the order in which families ask them. */
const QUESTIONS = ['name', 'occupation', 'clan', 'caste', 'life', 'disease', 'tribe', 'now'] as const;
export type Question = (typeof QUESTIONS)[number];

/** A relative of the tree: a leaf of one side. */
export interface TreeLeaf {
  side: LineageSide;
  leaf: Leaf;
}
/** A question about a relative. */
export interface Asked extends TreeLeaf {
  question: Question;
}

/** The form fields of each question. Fields of one question form one answer. */
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

/** The field for "nobody remembers", for the questions that have one. */
const UNKNOWN: Readonly<Partial<Record<Question, string>>> = {
  name: 'nameUnknown',
  occupation: 'occupationUnknown',
  clan: 'clanUnknown',
  caste: 'casteUnknown',
  life: 'lifeExpectancyUnknown',
  disease: 'chronicDiseaseUnknown',
};

/** Returns the paths of a question's fields. */
export const pathsOf = ({ leaf, question }: Omit<Asked, 'side'>): string[] =>
  FIELDS[question].map((name) => `${leaf}.${name}`);
/** Returns the path of the field for "nobody remembers"; undefined if the question has none. */
export const unknownPathOf = ({ leaf, question }: Omit<Asked, 'side'>): string | undefined =>
  UNKNOWN[question] && `${leaf}.${UNKNOWN[question]}`;

/** The stored answers of one side, keyed by form name, with the parent's name from another form. */
export type SideValues = Readonly<Record<string, string>>;
/** The stored answers of both sides. */
export type TreeValues = Readonly<Record<LineageSide, SideValues>>;

/** The kinds of questions that apply to this reader. */
export interface Asks {
  /** True only after the consent, and never in a Power Link session. */
  health: boolean;
  /**
   * False for families without castes and gotras. They are not asked for caste or gotra, but stored answers stay in the
   * list.
   */
  bloodline: boolean;
}

/** Questions that are asked only if `Asks.health` is true. */
const HEALTH: readonly Question[] = ['life', 'disease'];
/** Questions that are asked only if `Asks.bloodline` is true. */
const BLOODLINE: readonly Question[] = ['clan', 'caste'];
/** Questions that apply to few. They can be answered in a relative's list but are not asked. */
const SPARE: readonly Question[] = ['tribe', 'now'];
/** The questions about a parent. Other pages ask for the parents' work and health. */
const OF_PARENTS: readonly Question[] = ['name', 'clan', 'caste', 'tribe'];

/** Returns every question about a relative that may be answered. */
export const questionsOf = (leaf: Leaf, asks: Asks): Question[] =>
  QUESTIONS.filter((question) => leaf !== 'parent' || OF_PARENTS.includes(question)).filter(
    (question) => asks.health || !HEALTH.includes(question),
  );

/** Checks whether the question has an answer. "Nobody remembers" counts as one. */
export const isAnswered = (values: SideValues, asked: Omit<Asked, 'side'>): boolean =>
  pathsOf(asked).some((path) => (values[path] ?? '') !== '');

/** Returns the questions that this family is asked about a relative, in order. */
const askedOf = (leaf: Leaf, asks: Asks): Question[] =>
  questionsOf(leaf, asks).filter(
    (question) => !SPARE.includes(question) && (asks.bloodline || !BLOODLINE.includes(question)),
  );

/** Returns those of them that have no answer yet. */
export const openQuestionsOf = (values: SideValues, leaf: Leaf, asks: Asks): Question[] =>
  askedOf(leaf, asks).filter((question) => !isAnswered(values, { leaf, question }));

/**
 * Returns the next unanswered question about a relative: first one after the current question, then one before it; null
 * if none is left.
 */
export function nextOfLeaf(values: SideValues, { leaf, question }: Omit<Asked, 'side'>, asks: Asks): Question | null {
  const open = openQuestionsOf(values, leaf, asks);
  const position = QUESTIONS.indexOf(question);
  const later = open.find((candidate) => QUESTIONS.indexOf(candidate) > position);
  return later ?? open.find((candidate) => candidate !== question) ?? null;
}

/** Returns the question that is asked before this one about the same relative, answered or not; null if none is. */
export function previousQuestion({ leaf, question }: Omit<Asked, 'side'>, asks: Asks): Question | null {
  const position = QUESTIONS.indexOf(question);
  return (
    askedOf(leaf, asks)
      .filter((candidate) => QUESTIONS.indexOf(candidate) < position)
      .at(-1) ?? null
  );
}

/**
 * Returns the next question for the whole tree: first all names, then the rest of each relative. The youngest
 * generation comes first, and in each the page's own side. Returns null if no question is left.
 */
export function nextOfTree(values: TreeValues, ownSide: LineageSide, asks: Asks): Asked | null {
  const sides = [ownSide, ...LINEAGE_SIDES.filter((side) => side !== ownSide)];
  const relatives = LEAVES.flatMap((leaf) => sides.map((side): TreeLeaf => ({ side, leaf })));
  const open = relatives.flatMap(({ side, leaf }) =>
    openQuestionsOf(values[side], leaf, asks).map((question): Asked => ({ side, leaf, question })),
  );
  return open.find(({ question }) => question === 'name') ?? open[0] ?? null;
}

/** Returns the form's steps for one side: each question with its fields. */
export function leafSteps(side: LineageSide): Record<string, FormAnswer[]> {
  const steps: Record<string, FormAnswer[]> = {};
  for (const leaf of LEAVES) {
    for (const question of QUESTIONS) {
      // The step for a parent's name is `parentStep`.
      const isAsked = leaf !== 'parent' || (OF_PARENTS.includes(question) && question !== 'name');
      if (isAsked) steps[stepOf({ leaf, question })] = pathsOf({ leaf, question }).map((path) => answerOf(side, path));
    }
  }
  return steps;
}

/** Returns the step for a parent's name, which is stored with the personal information. */
export const parentStep = (side: LineageSide): Record<string, FormAnswer[]> => ({
  [stepOf({ leaf: 'parent', question: 'name' })]:
    side === 'paternal'
      ? ['personal.father.name', 'personal.father.nameUnknown']
      : ['personal.mother.name', 'personal.mother.nameUnknown'],
});

/** Returns the name of the form's step for a question. */
export const stepOf = ({ leaf, question }: Omit<Asked, 'side'>): string => `${leaf}.${question}`;

// Every path of the tables above exists in the form. A test checks this.
const answerOf = (side: LineageSide, path: string) => `${side}.${path}` as FormAnswer;
