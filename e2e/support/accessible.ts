import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page, Route } from '@playwright/test';
import type Axe from 'axe-core';
import { HttpPage } from './http/page.ts';
import { expect } from './journey.ts';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Checks the loaded page, with or without JavaScript, against WCAG 2.2 AA and axe's best practices. */
export async function expectAccessible(page: Page) {
  await expect(page.locator('body [role=progressbar]')).toHaveCount(0);
  const isReadOverHttp = (page as unknown) instanceof HttpPage;
  const violations = await inBrowser(page, isReadOverHttp ? analyzeBothWidths : analyze);
  const descriptions = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
  );
  expect(descriptions, `accessibility of ${page.url()}`).toEqual([]);
}

/**
 * Analyzes a page that was read over HTTP, which has no width of its own: in the width of a phone, and the English one
 * also in that of a desktop.
 */
async function analyzeBothWidths(copy: Page): Promise<Axe.Result[]> {
  const onPhone = await analyze(copy);
  if ((await copy.locator('html').getAttribute('lang')) !== 'en') return onPhone;
  await copy.setViewportSize({ width: 1280, height: 800 });
  return [...onPhone, ...(await analyze(copy))];
}

/** Checks that nothing makes the page wider than these windows. */
export async function expectNoSideways(page: Page, widths = [360, 1280]) {
  const tooWideFor = await inBrowser(page, async (shown) => {
    const tooNarrow: number[] = [];
    const sizeBefore = shown.viewportSize();
    for (const width of widths) {
      await shown.setViewportSize({ width, height: 740 });
      if ((await shown.evaluate(() => document.documentElement.scrollWidth - innerWidth)) > 0) tooNarrow.push(width);
    }
    if (sizeBefore) await shown.setViewportSize(sizeBefore);
    return tooNarrow;
  });
  expect(tooWideFor, `windows in which ${page.url()} is too wide`).toEqual([]);
}

// Skips the options of lists: the browser renders them itself, and axe would take longer for them than for the rest.
// Returns violations only. Loads the smaller of axe's two programs once for each page, because loading the large one
// took as long as the check.
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

/** Calls `look` with the page, or with a copy that runs scripts if the page runs none, because axe needs them. */
async function inBrowser<T>(page: Page, look: (shown: Page) => Promise<T>): Promise<T> {
  const anyPage: unknown = page;
  if (anyPage instanceof HttpPage) {
    const copies = await anyPage.context().copies();
    return look(await copies.show(await anyPage.content(), anyPage.url()));
  }
  const browser = page.context().browser();
  if (!browser || (await page.evaluate(() => matchMedia('(scripting: enabled)').matches))) return look(page);
  const context = await browser.newContext({ javaScriptEnabled: true });
  const html = (await page.content()).replaceAll(/<\/?noscript>/g, '');
  await context.route('**/*', (route: Route) => {
    const request = route.request();
    if (request.isNavigationRequest()) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    return request.resourceType() === 'script' ? route.abort() : route.continue();
  });
  const copy = await context.newPage();
  await copy.goto(page.url());
  return look(copy).finally(() => context.close());
}
