import type { Page } from '@playwright/test';

/** What a page asks of a family. */
export interface Asked {
  controls: number;
  /** The number of these controls without an answer. */
  empty: number;
  /** The number of the empty controls that a tap answers: a choice, a list, a checkbox. */
  taps: number;
}

/** Counts the form controls of the page. A group of choices counts as one; read-only controls do not count. */
export const countControls = (page: Page): Promise<Asked> =>
  page.locator('main form :is(input, select, textarea)').evaluateAll((elements) => {
    const visibleControls = elements
      .filter(
        (control) =>
          control instanceof HTMLInputElement ||
          control instanceof HTMLSelectElement ||
          control instanceof HTMLTextAreaElement,
      )
      .filter(
        (control) => control.checkVisibility() && !('readOnly' in control && control.readOnly) && !control.disabled,
      );
    const names = [...new Set(visibleControls.map(({ name }) => name))];
    const isEmpty = (control: (typeof visibleControls)[number]) =>
      control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)
        ? !control.checked
        : control.value === '';
    const controlsOf = (name: string) => visibleControls.filter((control) => control.name === name);
    const emptyNames = names.filter((name) => controlsOf(name).every(isEmpty));
    const isTapped = (name: string) =>
      visibleControls.some(
        (control) =>
          control.name === name &&
          (control instanceof HTMLSelectElement || ['radio', 'checkbox'].includes(control.type)),
      );
    return { controls: names.length, empty: emptyNames.length, taps: emptyNames.filter(isTapped).length };
  });
