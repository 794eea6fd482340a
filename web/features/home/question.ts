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
/** A question about the candidate, named by the form answer for which it asks. */
export type Question = (typeof QUESTIONS)[number];

/** The question of each answer that the office may have to approve first. */
const QUESTION_OF_HELD: Readonly<Partial<Record<HeldNote['answer'], Question>>> = {
  aboutSelf: 'details.aboutSelf',
  aboutHoped: 'details.aboutHoped',
  birthDate: 'personal.birthDate',
  photo: 'picture',
};

/**
 * Returns the first of `QUESTIONS` without an answer, or null. "Nobody knows the name" counts as an answer. So does an
 * answer in `held`, which waits for the office.
 */
export function nextQuestion(mine: Mine, held: readonly Pick<HeldNote, 'answer'>[] = []): Question | null {
  const {
    shared,
    family: { relatives },
    unknownKin,
  } = mine;
  const isUnnamed = (kin: 'greatPaternalGrandfather' | 'greatMaternalGrandfather') =>
    relatives[kin].name.trim() === '' && !unknownKin.includes(kin);
  const emptyAnswers = new Set<Question>(emptyPlaces(mine));
  if (shared.aboutHoped.trim() === '') emptyAnswers.add('details.aboutHoped');
  if (isUnnamed('greatPaternalGrandfather')) emptyAnswers.add('paternal.greatGrandfather.name');
  if (isUnnamed('greatMaternalGrandfather')) emptyAnswers.add('maternal.greatGrandfather.name');
  const heldAnswers = new Set(held.map(({ answer }) => QUESTION_OF_HELD[answer]));
  return QUESTIONS.find((question) => emptyAnswers.has(question) && !heldAnswers.has(question)) ?? null;
}
