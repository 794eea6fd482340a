import { test } from '@playwright/test';
import { expectAccessible, expectNoSideways } from '../support/accessible.ts';
import { HttpPage } from '../support/http/page.ts';
import { expect, overHttp } from '../support/journey.ts';
import { withoutScripts } from '../support/scripts.ts';

const good = '<h1>x</h1>';
const bad = '<h1>x</h1><noscript><img src="data:,"></noscript><img src="data:,">';

for (const [name, options] of Object.entries({ 'with JavaScript': {}, 'without JavaScript': withoutScripts })) {
  test.describe(name, () => {
    test.use(options);

    test('a picture without a text is detected, and a correct page passes', async ({ page }) => {
      await page.route('http://plain.test/*', (route) => {
        const body = route.request().url().endsWith('bad') ? bad : good;
        return route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><title>x</title><main>${body}</main>`,
        });
      });
      await page.goto('http://plain.test/good');
      await expectAccessible(page);
      await page.goto('http://plain.test/bad');
      await expect(expectAccessible(page)).rejects.toThrow('image-alt');
    });
  });
}

overHttp(
  'over HTTP, a picture without a text and a text that is too wide are detected on the copy',
  async ({ page }) => {
    await page.goto('/about');
    await expectAccessible(page);
    await expectNoSideways(page);
    const read: unknown = page;
    if (!(read instanceof HttpPage)) throw new Error('a page over HTTP');
    read.document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', `<img src="/x"><pre>${'wide'.repeat(900)}</pre>`);
    await expect(expectAccessible(page)).rejects.toThrow('image-alt');
    await expect(expectNoSideways(page)).rejects.toThrow('is too wide');
  },
);
