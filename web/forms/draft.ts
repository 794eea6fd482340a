import { DRAWN_FOR } from '#contract/drawn-for.ts';
import { readDraft } from '#web/api/session.ts';
import { sentChoice } from './early-choices.ts';
import { type Control, isControl } from './early-typing.ts';

type Typed = Record<string, string>;

/** What stands in a form. Passwords and files are left out, and what `isKept` refuses. */
export function typedInto(form: HTMLFormElement, isKept = (_name: string) => true): Typed {
  const typed: Typed = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && isKept(name)) typed[name] = value;
  for (const name of [...secretsOf(form), DRAWN_FOR.field]) delete typed[name];
  return typed;
}

/** Everything that stands in a form, disabled controls included, by name, to compare with what stood there before. */
export function standingIn(form: HTMLFormElement, valueIn = standingValue): Map<string, string> {
  const standing = new Map<string, string>();
  for (const control of [...form.elements].filter(isControl)) {
    if (control.type === 'file' || control.type === 'hidden') continue;
    standing.set(control.name, `${standing.get(control.name) ?? ''}|${valueIn(control)}`);
  }
  return standing;
}

/** What the server has sent, by name; a browser fills in passwords by itself. */
export const sentIn = (form: HTMLFormElement): Map<string, string> =>
  standingIn(form, (control) => (control.type === 'password' ? control.value : sentValue(control)));

/** The same where something else stands in a form that has not come alive. */
export function sentBeforeTyping(form: HTMLFormElement): Map<string, string> {
  const standing = standingIn(form);
  const sent = sentIn(form);
  return new Map([...sent].filter(([name, value]) => standing.get(name) !== value));
}

const standingValue = (control: Control): string =>
  isButton(control) ? `${control.value} ${control.checked}` : control.value;

function sentValue(control: Control): string {
  if (isButton(control)) return `${control.value} ${control.defaultChecked}`;
  return control instanceof HTMLSelectElement ? (sentChoice(control)?.value ?? '') : control.defaultValue;
}

const isButton = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);

/** The names of the controls in a part of a form. */
export const namesIn = (part: Element): string[] =>
  [...part.querySelectorAll('input, select, textarea')].filter(isControl).map(({ name }) => name);

/** Puts back what was typed earlier in this tab, so that a lost network or an expired session loses nothing. */
export function restoreDraft(form: HTMLFormElement, name: string): void {
  const typed = parse(readDraft(name));
  if (Object.keys(typed).length === 0) return;
  putInto(form, typed, () => true);
}

/** Puts values into the controls of their names. */
export function putInto(
  form: HTMLFormElement,
  typed: Readonly<Typed>,
  isWhole: (name: string) => boolean = (name) => name in typed,
): void {
  for (const element of form.elements) {
    if (!isControl(element)) continue;
    const value = typed[element.name];
    // A tick that was taken away leaves nothing behind.
    if (isWhole(element.name) && isTick(form, element)) tick(element, value === element.value);
    if (value === undefined) continue;
    if (element instanceof HTMLInputElement && element.type === 'radio') choose(element, element.value === value);
    else if (element instanceof HTMLSelectElement && !offers(element, value))
      fillOnceOffered(form, element.name, value);
    else if (element.value !== value) fill(element, value);
  }
}

function secretsOf(form: HTMLFormElement): string[] {
  const secrets = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement && element.autocomplete.endsWith('-password'),
  );
  return secrets.filter(isControl).map(({ name }) => name);
}

/** Fills a control as its reader would: the page's own handlers (a country that loads its states) hear of it. */
export function fill(control: Control, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
}

const offers = (select: HTMLSelectElement, value: string) =>
  [...select.options].some((option) => option.value === value);

// The states of a country that was restored just now are still on their way.
function fillOnceOffered(form: HTMLFormElement, name: string, value: string): void {
  const observer = new MutationObserver(() => {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLSelectElement) || !offers(control, value)) return;
    observer.disconnect();
    fill(control, value);
  });
  observer.observe(form, { childList: true, subtree: true });
}

/** A box of its own, not one of a list. */
const isTick = (form: HTMLFormElement, element: Control): element is HTMLInputElement =>
  element.type === 'checkbox' && form.elements.namedItem(element.name) === element;

function tick(box: HTMLInputElement, isTicked: boolean): void {
  if (box.checked !== isTicked) box.click();
}

function choose(radio: HTMLInputElement, isChosen: boolean): void {
  if (isChosen && !radio.checked) radio.click();
}

function parse(kept: string | null): Typed {
  if (!kept) return {};
  try {
    const typed: unknown = JSON.parse(kept);
    if (typeof typed !== 'object' || typed === null) return {};
    return Object.fromEntries(Object.entries(typed).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}
