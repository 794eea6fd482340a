import { LANGUAGES } from '#contract/languages.ts';
import { subscribe } from '#web/api/session.ts';
import { digits } from '#words/numbers.ts';
import { oneQuestionTexts } from './one-question.texts.ts';
import { endOf, isWrong, type Question, questionsOf } from './questions.ts';

// With large letters and few a long form asks one question at a time. The form is the same: what waits is only not
// displayed, so everything typed is sent together, kept and checked as always.

const WAITS = 'data-waits';

interface Asked {
  questions: readonly Question[];
  at: number;
  nav: HTMLElement;
  /** Which of them were wrong when they were last looked at. */
  wrong: string;
}

const asked = new Map<Element, Asked>();

const isLarge = () => document.documentElement.dataset.letters === 'large';
const main = () => document.getElementById('main');

/** Looks at the page's forms anew: a step was opened, an answer came, another page was opened. */
function refresh(): void {
  for (const [form, { nav }] of asked) if (!form.isConnected || !isLarge()) forget(form, nav);
  if (!isLarge()) return;
  for (const form of main()?.querySelectorAll('form[method="post"]') ?? []) ask(form);
}

function forget(form: Element, nav: HTMLElement): void {
  nav.remove();
  for (const part of form.querySelectorAll(`[${WAITS}]`)) part.removeAttribute(WAITS);
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
  const wrong = questions.map((question) => Number(isWrong(question))).join('');
  const firstWrong = wrong.indexOf('1');
  const isNewlyWrong = firstWrong >= 0 && wrong !== before?.wrong;
  // A question that was unfolded, or another step, begins anew; what was answered wrongly is asked first.
  const stayed = isSame ? before.at : before ? placeOf(questions, before) : 0;
  const nav = before?.nav ?? makeNav(form);
  const now: Asked = { questions, at: isNewlyWrong ? firstWrong : stayed, nav, wrong };
  asked.set(form, now);
  show(form, now);
}

/** Where the question that is open stands among other ones. */
function placeOf(questions: readonly Question[], { questions: former, at }: Asked): number {
  const open = former[at]?.[0];
  return Math.max(
    0,
    questions.findIndex(([first]) => first === open),
  );
}

function show(form: Element, { questions, at, nav }: Asked): void {
  const isLast = at === questions.length - 1;
  questions.forEach((question, place) => {
    for (const field of question) set(field, place !== at);
  });
  for (const part of endOf(form)) set(part, !isLast);
  // What is folded waits for the end, too, but for the one with the question that is open.
  for (const fold of form.querySelectorAll('details'))
    if (!fold.closest('[data-question]')) set(fold, !isLast && !questions[at]?.some((field) => fold.contains(field)));
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
  const [field] = question;
  field?.scrollIntoView({ block: 'center' });
  const control = field?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea');
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

/** Only what changes: this file watches the page for changes. */
function write(element: Element | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Return leads to the next question; only the last one sends the form. */
function onKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || event.defaultPrevented) return;
  const form = target.form;
  const now = form && asked.get(form);
  if (!form || !now || now.at === now.questions.length - 1) return;
  event.preventDefault();
  move(form, now.at + 1);
}

/** A link to a field of a question that waits, as a list of errors has them. */
function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  const field = link?.hash && document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (!field) return;
  for (const [form, { questions }] of asked) {
    const place = questions.findIndex((question) => question.some((part) => part.contains(field)));
    if (place >= 0) move(form, place);
  }
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
refresh();
