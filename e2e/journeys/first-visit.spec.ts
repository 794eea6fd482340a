import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { withoutScripts } from '../support/scripts.ts';

for (const language of languages) {
  test(`a visitor reads the home page in ${language}`, async ({ checkedPage: page, baseURL }) => {
    await chooseLanguage(page, language, String(baseURL));
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('without JavaScript', () => {
  test.use(withoutScripts);

  test('a visitor reads the home page and finds the way to the login', async ({ checkedPage: page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/login');
    await expect(page.locator('form[method=post]')).toBeVisible();
  });
});
