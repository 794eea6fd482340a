import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { withoutScripts } from '../support/scripts.ts';

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
