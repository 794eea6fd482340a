import { expectAccessible } from '../support/accessible.ts';
import { expect, overHttp } from '../support/journey.ts';

overHttp.describe('over HTTP, without JavaScript', () => {
  overHttp('a visitor reads the home page and is offered the login form', async ({ checkedPage: page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/login');
    await expect(page.locator('form[method=post]').first()).toBeVisible();
    await expectAccessible(page);
  });
});
