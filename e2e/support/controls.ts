import type { Page } from '@playwright/test';

export interface Asked {
  controls: number;
  /** The number of these controls without an answer. */
  empty: number;
  /** The number of these controls that a tap answers: a choice, a list, a checkbox. */
  taps: number;
}

/** Counts the form controls of the page. A group of choices counts as one; read-only controls do not count. */
export const countControls = (page: Page): Promise<Asked> =>
  page.locator('main form :is(input, select, textarea)').evaluateAll((all) => {
    const shown = all
      .filter(
        (one) =>
          one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement,
      )
      .filter((one) => one.checkVisibility() && !('readOnly' in one && one.readOnly) && !one.disabled);
    const names = [...new Set(shown.map(({ name }) => name))];
    const empty = names.filter((name) =>
      shown
        .filter((one) => one.name === name)
        .every((one) =>
          one instanceof HTMLInputElement && ['radio', 'checkbox'].includes(one.type) ? !one.checked : one.value === '',
        ),
    );
    const isTapped = (name: string) =>
      shown.some(
        (one) => one.name === name && (one instanceof HTMLSelectElement || ['radio', 'checkbox'].includes(one.type)),
      );
    return { controls: names.length, empty: empty.length, taps: empty.filter(isTapped).length };
  });
