import { memberPages } from '../support/dashboard.ts';
import { fillStep1, submitLogin, submitOf } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { inventMember, registerMember } from '../support/member.ts';
import { untilAlive } from '../support/scripts.ts';

test('a visitor is redirected to the login, and home from the second step', async ({ checkedPage: page }) => {
  for (const path of [...memberPages, '/thankyou']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/login');
  }
  await page.goto('/register2');
  await expect(page).toHaveURL('/');
});

test('a member is redirected to the dashboard, and to the login after the browser has lost the pid', async ({
  checkedPage: page,
  baseURL,
}) => {
  const member = inventMember();
  await registerMember(String(baseURL), member);
  await submitLogin(page, member);
  await page.waitForURL('/dashboard');
  // The login page named the members' style sheet without loading it; this page loads it.
  await expect(page.locator('main h1')).toBeVisible();
  const rules = await page.evaluate(() => Array.from(document.styleSheets, (sheet) => sheet.cssRules.length));
  expect(rules.map((count) => count > 50)).toEqual([true, true]);
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/dashboard');
  }

  await page.evaluate(() => localStorage.removeItem('pid'));
  await page.goto('/health-details');
  await expect(page).toHaveURL('/login');
  await expect(submitOf(page)).toBeEnabled();
  await page.reload();
  await expect(page).toHaveURL('/login');
  // The session itself has ended, not only its traces in the browser.
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
});

test('removing the pid while a page is open leads to the login at the next step', async ({
  checkedPage: page,
  baseURL,
}) => {
  const member = inventMember();
  await registerMember(String(baseURL), member);
  await submitLogin(page, member);
  await page.waitForURL('/dashboard');
  await page.goto('/success-story');
  // Waits for hydration. Without it the test would repeat the one above.
  await untilAlive(page);
  // A visitor with an account is not asked to register.
  await expect(page.locator('main a[href="/register"]')).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('pid'));
  await page.locator('header a[href="/dashboard"]:visible').click();
  await expect(page).toHaveURL('/login');
});

test('a newcomer between the steps is redirected to the second one', async ({ checkedPage: page }) => {
  await page.goto('/register');
  await fillStep1(page, inventMember());
  await submitOf(page).click();
  await page.waitForURL('/register2');
  await page.goto('/register');
  await expect(page).toHaveURL('/register2');
});
