import { expect, type Page, type Route } from '@playwright/test';

/** For `test.use(withoutScripts)`: a browser without JavaScript. */
export const withoutScripts = { javaScriptEnabled: false };

/** Holds back every script of the page, as a slow network does, until the returned function is called. */
export const holdScripts = (page: Page) => hold(page, /\.js(\?|$)/);

/** Holds back requests to these URLs until the returned function is called. */
export async function hold(page: Page, addresses: RegExp): Promise<() => Promise<void>> {
  const heldRoutes: Route[] = [];
  let isHolding = true;
  await page.route(addresses, async (route) => {
    if (isHolding) heldRoutes.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    // Continuing a request fails if its page was closed, which is no error.
    await Promise.allSettled(heldRoutes.map((route) => route.continue()));
  };
}

/** Waits for hydration. The footer then shows controls that need scripts; on members' pages it is folded. */
export async function untilAlive(page: Page) {
  await expect(page.locator('footer button').last()).toHaveCSS('visibility', 'visible');
}
