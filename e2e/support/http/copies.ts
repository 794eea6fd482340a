import type { Browser, Page, Route } from '@playwright/test';

/** A browser's page that shows copies of pages, without their scripts. */
export interface Copies {
  show(html: string, url: string): Promise<Page>;
  close(): Promise<void>;
}

/** axe needs JavaScript, so this page runs scripts but blocks those of the copies. */
export async function openCopies(browser: Browser): Promise<Copies> {
  const context = await browser.newContext({ javaScriptEnabled: true });
  let body = '';
  await context.route('**/*', (route: Route) => {
    const request = route.request();
    if (request.isNavigationRequest()) return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    return request.resourceType() === 'script' ? route.abort() : route.continue();
  });
  const page = await context.newPage();
  const size = page.viewportSize();
  return {
    async show(html, url) {
      body = html.replaceAll(/<\/?noscript>/g, '');
      if (size) await page.setViewportSize(size);
      await page.goto('about:blank');
      await page.goto(url);
      return page;
    },
    close: () => context.close(),
  };
}
