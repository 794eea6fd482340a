import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { makeAwaited, makeWithFather } from '../support/families-with-father.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { ask, becomeMember, makeShownMember } from '../support/meeting.ts';
import { withoutScripts } from '../support/scripts.ts';

const makeAwaitedBride = async (url: string) => (await makeAwaited(url)).bride;

const toSend = (page: Page) => page.locator('[data-page-bar]').getByRole('link', { name: 'Send interest' });

test('a bride who has not agreed yet is asked when she sends an interest, and one press does both', async ({
  checkedPage: page,
  context,
  baseURL,
}) => {
  const url = String(baseURL);
  const bride = await makeAwaitedBride(url);
  const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
  await becomeMember(context, bride);
  await page.goto(`/matching-profile/${groom.pid}`);
  await toSend(page).click();
  const consentForm = page.locator('#showing-first');
  await expect(consentForm).toContainText('First, your own consent');
  await expect(consentForm).toContainText('your name without the surname');
  await expectAccessible(page);
  await consentForm.locator('textarea').fill('We would like to know your family.');
  await consentForm.getByRole('button', { name: 'Yes, show my profile and send the interest' }).click();
  await expect(page.locator('main [role=status]', { hasText: 'interest' })).toBeVisible();
  await expect(page.locator('main')).toContainText('We would like to know your family.');
  await expect(consentForm).toHaveCount(0);
  const inbox = await ask(groom, 'introductions', { pid: groom.pid });
  expect(JSON.stringify(inbox.inbox)).toContain(bride.pid);
});

test('her father reads what is missing before he types anything', async ({ checkedPage: page, context, baseURL }) => {
  const url = String(baseURL);
  const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
  const father = await makeWithFather(url);
  await becomeMember(context, father);
  await chooseLanguage(page, 'bn', url);
  await page.goto(`/matching-profile/${groom.pid}`);
  await page.locator('[data-page-bar]').getByRole('link', { name: 'আগ্রহ জানান' }).click();
  await expect(page.locator('#showing-first')).toContainText('পাত্রী নিজের ফোন থেকে রাজি হলেই');
  await expect(page.locator('#showing-first').getByRole('link', { name: 'পাত্রীকে আমন্ত্রণ জানান' })).toBeVisible();
  await expect(page.locator('#note')).toHaveCount(0);
  await expectAccessible(page);
});

test('a father beside his daughter requests her acceptance where she would accept herself', async ({
  checkedPage: page,
  context,
  browser,
  baseURL,
}) => {
  const url = String(baseURL);
  const { bride, father } = await makeAwaited(url);
  const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
  await ask(bride, 'updateshowing', { pid: bride.pid, show: 'Yes' });
  await ask(groom, 'sendintroduction', { pid: groom.pid, member: bride.pid, note: '' });
  await becomeMember(context, father);
  await page.goto('/matching-profile/inbox');
  await expect(page.locator('#waiting')).toContainText('Only the bride can accept.');
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await page.goto(`/matching-profile/${groom.pid}`);
  await page.locator('[data-page-bar]').getByRole('button', { name: 'Ask the bride' }).click();
  await expect(page.locator('main [role=status]', { hasText: 'We have let them know' })).toBeVisible();
  await expectAccessible(page);
  const hers = await browser.newContext({ baseURL: url, locale: 'en-IN', viewport: page.viewportSize() });
  await becomeMember(hers, bride);
  const daughter = await hers.newPage();
  await chooseLanguage(daughter, 'bn', url);
  await daughter.goto('/notices');
  await expect(daughter.locator('main')).toContainText('বাড়ির একজন এই পরিবারের সঙ্গে কথা বলতে রাজি');
  await daughter.goto('/matching-profile/inbox');
  await expect(daughter.getByRole('button', { name: 'হ্যাঁ, কথা বলতে রাজি' })).toBeVisible();
  await hers.close();
});

test.describe(() => {
  test.use(withoutScripts);

  test('without scripts one press also agrees and sends the interest', async ({ page, context, baseURL }) => {
    const url = String(baseURL);
    const bride = await makeAwaitedBride(url);
    const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
    await becomeMember(context, bride);
    await page.goto(`/matching-profile/${groom.pid}`);
    await page.getByRole('button', { name: 'Yes, show my profile and send the interest' }).click();
    await expect(page.locator('main [role=status]', { hasText: 'Your interest has been sent' })).toBeVisible();
    await expect(page.locator('[data-page-bar]').getByRole('button', { name: 'Withdraw' })).toBeVisible();
  });
});
