import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { withoutScripts } from '../support/scripts.ts';

for (const language of languages) {
  test(`a visitor reads the home page and goes to the login in ${language}`, async ({ checkedPage: page, baseURL }) => {
    await chooseLanguage(page, language, String(baseURL));
    for (const path of ['/', '/login']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use(withoutScripts);

  test('a visitor reads the home page and is offered the login form', async ({ checkedPage: page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/login');
    await expect(page.locator('form[method=post]').first()).toBeVisible();
    await expectAccessible(page);
  });
});
