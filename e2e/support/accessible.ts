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

/** Holds the page that has arrived, with or without JavaScript, against WCAG 2.2 AA and axe's own best practices. */
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

// The browser draws the entries of a list itself, and there are hundreds on a page: looking at them would take axe longer than
// at all the rest. Only what is violated is described. Each page gets axe once, and the small one of its two programs: reading
// the large one took the browser as long as looking at the page.
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

/** axe is itself a script: it looks at a copy, in a browser that runs scripts but gets none of the page's. */
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
