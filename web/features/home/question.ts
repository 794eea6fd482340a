import type { HeldNote } from '#contract/held.ts';
import { emptyPlaces, type Mine } from '#web/card/mine.ts';
import type { AskedFor } from '#web/forms/field-address.ts';

/** The questions about the candidate, in the order in which other families ask them. */
export const QUESTIONS = [
  'personal.education',
  'personal.profession',
  'details.home.id',
  'picture',
  'details.aboutSelf',
  'personal.father.name',
  'personal.mother.name',
  'paternal.grandfather.name',
  'maternal.grandfather.name',
  'personal.heightCm',
  'personal.birthDate',
  'details.aboutHoped',
  'paternal.greatGrandfather.name',
  'maternal.greatGrandfather.name',
] as const satisfies readonly AskedFor[];
export type Question = (typeof QUESTIONS)[number];

/** The question of each answer that the office may have to approve first. */
const QUESTION_OF_HELD: Readonly<Partial<Record<HeldNote['answer'], Question>>> = {
  aboutSelf: 'details.aboutSelf',
  aboutHoped: 'details.aboutHoped',
  birthDate: 'personal.birthDate',
  photo: 'picture',
};

/**
 * Returns the first question without an answer, or null. "Nobody knows the name" counts as an answer, and so does an
 * answer that waits for the office.
 */
export function nextQuestion(mine: Mine, held: readonly Pick<HeldNote, 'answer'>[] = []): Question | null {
  const {
    shared,
    family: { relatives },
    unknownKin,
  } = mine;
  const isUnnamed = (kin: 'greatPaternalGrandfather' | 'greatMaternalGrandfather') =>
    relatives[kin].name.trim() === '' && !unknownKin.includes(kin);
  const empty = new Set<Question>(emptyPlaces(mine));
  if (shared.aboutHoped.trim() === '') empty.add('details.aboutHoped');
  if (isUnnamed('greatPaternalGrandfather')) empty.add('paternal.greatGrandfather.name');
  if (isUnnamed('greatMaternalGrandfather')) empty.add('maternal.greatGrandfather.name');
  const waiting = new Set(held.map(({ answer }) => QUESTION_OF_HELD[answer]));
  return QUESTIONS.find((question) => empty.has(question) && !waiting.has(question)) ?? null;
}
