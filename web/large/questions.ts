/** A question of a form: one field, several fields that belong together, or a fold that can be skipped. */
export type Question = readonly Element[];

/** Marks fields and groups of fields as questions. The value `more` adds a part to the question before it. */
export const QUESTION = '[data-question]';
/** Parts that are not shown at present, such as other steps. */
const AWAY = '[hidden]';
/** A form with fewer questions is shown whole. */
const FEWEST = 3;

/** A login form is shown whole, because password managers fill in all its fields at once. */
const LOGIN = '[autocomplete="current-password"]';

/** Returns the current questions of a form in order; none if the form has fewer than FEWEST. */
export function questionsOf(form: Element): Question[] {
  if (form.querySelector(LOGIN)) return [];
  const questions: Element[][] = [];
  for (const part of form.querySelectorAll(`${QUESTION}, details:not([open])`)) {
    if (part.parentElement?.closest(`${QUESTION}, details:not([open])`) || part.closest(AWAY)) continue;
    if (!part.matches(QUESTION) && !part.querySelector(QUESTION)) continue;
    const previous = questions.at(-1);
    if (previous && part.getAttribute('data-question') === 'more') previous.push(part);
    else questions.push([part]);
  }
  return questions.length < FEWEST ? [] : questions;
}

/** Returns the parts at the end of the form, which are shown with the last question. */
export const endOf = (form: Element): Element[] =>
  [...form.querySelectorAll('[data-form-bar], [data-form-end], button[type="submit"]')].filter(
    (part) => !part.closest(QUESTION) && !part.parentElement?.closest('[data-form-bar], [data-form-end]'),
  );

/** Returns all elements inside the form that contain one of these parts. */
export function sectionsAround(form: Element, parts: Iterable<Element>): Set<Element> {
  const sections = new Set<Element>();
  for (const part of parts)
    for (let outer = part.parentElement; outer && outer !== form; outer = outer.parentElement) sections.add(outer);
  return sections;
}

/**
 * Returns the introductions of the page, the form and its sections (`data-lead`), each with the index of the question
 * that follows it.
 */
export const leadsOf = (main: Element, questions: readonly Question[]): [lead: Element, question: number][] =>
  [...main.querySelectorAll('[data-lead]')].map((lead) => [lead, questionAt(lead, questions)]);

/** Returns the index of the first question inside the part or its nearest ancestor that has one; -1 for none. */
function questionAt(part: Element, questions: readonly Question[]): number {
  const question = questions.findIndex(([first]) => first !== undefined && part.contains(first));
  return question < 0 && part.parentElement ? questionAt(part.parentElement, questions) : question;
}

/** Whether a question has an error. */
export const isWrong = (question: Question): boolean =>
  question.some((field) => field.matches('[aria-invalid="true"]') || field.querySelector('[aria-invalid="true"]'));
