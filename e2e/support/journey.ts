import { randomInt } from 'node:crypto';
import { test as base, type Page } from '@playwright/test';
import { type Faults, watchFaults } from './faults.ts';
import { readShared } from './shared.ts';

interface Fixtures {
  /** The test's page; any fault that the browser reports fails the test. */
  checkedPage: Page;
  /** The faults so far, and those that this journey allows. */
  faults: Faults;
  powerLinkKey: string;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  powerLinkKey: async ({}, use) => {
    await use(readShared()?.powerLinkKey ?? '');
  },
  faults: async ({ page }, use) => {
    const faults = await watchFaults(page);
    await use(faults);
    faults.expectNone();
  },
  checkedPage: async ({ page, faults: _watched }, use) => {
    await use(page);
  },
});

export { expect } from '@playwright/test';
