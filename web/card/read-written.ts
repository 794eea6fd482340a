import type { Written } from './mine.ts';

/** What stands in a form in the reader's words: of a list what is chosen, not its number. */
export function readWritten(form: HTMLFormElement): Written {
  const written = new Map<string, string>();
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement)
      written.set(control.name, control.value && (control.selectedOptions[0]?.textContent?.trim() ?? ''));
    else if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
      if (control.checked) written.set(control.name, control.value);
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      written.set(control.name, control.value);
  }
  return written;
}
