import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page, type Route } from '@playwright/test';
import type Axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Checks the loaded page, with or without JavaScript, against WCAG 2.2 AA and axe's best practices. */
export async function expectAccessible(page: Page) {
  await expect(page.locator('body [role=progressbar]')).toHaveCount(0);
  const runsScripts = await page.evaluate(() => matchMedia('(scripting: enabled)').matches);
  const browser = page.context().browser();
  const violations = runsScripts || !browser ? await analyze(page) : await analyzeCopy(page, browser);
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

// Skips the options of lists, which the browser renders itself and which would take axe longer than all the rest.
// Describes violations only. Loads the smaller of axe's two programs once a page, because loading the large one took as
// long as the check.
async function analyze(page: Page): Promise<Axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const lists = document.querySelectorAll('select');
    for (const list of lists) Object.defineProperty(list, 'childNodes', { configurable: true, get: () => [] });
    const { violations } = await window.axe.run({ resultTypes: ['violations'] });
    for (const list of lists) Reflect.deleteProperty(list, 'childNodes');
    return violations;
  });
}

/** axe needs JavaScript, so it checks a copy in a browser that runs scripts but blocks the page's own. */
async function analyzeCopy(page: Page, browser: Browser) {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const html = (await page.content()).replaceAll(/<\/?noscript>/g, '');
  await context.route('**/*', (route: Route) => {
    const request = route.request();
    if (request.isNavigationRequest()) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    return request.resourceType() === 'script' ? route.abort() : route.continue();
  });
  const copy = await context.newPage();
  await copy.goto(page.url());
  return analyze(copy).finally(() => context.close());
}
