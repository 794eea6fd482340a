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

/** A form that is shown one question at a time: its questions, the index of the open one, and its buttons. */
interface Asked {
  questions: readonly Question[];
  at: number;
  nav: HTMLElement;
}

const asked = new Map<Element, Asked>();

const isLarge = () => document.documentElement.dataset.letters === 'large';
const main = () => document.getElementById('main');

/** Reads the page's forms again, because a step, an answer or another page was opened. */
function refresh(): void {
  for (const [form, { nav }] of asked) if (!form.isConnected || !isLarge()) forget(form, nav);
  if (!isLarge()) return;
  for (const form of main()?.querySelectorAll('form[method="post"]') ?? []) ask(form);
}

function forget(form: Element, nav: HTMLElement): void {
  nav.remove();
  for (const part of form.querySelectorAll(`[${WAITS}]`)) part.removeAttribute(WAITS);
  for (const lead of document.querySelectorAll(`[data-lead][${WAITS}]`)) lead.removeAttribute(WAITS);
  asked.delete(form);
}

/** Shows a form one question at a time, or whole if it has too few questions. */
function ask(form: Element): void {
  const questions = questionsOf(form);
  const before = asked.get(form);
  if (questions.length === 0) {
    if (before) forget(form, before.nav);
    return;
  }
  const at = before ? keptPosition(questions, before) : firstWrong(questions);
  const current: Asked = { questions, at: Math.max(0, at), nav: before?.nav ?? makeNav(form) };
  asked.set(form, current);
  show(form, current);
}

const firstWrong = (questions: readonly Question[]): number => questions.findIndex(isWrong);

/** Returns the position of the open question among new questions, or -1. */
function keptPosition(questions: readonly Question[], { questions: former, at }: Asked): number {
  const isSame = former.length === questions.length && former[0]?.[0] === questions[0]?.[0];
  if (isSame) return at;
  // A fold or another step was opened, so the position has changed.
  const open = former[at]?.[0];
  // An opened fold continues with the first question in it.
  return questions.findIndex(([first]) => first !== undefined && open?.contains(first));
}

/** Shows the open question and what belongs to it, and hides the other parts. */
function show(form: Element, { questions, at, nav }: Asked): void {
  const isLast = at === questions.length - 1;
  const open = questions[at] ?? [];
  questions.forEach((question, index) => {
    for (const field of question) set(field, index !== at);
  });
  for (const part of endOf(form)) set(part, !isLast);
  // Folds without questions are shown with the last question.
  const folds = [...form.querySelectorAll('details')].filter(
    (fold) => !fold.querySelector(QUESTION) && !fold.closest(QUESTION),
  );
  for (const fold of folds) set(fold, !isLast);
  // A section without visible parts hides its heading too.
  const seen = sectionsAround(form, isLast ? [...open, ...folds] : open);
  for (const section of sectionsAround(form, [...questions.flat(), ...folds])) set(section, !seen.has(section));
  for (const [lead, question] of leadsOf(main() ?? form, questions)) set(lead, question !== at);
  const isAskedAgain = questions.some(isWrong);
  for (const list of form.querySelectorAll('[data-errors]')) list.toggleAttribute(REPEATED, isAskedAgain);
  drawNav(nav, at, questions.length);
}

/** Hides or shows a part. Unchanged attributes are not written, because this file observes the page. */
function set(part: Element, waits: boolean): void {
  if (part.hasAttribute(WAITS) !== waits) part.toggleAttribute(WAITS, waits);
}

/** Opens another question of the form and moves the focus to its first control. */
function move(form: Element, to: number): void {
  const shown = asked.get(form);
  const question = shown?.questions[to];
  if (!shown || !question) return;
  shown.at = to;
  show(form, shown);
  // Scrolls to the top of the page, with the *Listen* button.
  main()?.scrollIntoView({ block: 'start' });
  const control = question[0]?.querySelector<HTMLElement>('summary, input:not([type="hidden"]), select, textarea');
  control?.focus({ preventScroll: true });
}

function makeNav(form: Element): HTMLElement {
  const nav = document.createElement('div');
  nav.dataset.oneQuestion = '';
  for (const step of [-1, 1]) {
    const button = document.createElement('button');
    button.type = 'button';
    button.onclick = () => move(form, (asked.get(form)?.at ?? 0) + step);
    nav.append(button);
  }
  nav.prepend(document.createElement('p'));
  form.append(nav);
  return nav;
}

function drawNav(nav: HTMLElement, at: number, count: number): void {
  const language = LANGUAGES.find((known) => known === document.documentElement.lang) ?? 'en';
  const t = oneQuestionTexts[language];
  const [place, back, next] = nav.children;
  write(place, t.place(digits(at + 1, language), digits(count, language)));
  write(back, t.back);
  write(next, t.next);
  back?.toggleAttribute('hidden', at === 0);
  next?.toggleAttribute('hidden', at === count - 1);
}

/** Writes only changed text, because this file observes changes of the page. */
function write(element: Element | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Enter leads to the next question. Only the last question sends the form. */
function onKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || event.defaultPrevented) return;
  const form = target.form;
  const shown = form && asked.get(form);
  if (!form || !shown || shown.at === shown.questions.length - 1) return;
  event.preventDefault();
  move(form, shown.at + 1);
}

/** Opens the question of a linked field, for the links in a list of errors. */
function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  const field = link?.hash && document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (!field) return;
  for (const [form, { questions }] of asked) {
    const place = questions.findIndex((question) => question.some((part) => part.contains(field)));
    if (place >= 0) move(form, place);
  }
}

/** When the error list receives the focus, opens the first wrong question instead of showing the list. */
function onFocus({ target }: FocusEvent): void {
  const form = target instanceof Element && target.matches('[data-errors]') ? target.closest('form') : null;
  const shown = form && asked.get(form);
  if (form && shown) move(form, firstWrong(shown.questions));
}

let isWaiting = false;
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
  const watched = { subtree: true, childList: true, attributeFilter: ['hidden', 'open', 'aria-invalid'] };
  new MutationObserver(refreshSoon).observe(root, watched);
}
subscribe(refreshSoon);
document.addEventListener('keydown', onKey);
document.addEventListener('click', onClick, { capture: true });
document.addEventListener('focusin', onFocus);
refresh();
