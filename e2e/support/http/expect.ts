import { expect as playwrightExpect } from '@playwright/test';
import { collapse, descriptionOf, isChecked, isShown, nameOf, textOf, type Wanted } from './find.ts';
import { HttpLocator, readValue } from './locator.ts';
import { HttpPage } from './page.ts';

/** Whether the matcher is used with `.not`, as Playwright passes it. */
interface State {
  isNot: boolean;
}

/** The result of a matcher, as Playwright takes it. */
interface Result {
  pass: boolean;
  message: () => string;
}

/** Compares a text as it is, with white space. */
const equals = (received: string, wanted: Wanted) =>
  wanted instanceof RegExp ? wanted.test(received) : received === wanted;
/** Compares texts without regard to white space. */
const reads = (received: string, wanted: Wanted) =>
  equals(collapse(received), wanted instanceof RegExp ? wanted : collapse(wanted));
const contains = (received: string, wanted: Wanted) =>
  wanted instanceof RegExp ? reads(received, wanted) : collapse(received).includes(collapse(wanted));

function result({ isNot }: State, pass: boolean, about: unknown, wanted: unknown, received: unknown = pass): Result {
  const message = () => `${about}\nexpected: ${isNot ? 'not ' : ''}${wanted}\nreceived: ${received}`;
  return { pass, message };
}

/** Makes a matcher for a text of the only element that a locator finds; none is an error. */
const makeTextMatcher = (read: (element: Element) => string, fits: (received: string, wanted: Wanted) => boolean) =>
  function match(this: State, locator: HttpLocator, wanted: Wanted): Result {
    const received = read(locator.element());
    return result(this, fits(received, wanted), locator, wanted, received);
  };

/** Makes a matcher for a state of the only element that a locator finds. */
const makeStateMatcher = (name: string, has: (element: Element) => boolean) =>
  function match(this: State, locator: HttpLocator): Result {
    return result(this, has(locator.element()), locator, name);
  };

const isDisabled = (element: Element) => element.matches(':disabled, [aria-disabled=true]');

function isVisible(locator: HttpLocator): boolean {
  return locator.elements().length > 0 && isShown(locator.element());
}

const expectOfLocator = playwrightExpect.extend({
  toHaveText: makeTextMatcher(textOf, reads),
  toContainText: makeTextMatcher(textOf, contains),
  toHaveValue: makeTextMatcher(readValue, equals),
  toHaveAccessibleName: makeTextMatcher(nameOf, reads),
  toHaveAccessibleDescription: makeTextMatcher(descriptionOf, reads),
  toBeChecked: makeStateMatcher('checked', isChecked),
  toBeDisabled: makeStateMatcher('disabled', isDisabled),
  toBeEnabled: makeStateMatcher('enabled', (element) => !isDisabled(element)),
  toHaveAttribute(this: State, locator: HttpLocator, name: string, wanted: Wanted = /^/) {
    const received = locator.element().getAttribute(name);
    return result(this, received !== null && equals(received, wanted), `${name} of ${locator}`, wanted, received);
  },
  toHaveCount(this: State, locator: HttpLocator, wanted: number) {
    const received = locator.elements().length;
    return result(this, received === wanted, locator, wanted, received);
  },
  toBeAttached(this: State, locator: HttpLocator) {
    return result(this, locator.elements().length > 0, locator, 'attached');
  },
  /** Passes if nothing of HTML itself hides the element; a style sheet may still hide it (find.ts). */
  toBeVisible(this: State, locator: HttpLocator) {
    return result(this, isVisible(locator), locator, 'visible');
  },
  toBeHidden(this: State, locator: HttpLocator) {
    return result(this, !isVisible(locator), locator, 'hidden');
  },
});

const expectOfPage = playwrightExpect.extend({
  toHaveURL(this: State, page: HttpPage, wanted: Wanted) {
    return result(this, page.isAt(wanted), 'the address', wanted, page.url());
  },
  toHaveTitle(this: State, page: HttpPage, wanted: Wanted) {
    return result(this, reads(page.document.title, wanted), 'the title', wanted, page.document.title);
  },
});

/** Playwright's `expect`, which also takes pages and locators without a browser. Their matchers do not wait. */
export const expect: typeof playwrightExpect = Object.assign((actual: unknown, message?: string) => {
  if (actual instanceof HttpLocator) return expectOfLocator(actual, message);
  if (actual instanceof HttpPage) return expectOfPage(actual, message);
  return playwrightExpect(actual, message);
}, playwrightExpect) as unknown as typeof playwrightExpect;
