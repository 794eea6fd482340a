import type { Browser, Page } from '@playwright/test';

/** A browser's page that shows copies of pages, without their scripts. */
export interface Copies {
  show(html: string, url: string): Promise<Page>;
}

/**
 * Opens a page for copies. It runs scripts, because axe needs JavaScript, but the copies come without their own. They
 * are written over a page of the same site, so that style sheets, fonts and axe stay loaded from one copy to the next.
 *
 * The copies are without the reader's cookies, because a page that refreshes itself would act for the reader. So photos
 * behind the login are missing in them.
 */
export async function openCopies(browser: Browser): Promise<Copies> {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const page = await context.newPage();
  const size = page.viewportSize();
  return {
    async show(html, url) {
      const { origin } = new URL(url);
      if (!page.url().startsWith(`${origin}/`)) await page.goto(`${origin}/robots.txt`);
      if (size) await page.setViewportSize(size);
      await page.setContent(html.replaceAll(/<script\b.*?<\/script>|<\/?noscript>/gs, ''));
      const isDrawn = () =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every((link) => link.sheet);
      if (!(await page.evaluate(isDrawn))) throw new Error(`A copy of ${url} has no styles`);
      return page;
    },
  };
}
