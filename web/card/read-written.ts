import type { Written } from './mine.ts';

/**
 * Returns the reader's changes in a form, in the reader's words: for a list the chosen label, not its number. Unchanged
 * selects and texts are left out. Every ticked box is included, also an unchanged one.
 */
export function readWritten(form: HTMLFormElement): Written {
  const written = new Map<string, string>();
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) {
      if (control.selectedOptions[0]?.defaultSelected) continue;
      written.set(control.name, control.value && (control.selectedOptions[0]?.textContent?.trim() ?? ''));
    } else if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
      if (control.checked) written.set(control.name, control.value);
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (control.value !== control.defaultValue) written.set(control.name, control.value);
    }
  }
  return written;
}
