import { LANGUAGES } from '#contract/languages.ts';
import { subscribe } from '#web/api/session.ts';
import { digits } from '#words/numbers.ts';
import { oneQuestionTexts } from './one-question.texts.ts';
import { endOf, isWrong, leadsOf, QUESTION, type Question, questionsOf, sectionsAround } from './questions.ts';

// With large letters, long forms show one question at a time. The form is the same: other questions are only hidden by
// CSS, so everything is sent, stored and checked together.

/** Marks the parts that are hidden while another question is open. */
const WAITS = 'data-waits';
/** Marks an error list whose errors are shown with their questions. It can take the focus but is not displayed. */
const REPEATED = 'data-repeated';

/** A form that is shown one question at a time. */
interface StepwiseForm {
  questions: readonly Question[];
  /** The index of the open question. */
  openIndex: number;
  /** The place of the open question among all, and the buttons to the previous and the next question. */
  nav: HTMLElement;
}

/** The forms of the page that are shown one question at a time. */
const stepwiseForms = new Map<Element, StepwiseForm>();

const isLarge = () => document.documentElement.dataset.letters === 'large';
const main = () => document.getElementById('main');

/** Reads the page's forms again, because a step, an answer or another page was opened. */
function refresh(): void {
  for (const [form, { nav }] of stepwiseForms) if (!form.isConnected || !isLarge()) showWhole(form, nav);
  if (!isLarge()) return;
  for (const form of main()?.querySelectorAll('form[method="post"]') ?? []) showStepwise(form);
}

/** Shows a form whole again. */
function showWhole(form: Element, nav: HTMLElement): void {
  nav.remove();
  for (const part of form.querySelectorAll(`[${WAITS}]`)) part.removeAttribute(WAITS);
  for (const lead of document.querySelectorAll(`[data-lead][${WAITS}]`)) lead.removeAttribute(WAITS);
  stepwiseForms.delete(form);
}

/** Shows a form one question at a time, or whole if it has too few questions. */
function showStepwise(form: Element): void {
  const questions = questionsOf(form);
  const before = stepwiseForms.get(form);
  if (questions.length === 0) {
    if (before) showWhole(form, before.nav);
    return;
  }
  const openIndex = before ? keptPosition(questions, before) : firstWrong(questions);
  const current: StepwiseForm = { questions, openIndex: Math.max(0, openIndex), nav: before?.nav ?? makeNav(form) };
  stepwiseForms.set(form, current);
  showOpenQuestion(form, current);
}

/** Returns the index of the first question with an error; -1 for none. */
const firstWrong = (questions: readonly Question[]): number => questions.findIndex(isWrong);

/** Returns the position of the open question among new questions; -1 if it is not among them. */
function keptPosition(questions: readonly Question[], { questions: former, openIndex }: StepwiseForm): number {
  const isSame = former.length === questions.length && former[0]?.[0] === questions[0]?.[0];
  if (isSame) return openIndex;
  // A fold or another step was opened, so the position has changed.
  const openPart = former[openIndex]?.[0];
  // An opened fold continues with the first question in it.
  return questions.findIndex(([first]) => first !== undefined && openPart?.contains(first));
}

/** Shows the open question and what belongs to it, and hides the other parts. */
function showOpenQuestion(form: Element, { questions, openIndex, nav }: StepwiseForm): void {
  const isLast = openIndex === questions.length - 1;
  const openParts = questions[openIndex] ?? [];
  questions.forEach((question, index) => {
    for (const field of question) setWaits(field, index !== openIndex);
  });
  for (const part of endOf(form)) setWaits(part, !isLast);
  // Folds without questions are shown with the last question.
  const folds = [...form.querySelectorAll('details')].filter(
    (fold) => !fold.querySelector(QUESTION) && !fold.closest(QUESTION),
  );
  for (const fold of folds) setWaits(fold, !isLast);
  // A section without visible parts hides its heading too.
  const seenSections = sectionsAround(form, isLast ? [...openParts, ...folds] : openParts);
  for (const section of sectionsAround(form, [...questions.flat(), ...folds]))
    setWaits(section, !seenSections.has(section));
  for (const [lead, question] of leadsOf(main() ?? form, questions)) setWaits(lead, question !== openIndex);
  const hasWrongQuestion = questions.some(isWrong);
  for (const list of form.querySelectorAll('[data-errors]')) list.toggleAttribute(REPEATED, hasWrongQuestion);
  drawNav(nav, openIndex, questions.length);
}

/** Hides or shows a part. Unchanged attributes are not written, because this file observes the page. */
function setWaits(part: Element, waits: boolean): void {
  if (part.hasAttribute(WAITS) !== waits) part.toggleAttribute(WAITS, waits);
}

/** Opens another question of the form and moves the focus to its first control. */
function openQuestion(form: Element, to: number): void {
  const stepwise = stepwiseForms.get(form);
  const question = stepwise?.questions[to];
  if (!stepwise || !question) return;
  stepwise.openIndex = to;
  showOpenQuestion(form, stepwise);
  // Scrolls to the top of the page, with the *Listen* button.
  main()?.scrollIntoView({ block: 'start' });
  const control = question[0]?.querySelector<HTMLElement>('summary, input:not([type="hidden"]), select, textarea');
  control?.focus({ preventScroll: true });
}

/** Creates the buttons of a form, with the place of the open question among all. */
function makeNav(form: Element): HTMLElement {
  const nav = document.createElement('div');
  nav.dataset.oneQuestion = '';
  for (const step of [-1, 1]) {
    const button = document.createElement('button');
    button.type = 'button';
    button.onclick = () => openQuestion(form, (stepwiseForms.get(form)?.openIndex ?? 0) + step);
    nav.append(button);
  }
  nav.prepend(document.createElement('p'));
  form.append(nav);
  return nav;
}

/** Updates the texts of the buttons, and hides a button without a question to lead to. */
function drawNav(nav: HTMLElement, openIndex: number, count: number): void {
  const language = LANGUAGES.find((known) => known === document.documentElement.lang) ?? 'en';
  const t = oneQuestionTexts[language];
  const [place, back, next] = nav.children;
  writeText(place, t.place(digits(openIndex + 1, language), digits(count, language)));
  writeText(back, t.back);
  writeText(next, t.next);
  back?.toggleAttribute('hidden', openIndex === 0);
  next?.toggleAttribute('hidden', openIndex === count - 1);
}

/** Writes only changed text, because this file observes changes of the page. */
function writeText(element: Element | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Enter leads to the next question. Only the last question sends the form. */
function onKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || event.defaultPrevented) return;
  const form = target.form;
  const stepwise = form && stepwiseForms.get(form);
  if (!form || !stepwise || stepwise.openIndex === stepwise.questions.length - 1) return;
  event.preventDefault();
  openQuestion(form, stepwise.openIndex + 1);
}

/** Opens the question of a linked field, for the links in a list of errors. */
function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  const field = link?.hash && document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (!field) return;
  for (const [form, { questions }] of stepwiseForms) {
    const place = questions.findIndex((question) => question.some((part) => part.contains(field)));
    if (place >= 0) openQuestion(form, place);
  }
}

/** When the error list receives the focus, opens the first wrong question instead of showing the list. */
function onFocus({ target }: FocusEvent): void {
  const form = target instanceof Element && target.matches('[data-errors]') ? target.closest('form') : null;
  const stepwise = form && stepwiseForms.get(form);
  if (form && stepwise) openQuestion(form, firstWrong(stepwise.questions));
}

let isWaiting = false;
/** Refreshes the forms once before the next frame, however many changes there are. */
function refreshSoon(): void {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    refresh();
  });
}

const root = document.getElementById('root');
if (root) {
  const observed = { subtree: true, childList: true, attributeFilter: ['hidden', 'open', 'aria-invalid'] };
  new MutationObserver(refreshSoon).observe(root, observed);
}
subscribe(refreshSoon);
document.addEventListener('keydown', onKey);
document.addEventListener('click', onClick, { capture: true });
document.addEventListener('focusin', onFocus);
refresh();
