/** What somebody fills in; on its own, because each page asks for it before it is alive, and few have a form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
