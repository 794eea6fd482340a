/** A question of a form: a field, or fields that belong together. */
export type Question = readonly Element[];

/** Fields and groups of fields say so themselves (`data-question`); `more` belongs to the one before. */
const QUESTION = '[data-question]';
/** Where nothing is asked now: other steps, and what is folded. */
const AWAY = '[hidden], details:not([open])';
/** A form with fewer is shown whole. */
const FEW = 3;

/** A login is shown whole: password managers fill it in at once. */
const LOGIN = '[autocomplete="current-password"]';

/** The questions that a form asks now, in its order; none where they are few. */
export function questionsOf(form: Element): Question[] {
  if (form.querySelector(LOGIN)) return [];
  const questions: Element[][] = [];
  for (const field of form.querySelectorAll(QUESTION)) {
    if (field.parentElement?.closest(QUESTION) || field.closest(AWAY)) continue;
    const before = questions.at(-1);
    if (before && field.getAttribute('data-question') === 'more') before.push(field);
    else questions.push([field]);
  }
  return questions.length < FEW ? [] : questions;
}

/** What ends the form: it is shown with the last question. */
export const endOf = (form: Element): Element[] =>
  [...form.querySelectorAll('[data-form-bar], button[type="submit"]')].filter(
    (part) => !part.closest(QUESTION) && !part.parentElement?.closest('[data-form-bar]'),
  );

/** The questions that were answered wrongly. */
export const isWrong = (question: Question): boolean =>
  question.some((field) => field.matches('[aria-invalid="true"]') || field.querySelector('[aria-invalid="true"]'));
