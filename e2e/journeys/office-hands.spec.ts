import { randomInt } from 'node:crypto';
import { expectAccessible } from '../support/accessible.ts';
import { expect, overHttp } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { becomeMember, makeShownMember } from '../support/meeting.ts';
import { enterAsStaff, freshCode } from '../support/office.ts';

const PASSWORD = 'a long enough password';

overHttp(
  'over HTTP, a request of the office about an account waits, and the family objects to it',
  async ({ checkedPage: page, browser, baseURL }) => {
    const url = String(baseURL);
    const family = await makeShownMember(url, { name: 'Jhuma Ghosh', gender: 'Female' });
    await chooseLanguage(page, 'en', url);
    const secret = await enterAsStaff(page, `hands-${randomInt(1_000_000)}@trust.example`, 'helper,administrator');
    await page.goto(`/office/members?asked=${family.phone}`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Jhuma Ghosh' })).not.toContainText(family.phone);
    await page.getByRole('link', { name: 'Jhuma Ghosh' }).click();
    await page.locator('summary').filter({ hasText: 'A link for a new password' }).click();
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'A link for a new password' }) });
    await form.locator('input[name=reason]').fill('Came in with a voter card');
    await form.locator('input[name=password]').fill(PASSWORD);
    await form.locator('input[name=factor]').fill(freshCode(secret));
    await form.getByRole('button', { name: 'A link for a new password' }).click();
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('24 hours');
    await expectAccessible(page);
    await page.goto('/office');
    await page.getByRole('link', { name: 'Waiting for a second person, or 24 hours' }).click();
    // The home page's line leads to this list.
    await expect(page).toHaveURL(/\/office\/requests/);
    const entry = page.getByRole('listitem').filter({ hasText: family.pid });
    await expect(entry.getByRole('button', { name: 'Do it now' })).toHaveCount(0);
    await expect(entry).toContainText('May be done without a second person from');
    await expectAccessible(page);

    const context = await browser.newContext({ baseURL: url });
    const home = await context.newPage();
    await chooseLanguage(home, 'bn', url);
    await becomeMember(context, family);
    await home.goto('/phone-and-email');
    await expect(home.getByText('নতুন পাসওয়ার্ডের লিঙ্ক তৈরি করা')).toBeVisible();
    await expectAccessible(home);
    await home.getByRole('button', { name: 'আমরা চাইনি' }).click();
    await expect(home.getByText('আপনারা আপত্তি জানিয়েছেন', { exact: false }).first()).toBeVisible();
    await context.close();

    await page.reload();
    await expect(entry).toContainText('The family has objected');
    await expect(entry.getByRole('button')).toHaveCount(0);
  },
);
