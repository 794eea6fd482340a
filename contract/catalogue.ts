import { addressAnswers, type addressForm } from './address.ts';
import type { Answer, AnswerTree } from './answers.ts';
import { detailsAnswers, type detailsForm } from './details.ts';
import { healthAnswers, type healthForm } from './health.ts';
import { type RelativeFields, relativeAnswers } from './lineage.ts';
import { personalAnswers, type personalForm } from './personal.ts';
import { profileAnswers, type profileForm } from './profile.ts';
import type { Values } from './wire.ts';
import { wishesAnswers, type wishesForm } from './wishes.ts';

/**
 * Every answer of a profile by section. A section is one row of a table, except for the six relatives. Server only: the
 * browser does not load it.
 */
export const catalogue = {
  profile: { table: 'members', answers: profileAnswers },
  address: { table: 'addresses', answers: addressAnswers },
  personal: { table: 'personal_details', answers: personalAnswers },
  health: { table: 'health_answers', answers: healthAnswers },
  relatives: { table: 'relatives', answers: relativeAnswers },
  details: { table: 'profile_details', answers: detailsAnswers },
  wishes: { table: 'wishes', answers: wishesAnswers },
} as const;

export type Section = keyof typeof catalogue;

/** The sections of `catalogue`, in the same order. */
export const SECTIONS = [
  'profile',
  'address',
  'personal',
  'health',
  'relatives',
  'details',
  'wishes',
] as const satisfies Section[];

/** The checked values of the form fields of each section, under our names. */
export interface SectionValues {
  profile: Omit<Values<typeof profileForm.fields>, 'email' | 'phone'>;
  address: Values<typeof addressForm.fields>;
  personal: Omit<Values<typeof personalForm.fields>, 'father' | 'mother'>;
  health: Pick<Values<typeof healthForm.fields>, keyof typeof healthAnswers>;
  relatives: Values<RelativeFields>;
  details: Values<typeof detailsForm.fields>;
  wishes: Values<typeof wishesForm.fields>;
}

/** An answer with its section and its dotted name in the form (`home.id`). */
export interface NamedAnswer extends Answer {
  section: Section;
  name: string;
  path: readonly string[];
}

const answersBySection = new Map(
  SECTIONS.map((section) => [section, leavesUnder(section, [], catalogue[section].answers)]),
);

/** Returns the answers of a section in their order. */
export const answersIn = (section: Section): readonly NamedAnswer[] => answersBySection.get(section) ?? [];

/** Returns the answers that a table stores. */
export const answersOf = (table: string): readonly NamedAnswer[] =>
  SECTIONS.filter((section) => catalogue[section].table === table).flatMap(answersIn);

function leavesUnder(section: Section, path: readonly string[], tree: AnswerTree): NamedAnswer[] {
  return Object.entries(tree).flatMap(([key, node]) => {
    const inner = [...path, key];
    if (!isAnswer(node)) return leavesUnder(section, inner, node);
    return [{ ...node, section, path: inner, name: inner.join('.') }];
  });
}

/** Whether an entry of a table of answers is an answer and not a nested table. */
export function isAnswer(node: Answer | AnswerTree): node is Answer {
  return typeof node.column === 'string';
}

/** Each answer of a section as a type: its metadata, its value and its dotted name. */
export type AnswersIn<S extends Section> = S extends Section
  ? Leaves<(typeof catalogue)[S]['answers'], SectionValues[S], ''>
  : never;

type Leaves<A, V, Before extends string> = {
  [K in keyof A & keyof V & string]: A[K] extends { column: string }
    ? { answer: A[K]; value: V[K]; name: `${Before}${K}` }
    : Leaves<A[K], V[K], `${Before}${K}.`>;
}[keyof A & keyof V & string];
