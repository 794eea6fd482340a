import { DRAWN_FOR } from '#contract/rendered-for.ts';
import { readDraft } from '#web/api/session.ts';
import { serverChoice } from './early-choices.ts';
import { type Control, isControl } from './early-typing.ts';

type Typed = Record<string, string>;

/**
 * Returns the values of a form by control name, without passwords, files and the names for which `isKept` returns
 * false. Of several controls with the same name only the last value is returned.
 */
export function typedValuesIn(form: HTMLFormElement, isKept = (_name: string) => true): Typed {
  const typed: Typed = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && isKept(name)) typed[name] = value;
  for (const name of [...secretsOf(form), DRAWN_FOR.field]) delete typed[name];
  return typed;
}

/**
 * Returns the current values of a form by name, to compare them with later values: those of all controls except files
 * and hidden fields, also of disabled ones. The values of controls with the same name are joined.
 */
export function currentValuesIn(form: HTMLFormElement, valueIn = currentValue): Map<string, string> {
  const values = new Map<string, string>();
  for (const control of [...form.elements].filter(isControl)) {
    if (control.type === 'file' || control.type === 'hidden') continue;
    values.set(control.name, `${values.get(control.name) ?? ''}|${valueIn(control)}`);
  }
  return values;
}

/**
 * Returns the values that the server sent, by name. Passwords are the current ones, because a browser fills them in by
 * itself.
 */
export const serverValuesIn = (form: HTMLFormElement): Map<string, string> =>
  currentValuesIn(form, (control) => (control.type === 'password' ? control.value : serverValue(control)));

/** Returns the values that the server sent, for the controls that were changed before hydration. */
export function serverValuesOfChanged(form: HTMLFormElement): Map<string, string> {
  const currentValues = currentValuesIn(form);
  const serverValues = serverValuesIn(form);
  return new Map([...serverValues].filter(([name, value]) => currentValues.get(name) !== value));
}

/** Returns the current value of a control; for a checkbox or radio button also whether it is ticked. */
const currentValue = (control: Control): string =>
  isTickable(control) ? `${control.value} ${control.checked}` : control.value;

/** Returns the value of a control as the server sent it, in the form of `currentValue`. */
function serverValue(control: Control): string {
  if (isTickable(control)) return `${control.value} ${control.defaultChecked}`;
  return control instanceof HTMLSelectElement ? (serverChoice(control)?.value ?? '') : control.defaultValue;
}

const isTickable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);

/** Returns the names of the controls in a part of a form. */
export const namesIn = (part: Element): string[] =>
  [...part.querySelectorAll('input, select, textarea')].filter(isControl).map(({ name }) => name);

/** Restores the input typed earlier in this tab, so that a lost network or an ended session loses nothing. */
export function restoreDraft(form: HTMLFormElement, name: string): void {
  const typed = parseDraft(readDraft(name));
  if (Object.keys(typed).length === 0) return;
  putInto(form, typed, () => true);
}

/**
 * Puts values into the controls of their names. A single checkbox is unticked if its value is missing and `isWhole`
 * returns true for its name: an unticked box sends nothing.
 */
export function putInto(
  form: HTMLFormElement,
  typed: Readonly<Typed>,
  isWhole: (name: string) => boolean = (name) => name in typed,
): void {
  for (const element of form.elements) {
    if (!isControl(element)) continue;
    const value = typed[element.name];
    if (isWhole(element.name) && isSingleBox(form, element)) tick(element, value === element.value);
    if (value === undefined) continue;
    if (element instanceof HTMLInputElement && element.type === 'radio') choose(element, element.value === value);
    else if (element instanceof HTMLSelectElement && !hasOption(element, value))
      fillOnceOffered(form, element.name, value);
    else if (element.value !== value) fill(element, value);
  }
}

/** Returns the names of a form's password controls. */
function secretsOf(form: HTMLFormElement): string[] {
  const secrets = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement && element.autocomplete.endsWith('-password'),
  );
  return secrets.filter(isControl).map(({ name }) => name);
}

/**
 * Fills a control with the events of a reader's input, so that the page's handlers run, such as loading a country's
 * states.
 */
export function fill(control: Control, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
}

const hasOption = (select: HTMLSelectElement, value: string) =>
  [...select.options].some((option) => option.value === value);

/** Fills a select once it has the option. The states of a restored country may still be loading. */
function fillOnceOffered(form: HTMLFormElement, name: string, value: string): void {
  const observer = new MutationObserver(() => {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLSelectElement) || !hasOption(control, value)) return;
    observer.disconnect();
    fill(control, value);
  });
  observer.observe(form, { childList: true, subtree: true });
}

/** Whether a control is a single checkbox and not one of a list of checkboxes with the same name. */
const isSingleBox = (form: HTMLFormElement, element: Control): element is HTMLInputElement =>
  element.type === 'checkbox' && form.elements.namedItem(element.name) === element;

function tick(box: HTMLInputElement, isTicked: boolean): void {
  if (box.checked !== isTicked) box.click();
}

function choose(radio: HTMLInputElement, isChosen: boolean): void {
  if (isChosen && !radio.checked) radio.click();
}

/** Returns the texts of a stored draft; none if it cannot be read. */
function parseDraft(stored: string | null): Typed {
  if (!stored) return {};
  try {
    const typed: unknown = JSON.parse(stored);
    if (typeof typed !== 'object' || typed === null) return {};
    return Object.fromEntries(Object.entries(typed).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}
