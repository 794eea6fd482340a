import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from '../support/accessible.ts';
import { enterAsMember } from '../support/dashboard.ts';
import { fillLogin } from '../support/forms.ts';
import { expect, overHttp } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';

async function expectWell(page: Page) {
  await expectAccessible(page);
  await expectNoSideways(page);
}

overHttp(
  'over HTTP, a member sees the active sessions beside the password, and ends the others',
  async ({ browser, checkedPage: page, baseURL }) => {
    const url = String(baseURL);
    const member = await enterAsMember(page, url);
    const elsewhere = await browser.newPage();
    await elsewhere.goto('/login?back=/sessions');
    await fillLogin(elsewhere, member);
    await elsewhere.locator('main form button').last().click();
    await expect(elsewhere.locator('main h1')).toHaveText('Where you are logged in');

    await page.goto('/change-password');
    await page.locator('main').getByRole('link', { name: 'Where you are logged in' }).click();
    await expect(page.locator('main li', { hasText: 'This one' })).toBeVisible();
    await expectWell(page);
    await chooseLanguage(page, 'bn', url);
    await page.goto('/sessions');
    await expectWell(page);
    await page
      .getByRole('button', { name: /^সেখানে লগ আউট করুন/ })
      .first()
      .click();
    await expect(page.locator('main [role=status]', { hasText: 'লগ আউট হয়ে গেছে' })).toBeVisible();
    await elsewhere.goto('/dashboard');
    await expect(elsewhere).toHaveURL(/\/login/);

    await fillLogin(elsewhere, member);
    await elsewhere.locator('main form button').last().click();
    await elsewhere.waitForURL('/dashboard');
    await elsewhere.goto('/sessions');
    await elsewhere.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(elsewhere.locator('main')).toContainText('You are not logged in anywhere else.');
  },
);
