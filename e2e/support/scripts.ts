import { expect, type Page, type Route } from '@playwright/test';

/** For `test.use(withoutScripts)`: a browser that runs no JavaScript at all. */
export const withoutScripts = { javaScriptEnabled: false };

/** Holds every script of the page back, as a slow network does, until the answered function is called. */
export const holdScripts = (page: Page) => hold(page, /\.js(\?|$)/);

/** Holds back what the page asks for at these addresses, until the answered function is called. */
export async function hold(page: Page, addresses: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(addresses, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    // A page that was left meanwhile no longer waits.
    await Promise.allSettled(held.map((route) => route.continue()));
  };
}

/** Waits until the scripts have taken the page over: its footer then offers what only works with them, behind the fold on a member's pages. */
export async function untilAlive(page: Page) {
  await expect(page.locator('footer button').last()).toHaveCSS('visibility', 'visible');
}
