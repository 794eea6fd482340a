import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
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
