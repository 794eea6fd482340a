import type { Page } from '@playwright/test';
import { control, type Entered, enterAsMember, save } from '../support/dashboard.ts';
import { openBasics } from '../support/forms.ts';
import { expect, overHttp, test } from '../support/journey.ts';

/** Logs in another family in a second tab of the same browser. */
async function anotherLogsIn(page: Page, baseURL: string | undefined): Promise<{ other: Entered; tab: Page }> {
  const tab = await page.context().newPage();
  const other = await enterAsMember(tab, String(baseURL));
  await tab.goto('/dashboard');
  await expect(control(tab, 'name')).toHaveValue('Ananya Chatterjee');
  return { other, tab };
}

test('values typed for one family are never saved for the other', async ({ checkedPage: page, baseURL, faults }) => {
  faults.allow(/409/);
  const first = await enterAsMember(page, String(baseURL));
  await page.goto('/dashboard');
  await openBasics(page);
  await control(page, 'name').fill('Typed For The First');
  const { other, tab } = await anotherLogsIn(page, baseURL);

  await save(page);
  await expect(page.getByText('somebody else has logged in on this browser')).toBeVisible();
  await expect(control(page, 'name')).toHaveValue('Typed For The First');
  await tab.reload();
  await expect(control(tab, 'name')).toHaveValue('Ananya Chatterjee');

  // After the first family logs in again, its open page can be saved.
  await tab.context().request.post(`${baseURL}/api/custlogin`, { form: { ...first } });
  await tab.evaluate((pid) => localStorage.setItem('pid', pid), first.pid);
  await save(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await openBasics(page);
  await expect(control(page, 'name')).toHaveValue('Typed For The First');
  expect(other.pid).not.toBe(first.pid);
});

for (const path of ['/communication-details', '/change-password', '/matching-profile/wishes']) {
  test(`${path} of one family is refused for the other, and stays unchanged`, async ({
    checkedPage: page,
    baseURL,
    faults,
  }) => {
    faults.allow(/409/);
    await enterAsMember(page, String(baseURL));
    await page.goto(path);
    const typed = page.locator('main form input:not([type=hidden]):not([type=radio]):not([type=checkbox])').first();
    if (path === '/change-password') {
      for (const name of ['password', 'confirmation'])
        if (await control(page, name).count()) await control(page, name).fill('a new password 9');
    } else if (path === '/communication-details') await control(page, 'city').fill('Siliguri');
    await anotherLogsIn(page, baseURL);
    await save(page);
    await expect(page.getByText('somebody else has logged in on this browser')).toBeVisible();
    if (path === '/communication-details') await expect(control(page, 'city')).toHaveValue('Siliguri');
    await expect(typed).toBeAttached();
    await expect(page.getByText('Which answer is to stay?')).toHaveCount(0);
  });
}

test('a link on one family’s page reloads the page for the other', async ({ checkedPage: page, baseURL }) => {
  const first = await enterAsMember(page, String(baseURL));
  await page.goto('/dashboard');
  await expect(page.locator('main')).toContainText(first.pid);
  const { other } = await anotherLogsIn(page, baseURL);
  await page
    .locator('a[href="/change-password"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/change-password');
  await expect(page.locator('main')).toContainText(other.pid);
});

overHttp.describe('over HTTP, without JavaScript', () => {
  overHttp(
    'the page keeps typed values, and saves nothing for the other family',
    async ({ checkedPage: page, baseURL, faults }) => {
      faults.allow(/409/);
      await enterAsMember(page, String(baseURL));
      await page.goto('/communication-details');
      await control(page, 'city').fill('Typed Here');
      const { tab } = await anotherLogsIn(page, baseURL);
      await save(page);
      await expect(page.getByText('somebody else has logged in on this browser')).toBeVisible();
      await expect(control(page, 'city')).toHaveValue('Typed Here');
      // A second press still sends it as the first family's page, so it is refused again.
      await save(page);
      await expect(page.getByText('somebody else has logged in on this browser')).toBeVisible();
      await tab.goto('/communication-details');
      await expect(control(tab, 'city')).toHaveValue('Kolkata');
    },
  );
});
