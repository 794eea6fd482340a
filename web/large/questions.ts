/** A question of a form: a field, fields that belong together, or some that are folded and may be passed over. */
export type Question = readonly Element[];

/** Fields and groups of fields say so themselves (`data-question`); `more` belongs to the one before. */
export const QUESTION = '[data-question]';
/** Where nothing is asked now: other steps. */
const AWAY = '[hidden]';
/** A form with fewer is shown whole. */
const FEW = 3;

/** A login is shown whole: password managers fill it in at once. */
const LOGIN = '[autocomplete="current-password"]';

/** The questions that a form asks now, in its order; none where they are few. */
export function questionsOf(form: Element): Question[] {
  if (form.querySelector(LOGIN)) return [];
  const questions: Element[][] = [];
  for (const part of form.querySelectorAll(`${QUESTION}, details:not([open])`)) {
    if (part.parentElement?.closest(`${QUESTION}, details:not([open])`) || part.closest(AWAY)) continue;
    if (!part.matches(QUESTION) && !part.querySelector(QUESTION)) continue;
    const before = questions.at(-1);
    if (before && part.getAttribute('data-question') === 'more') before.push(part);
    else questions.push([part]);
  }
  return questions.length < FEW ? [] : questions;
}

/** What ends the form: it is shown with the last question. */
export const endOf = (form: Element): Element[] =>
  [...form.querySelectorAll('[data-form-bar], [data-form-end], button[type="submit"]')].filter(
    (part) => !part.closest(QUESTION) && !part.parentElement?.closest('[data-form-bar], [data-form-end]'),
  );

/** The parts of the form around these: its sections, outermost and innermost alike. */
export function sectionsAround(form: Element, parts: Iterable<Element>): Set<Element> {
  const sections = new Set<Element>();
  for (const part of parts)
    for (let outer = part.parentElement; outer && outer !== form; outer = outer.parentElement) sections.add(outer);
  return sections;
}

/** The introductions of the page, of the form and of its sections (`data-lead`), each with the question that it stands before. */
export const leadsOf = (main: Element, questions: readonly Question[]): [lead: Element, question: number][] =>
  [...main.querySelectorAll('[data-lead]')].map((lead) => [lead, questionAt(lead, questions)]);

function questionAt(part: Element, questions: readonly Question[]): number {
  const question = questions.findIndex(([first]) => first !== undefined && part.contains(first));
  return question < 0 && part.parentElement ? questionAt(part.parentElement, questions) : question;
}

/** The questions that were answered wrongly. */
export const isWrong = (question: Question): boolean =>
  question.some((field) => field.matches('[aria-invalid="true"]') || field.querySelector('[aria-invalid="true"]'));
