import { LANGUAGES } from '#contract/languages.ts';
import { subscribe } from '#web/api/session.ts';
import { digits } from '#words/numbers.ts';
import { oneQuestionTexts } from './one-question.texts.ts';
import { endOf, isWrong, leadsOf, QUESTION, type Question, questionsOf, sectionsAround } from './questions.ts';

// With large letters, long forms show one question at a time. The form is the same: other questions are only hidden by
// CSS, so everything is sent, stored and checked together.

const WAITS = 'data-waits';
/** Marks an error list whose errors are shown with their questions. It can take the focus but is not displayed. */
const REPEATED = 'data-repeated';

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

function ask(form: Element): void {
  const questions = questionsOf(form);
  const before = asked.get(form);
  if (questions.length === 0) {
    if (before) forget(form, before.nav);
    return;
  }
  const isSame = before?.questions.length === questions.length && before.questions[0]?.[0] === questions[0]?.[0];
  // If a fold or another step was opened, the position is computed again.
  const at = isSame ? before.at : before ? placeOf(questions, before) : firstWrong(questions);
  const now: Asked = { questions, at: Math.max(0, at), nav: before?.nav ?? makeNav(form) };
  asked.set(form, now);
  show(form, now);
}

const firstWrong = (questions: readonly Question[]): number => questions.findIndex(isWrong);

/** Returns the position of the open question among new questions, or -1. */
function placeOf(questions: readonly Question[], { questions: former, at }: Asked): number {
  const open = former[at]?.[0];
  // An opened fold continues with the first question in it.
  return questions.findIndex(([first]) => first !== undefined && open?.contains(first));
}

function show(form: Element, { questions, at, nav }: Asked): void {
  const isLast = at === questions.length - 1;
  const open = questions[at] ?? [];
  questions.forEach((question, place) => {
    for (const field of question) set(field, place !== at);
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

function set(part: Element, waits: boolean): void {
  if (part.hasAttribute(WAITS) !== waits) part.toggleAttribute(WAITS, waits);
}

function move(form: Element, to: number): void {
  const now = asked.get(form);
  const question = now?.questions[to];
  if (!now || !question) return;
  now.at = to;
  show(form, now);
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

function drawNav(nav: HTMLElement, at: number, many: number): void {
  const language = LANGUAGES.find((one) => one === document.documentElement.lang) ?? 'en';
  const t = oneQuestionTexts[language];
  const [place, back, next] = nav.children;
  write(place, t.place(digits(at + 1, language), digits(many, language)));
  write(back, t.back);
  write(next, t.next);
  back?.toggleAttribute('hidden', at === 0);
  next?.toggleAttribute('hidden', at === many - 1);
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
  const now = form && asked.get(form);
  if (!form || !now || now.at === now.questions.length - 1) return;
  event.preventDefault();
  move(form, now.at + 1);
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
  const now = form && asked.get(form);
  if (form && now) move(form, firstWrong(now.questions));
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
