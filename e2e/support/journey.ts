import { randomInt } from 'node:crypto';
import { type Browser, test as base, type Page } from '@playwright/test';
import { type Faults, watchFaults } from './faults.ts';
import { HttpBrowser } from './http/browser.ts';
import { readShared } from './shared.ts';

export { expect } from './http/expect.ts';

interface Fixtures {
  /** The test's page. Any fault that the browser reports fails the test. */
  checkedPage: Page;
  /** The faults so far. The journey can allow some. */
  faults: Faults;
  powerLinkKey: string;
}

/** Defines a journey in a browser with an IP address of its own. */
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

/** The fixtures that a journey over HTTP has besides. */
interface OverHttp {
  /** Gives the contexts of this test its address and language. */
  httpOptions: undefined;
}

/**
 * Defines a journey that needs no browser: its pages are read over HTTP, without scripts (e2e/README.md). It has the
 * same fixtures, and runs in the project `http` alone, which finds it by the words *over HTTP* in its title.
 */
export const overHttp = test.extend<OverHttp, { browser: Browser }>({
  browser: [
    async ({ playwright, launchOptions }, use) => {
      const browser = new HttpBrowser(playwright, launchOptions);
      await use(browser as unknown as Browser);
      await browser.end();
    },
    { scope: 'worker' },
  ],
  httpOptions: [
    async ({ browser, baseURL, extraHTTPHeaders, locale }, use, testInfo) => {
      if (testInfo.project.name !== 'http') throw new Error('The title must have the words “over HTTP”.');
      const http = browser as unknown as HttpBrowser;
      http.options = { baseURL: String(baseURL), extraHTTPHeaders: extraHTTPHeaders ?? {}, locale: locale ?? 'en-IN' };
      await use(undefined);
      await http.closeContexts();
    },
    { auto: true },
  ],
  context: async ({ browser, httpOptions: _set }, use) => {
    await use(await browser.newContext());
  },
  page: async ({ context }, use, testInfo) => {
    const page = await context.newPage();
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus && page.url() !== 'about:blank')
      await testInfo.attach('the last page', { body: await page.content(), contentType: 'text/html' });
  },
});
