/** What somebody fills in; on its own, because each page asks for it before it is alive, and few have a form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/**
 * What is typed before the page's program has arrived stands in controls that React takes over, unless something else has
 * changed the page meanwhile: a password manager puts a sign behind each field, and React draws the page anew, with empty ones.
 * So it is held from before that until the page is alive. In memory alone: passwords are among it.
 */
interface Held {
  control: HTMLInputElement | HTMLTextAreaElement;
  value: string;
}

const held = new Map<string, Held>();
let focused = '';

const isWritten = (element: unknown): element is Held['control'] =>
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'hidden', 'file'].includes(element.type)) ||
  element instanceof HTMLTextAreaElement;

function hold(element: unknown): void {
  if (!isWritten(element) || element.id === '') return;
  if (element.value !== element.defaultValue) held.set(element.id, { control: element, value: element.value });
}

const onInput = ({ target }: Event) => hold(target);
const onFocus = ({ target }: Event) => {
  if (target instanceof Element && isControl(target)) focused = target.id;
};

/** Called before React takes the page over. */
export function holdEarlyTyping(): void {
  for (const element of document.querySelectorAll('input, textarea')) hold(element);
  focused = document.activeElement?.id ?? '';
  document.addEventListener('input', onInput, true);
  document.addEventListener('focusin', onFocus, true);
}

/** Called when the page is alive: gives back to new controls what stood in the ones before them. */
export function giveBackEarlyTyping(): void {
  document.removeEventListener('input', onInput, true);
  document.removeEventListener('focusin', onFocus, true);
  for (const [id, { control, value }] of held) {
    const now = document.getElementById(id);
    if (now === control || !isWritten(now) || now.value !== now.defaultValue) continue;
    now.value = value;
    if (id === focused) now.focus({ preventScroll: true });
  }
  held.clear();
}
