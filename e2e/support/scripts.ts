import { expect, type Page, type Route } from '@playwright/test';

/** For `test.use(withoutScripts)`: a browser that runs no JavaScript at all. */
export const withoutScripts = { javaScriptEnabled: false };

/** Holds every script of the page back, as a slow network does, until the answered function is called. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(/\.js(\?|$)/, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    // A page that was left meanwhile no longer waits for its scripts.
    await Promise.allSettled(held.map((route) => route.continue()));
  };
}

/** Waits until the scripts have taken the page over: its footer then offers what only works with them. */
export async function untilAlive(page: Page) {
  await expect(page.locator('footer button').last()).toBeVisible();
}
