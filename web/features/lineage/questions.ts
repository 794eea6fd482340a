import { LINEAGE_SIDES, type LineageSide } from '#contract/lineage.ts';
import type { FormAnswer } from '#web/forms/steps.ts';

/** The relatives of one side, youngest first. */
export const LEAVES = ['parent', 'grandfather', 'greatGrandfather'] as const;
/** A relative of one side by generation. */
export type Leaf = (typeof LEAVES)[number];

/** The questions about a relative, in the order in which families ask them. */
const QUESTIONS = ['name', 'occupation', 'clan', 'caste', 'life', 'disease', 'tribe', 'now'] as const;
/** A question about a relative. `life` asks how long the relative lived, `now` what the relative does at present. */
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

/** The form fields of each question. All fields of a question together are its answer. */
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
const UNKNOWN_FIELDS: Readonly<Partial<Record<Question, string>>> = {
  name: 'nameUnknown',
  occupation: 'occupationUnknown',
  clan: 'clanUnknown',
  caste: 'casteUnknown',
  life: 'lifeExpectancyUnknown',
  disease: 'chronicDiseaseUnknown',
};

/** Returns the paths of a question's fields; the main field comes first. */
export const pathsOf = ({ leaf, question }: Omit<Asked, 'side'>): string[] =>
  FIELDS[question].map((name) => `${leaf}.${name}`);
/** Returns the path of the field for "nobody remembers"; undefined if the question has none. */
export const unknownPathOf = ({ leaf, question }: Omit<Asked, 'side'>): string | undefined =>
  UNKNOWN_FIELDS[question] && `${leaf}.${UNKNOWN_FIELDS[question]}`;

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
/** Questions that apply to few relatives. They are not asked, but can be answered from the relative's list. */
const NOT_ASKED: readonly Question[] = ['tribe', 'now'];
/** The questions about a parent. Other pages ask for the parents' work and health. */
const OF_PARENTS: readonly Question[] = ['name', 'clan', 'caste', 'tribe'];

/** Returns every question about a relative that may be answered, asked or not. */
export function questionsOf(leaf: Leaf, asks: Asks): Question[] {
  const possibleQuestions = QUESTIONS.filter((question) => leaf !== 'parent' || OF_PARENTS.includes(question));
  return possibleQuestions.filter((question) => asks.health || !HEALTH.includes(question));
}

/** Checks whether the question has an answer. "Nobody remembers" counts as one. */
export const isAnswered = (values: SideValues, asked: Omit<Asked, 'side'>): boolean =>
  pathsOf(asked).some((path) => (values[path] ?? '') !== '');

/** Returns the questions that this family is asked about a relative, in order. */
const askedQuestionsOf = (leaf: Leaf, asks: Asks): Question[] =>
  questionsOf(leaf, asks).filter(
    (question) => !NOT_ASKED.includes(question) && (asks.bloodline || !BLOODLINE.includes(question)),
  );

/** Returns the questions that this family is asked about a relative and has not answered yet, in order. */
export const openQuestionsOf = (values: SideValues, leaf: Leaf, asks: Asks): Question[] =>
  askedQuestionsOf(leaf, asks).filter((question) => !isAnswered(values, { leaf, question }));

/**
 * Returns the next unanswered question about a relative: first one after the current question, then one before it; null
 * if none is left.
 */
export function nextOfLeaf(values: SideValues, { leaf, question }: Omit<Asked, 'side'>, asks: Asks): Question | null {
  const openQuestions = openQuestionsOf(values, leaf, asks);
  const position = QUESTIONS.indexOf(question);
  const nextQuestion = openQuestions.find((other) => QUESTIONS.indexOf(other) > position);
  return nextQuestion ?? openQuestions.find((other) => other !== question) ?? null;
}

/** Returns the question that is asked before this one about the same relative, answered or not; null if none is. */
export function previousQuestion({ leaf, question }: Omit<Asked, 'side'>, asks: Asks): Question | null {
  const position = QUESTIONS.indexOf(question);
  const earlierQuestions = askedQuestionsOf(leaf, asks).filter((other) => QUESTIONS.indexOf(other) < position);
  return earlierQuestions.at(-1) ?? null;
}

/**
 * Returns the next unanswered question for the whole tree; null if none is left. All names come first, then the other
 * questions of each relative. The youngest generation comes first, and within a generation `ownSide`.
 */
export function nextOfTree(values: TreeValues, ownSide: LineageSide, asks: Asks): Asked | null {
  const sides = [ownSide, ...LINEAGE_SIDES.filter((side) => side !== ownSide)];
  const relatives = LEAVES.flatMap((leaf) => sides.map((side): TreeLeaf => ({ side, leaf })));
  const openQuestions = relatives.flatMap(({ side, leaf }) =>
    openQuestionsOf(values[side], leaf, asks).map((question): Asked => ({ side, leaf, question })),
  );
  return openQuestions.find(({ question }) => question === 'name') ?? openQuestions[0] ?? null;
}

/**
 * Returns the steps in which the tree saves the form of one side: each question is a step with its fields, keyed by
 * `stepOf`.
 */
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

/** Names a field as an answer of all forms. Every path of the tables above exists in the form; a test checks this. */
const answerOf = (side: LineageSide, path: string) => `${side}.${path}` as FormAnswer;
