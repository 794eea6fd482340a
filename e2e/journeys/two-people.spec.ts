import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from '../support/accessible.ts';
import { printedCode } from '../support/codes.ts';
import { enterAsMember, save } from '../support/dashboard.ts';
import { watchFaults } from '../support/faults.ts';
import { expect, overHttp } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { inventMember } from '../support/member.ts';

const FAMILY = '/matching-profile/family';
const PASSWORD = 'meghe dhaka tara';

async function expectWell(page: Page) {
  await expectAccessible(page);
  await expectNoSideways(page);
}

overHttp(
  'over HTTP, a father invites his daughter, and her agreement shows the profile',
  async ({ checkedPage: father, browser, baseURL }) => {
    const url = String(baseURL);
    await enterAsMember(father, url);
    await father.goto('/health-details');
    await father.locator('main [name="bloodGroup"]').selectOption('B-');
    await save(father);
    await expect(father.getByText('Health Details Updated!!')).toBeVisible();
    await father.goto('/matching-profile');
    await father.getByRole('button', { name: 'This is my child’s or relative’s profile' }).click();
    await expect(father.locator('main')).toContainText('as soon as the bride has said yes');
    await father.getByRole('link', { name: 'Invite the bride' }).click();
    await expect(father.locator('main li', { hasText: 'We will send a code to it' })).toContainText('Invite the bride');
    const { phone } = inventMember();
    await father.locator('main [name="phone"]').fill(phone);
    await father.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(father.locator('main [role=status]', { hasText: 'on its way' })).toBeVisible();
    await expectWell(father);

    const context = await browser.newContext({ baseURL: url, locale: 'en-IN' });
    const daughter = await context.newPage();
    const faults = await watchFaults(daughter);
    // The consents are missing at first.
    faults.allow(/422/);
    await daughter.goto('/invited');
    await daughter.locator('main [name="phone"]').fill(phone);
    await daughter.locator('main [name="code"]').fill(await printedCode(phone));
    await daughter.getByRole('button', { name: 'Continue' }).click();
    await expect(daughter.locator('main')).toContainText('made a profile for Ananya on Shubho Bibaho');
    await expectWell(daughter);
    await daughter.locator('main [name="password"]').fill(PASSWORD);
    // Nobody can agree for another person, so these are her own checkboxes.
    await daughter.getByRole('button', { name: 'I agree', exact: true }).click();
    await expect(daughter.locator('main')).toContainText('We keep what you write');
    for (const box of await daughter.locator('main input[type=checkbox]').all()) await box.check();
    await daughter.locator('main [name="password"]').fill(PASSWORD);
    await daughter.getByRole('button', { name: 'I agree', exact: true }).click();
    await daughter.waitForURL(`**${FAMILY}`);

    await daughter.getByRole('button', { name: 'Keep them' }).click();
    await expect(daughter.locator('main [role=status]', { hasText: 'The health answers stay' })).toBeVisible();
    await expectWell(daughter);
    await father.goto('/matching-profile');
    await expect(father.locator('main')).toContainText('Waiting for the bride to say yes');
    await daughter.getByRole('link', { name: 'See it as others will' }).click();
    await expect(daughter.locator('h1')).toHaveText('My biodata');
    await daughter.goBack();
    await daughter.getByRole('link', { name: 'Decide', exact: true }).click();
    await daughter.getByRole('button', { name: 'Yes, show my profile' }).click();
    await expect(daughter.locator('main')).toContainText('Your profile is shown to members.');
    await father.reload();
    await expect(father.locator('main')).toContainText('Your profile is shown to members.');

    await daughter.goto('/health-details');
    await expect(daughter.locator('main [name="bloodGroup"]')).toHaveValue('B-');
    await father.goto('/health-details');
    await expect(father.locator('main [name="father.bloodGroup"]')).toBeVisible();
    await expect(father.locator('main [name="bloodGroup"]')).toHaveCount(0);
    await expect(father.locator('main')).toContainText('Only the bride can see the blood group');

    for (const page of [father, daughter]) {
      await chooseLanguage(page, 'bn', url);
      await page.goto(FAMILY);
      await expect(page.locator('main summary', { hasText: 'আগে যা যা করা হয়েছে' })).toBeVisible();
      await expectWell(page);
    }
    await expect(father.locator('main')).toContainText('প্রোফাইল দেখাতে শুরু করেছেন');
    await daughter.getByText(/, তাঁকে বাদ দিন/).click();
    await daughter.getByRole('button', { name: 'সাত দিন পরে তাঁকে বাদ দিন' }).click();
    await expect(daughter.locator('main [role=status]', { hasText: '৭ দিন' })).toBeVisible();
    await expectWell(daughter);
    await father.goto(FAMILY);
    await expect(father.locator('main')).toContainText('আপত্তি না জানালে');
    await expectWell(father);
    await father.getByRole('button', { name: 'আমার আপত্তি আছে' }).click();
    await expect(father.locator('main [role=status]', { hasText: 'আগের মতোই' })).toBeVisible();
    await daughter.goto(FAMILY);
    await expect(daughter.locator('main')).toContainText('আপত্তি জানিয়েছেন, তাই থাকছেন');
    faults.expectNone();
    await context.close();
  },
);

overHttp('over HTTP, without JavaScript, an invited person refuses', async ({ browser, baseURL, page }) => {
  const url = String(baseURL);
  const father = await enterAsMember(page, url);
  const { phone } = inventMember();
  const form = { pid: father.pid, whose: 'candidate', phone };
  expect((await page.context().request.post('/api/inviteholder', { form })).ok()).toBe(true);
  const daughter = await browser.newPage();
  await daughter.goto('/invited');
  await daughter.locator('main [name="phone"]').fill(phone);
  await daughter.locator('main [name="code"]').fill(await printedCode(phone));
  await daughter.getByRole('button', { name: 'Continue' }).click();
  await daughter.getByRole('button', { name: 'I do not want this' }).click();
  await expect(daughter.locator('main')).toContainText('You will hear no more about this');
  await page.goto(FAMILY);
  await expect(page.locator('main')).toContainText('no answer yet');
});

overHttp(
  'over HTTP, a holder who withdraws a consent is shown its checkboxes, and keeps the own answers',
  async ({ checkedPage: page, baseURL }) => {
    const url = String(baseURL);
    await enterAsMember(page, url);
    await page.goto('/my-consents');
    await page.getByText('Withdraw our consent').click();
    await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'You have withdrawn your consent' })).toBeVisible();
    for (const path of ['/matching-profile', '/matching-profile/inbox', '/matching-profile/find']) {
      await page.goto(path);
      await expect(page).toHaveURL('/my-consents');
    }
    const openPages = [
      '/dashboard',
      '/personal-information',
      '/health-details',
      '/change-password',
      '/notices',
      '/sessions',
    ];
    for (const path of [
      ...openPages,
      FAMILY,
      '/matching-profile/settings',
      '/matching-profile/about-me',
      '/delete-profile',
    ]) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 200]);
      await expect(page).toHaveURL(path);
    }
    await page.goto('/my-consents');
    for (const box of await page.locator('main input[type=checkbox]').all()) await box.check();
    await page.getByRole('button', { name: 'We agree' }).click();
    await expect(page.locator('main li', { hasText: 'What you write is true' }).first()).toContainText('by you');
    await page.goto('/matching-profile');
    await expect(page).toHaveURL('/matching-profile');
    await expectWell(page);
  },
);
