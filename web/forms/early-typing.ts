/**
 * A control that can be filled in. In a separate file, because every page needs it before hydration and few have a
 * form.
 */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether an element is a `Control`. */
export const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/**
 * Input typed before hydration. React normally keeps it, but if a password manager has changed the page, React renders
 * it again with empty fields. So the input is held until hydration ends, only in memory because it includes passwords.
 */
interface HeldInput {
  control: HTMLInputElement | HTMLTextAreaElement;
  value: string;
}

/** The held input, keyed by the id of its control. */
const heldInputs = new Map<string, HeldInput>();
/** The id of the control that has the focus. */
let focusedId = '';

/** Whether text can be typed into the element. */
const isWritten = (element: unknown): element is HeldInput['control'] =>
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'hidden', 'file'].includes(element.type)) ||
  element instanceof HTMLTextAreaElement;

function hold(element: unknown): void {
  if (!isWritten(element) || element.id === '') return;
  if (element.value !== element.defaultValue) heldInputs.set(element.id, { control: element, value: element.value });
}

const onInput = ({ target }: Event) => hold(target);
const onFocus = ({ target }: Event) => {
  if (target instanceof Element && isControl(target)) focusedId = target.id;
};

/** Starts to hold early input. Called before hydration. */
export function holdEarlyTyping(): void {
  for (const element of document.querySelectorAll('input, textarea')) hold(element);
  focusedId = document.activeElement?.id ?? '';
  document.addEventListener('input', onInput, true);
  document.addEventListener('focusin', onFocus, true);
}

/** Restores held input to controls that React has replaced. Called after hydration. */
export function restoreEarlyTyping(): void {
  document.removeEventListener('input', onInput, true);
  document.removeEventListener('focusin', onFocus, true);
  for (const [id, { control, value }] of heldInputs) {
    const present = document.getElementById(id);
    if (present === control || !isWritten(present) || present.value !== present.defaultValue) continue;
    present.value = value;
    if (id === focusedId) present.focus({ preventScroll: true });
  }
  heldInputs.clear();
}
