import { answersIn } from '#contract/catalogue.ts';
import { paperForm } from '#contract/staff/paper.ts';
import { leavesOf } from '#contract/wire.ts';

const ownAnswers = (['address', 'personal', 'details'] as const).flatMap(answersIn);
/** Matches the field names of answers about relatives. */
const OF_RELATIVE = /^(father|mother|paternal|maternal)\./;

/**
 * Properties of the paper's answers from the catalogue, by the field names of its form. The browser does not have the
 * catalogue.
 */
export const paperAnswers = Object.fromEntries(
  leavesOf(paperForm.fields).flatMap(([path]) => {
    const name = path.join('.');
    const answer = OF_RELATIVE.test(name)
      ? answersIn('relatives').find((known) => known.name === path.at(-1))
      : ownAnswers.find((known) => known.name === name);
    if (answer === undefined) return [];
    return [[name, { kind: answer.kind, of: [...(answer.of ?? [])], isRequired: answer.isRequired === true }]];
  }),
);
