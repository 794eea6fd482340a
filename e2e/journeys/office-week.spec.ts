import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { makeShownMember } from '../support/meeting.ts';
import { inventMember, registerMember } from '../support/member.ts';
import { enterAsStaff, freshCode, openRooms } from '../support/office.ts';
import { holdScripts } from '../support/scripts.ts';

const PASSWORD = 'a long enough password';

/** The office uses a screen of 1366 × 768, or a phone. */
test.beforeEach(async ({ page }) => {
  const { width } = page.viewportSize() ?? { width: 0 };
  if (width > 1_000) await page.setViewportSize({ width: 1_366, height: 768 });
});

/** Returns the profile number of the open item in Approvals. */
const openMember = async (page: Page) => /SV\d+/.exec(await page.locator('#item').innerText())?.[0] ?? '';

test('a new staff member gets two roles, and nothing typed is lost if one box is missing', async ({
  checkedPage: page,
  baseURL,
}) => {
  await chooseLanguage(page, 'en', String(baseURL));
  const email = `admin-${randomInt(1_000_000)}@trust.example`;
  const secret = await enterAsStaff(page, email, 'administrator');
  await page.goto('/office/staff');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Create the account' }) });
  const newcomer = `new-${randomInt(1_000_000)}@trust.example`;
  await form.locator('input[name=name]').fill('Sutapa Das');
  await form.locator('input[name=email]').fill(newcomer);
  await form.locator('input[name=password]').fill(PASSWORD);
  await form.locator('input[name=factor]').fill('000000');
  await form.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(form.locator('input[name=name]')).toHaveValue('Sutapa Das');
  await form.locator('input[name=roles][value=helper]').check();
  await form.locator('input[name=roles][value=moderator]').check();
  await form.locator('input[name=password]').fill(PASSWORD);
  await form.locator('input[name=factor]').fill(freshCode(secret));
  await form.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByText('it works once', { exact: false })).toBeVisible();
  const entry = page.getByRole('listitem').filter({ hasText: newcomer });
  await expect(entry.getByText(/ · /)).toBeVisible();
  await expectAccessible(page);
});

test('after a correct code the office opens without another press', async ({ checkedPage: page, baseURL }) => {
  await chooseLanguage(page, 'en', String(baseURL));
  const email = `code-${randomInt(1_000_000)}@trust.example`;
  const secret = await enterAsStaff(page, email, 'helper');
  await page.context().clearCookies();
  await page.goto('/office/login');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('input[name=password]').press('Enter');
  const code = page.locator('input[autocomplete=one-time-code]');
  await code.fill('000000');
  await code.press('Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await code.fill(freshCode(secret));
  await code.press('Enter');
  await expect(page).toHaveURL(/\/office$/);
});

test('the decision is visible for a long profile, and can be undone', async ({
  checkedPage: page,
  baseURL,
  faults,
}) => {
  faults.allow(/openapproval|404/);
  const url = String(baseURL);
  await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
  await enterAsStaff(page, `approver-${randomInt(1_000_000)}@trust.example`, 'moderator');
  await chooseLanguage(page, 'bn', url);
  await page.goto('/office/approvals');
  const approve = page.getByRole('button', { name: 'অনুমোদন করুন' });
  await expect(approve).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#send-back > summary')).toBeInViewport({ ratio: 1 });
  // With a very long text the button is still visible at the top and in the middle.
  await page.locator('#item').evaluate((heading) => {
    const words = document.createElement('p');
    words.textContent = 'গান ভালোবাসি। '.repeat(600);
    heading.after(words);
  });
  await expect(approve).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollBy(0, 900));
  await expect(approve).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  const member = await openMember(page);
  await approve.click();
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: member })).toHaveCount(0);
  await page.getByRole('link', { name: 'আগের সিদ্ধান্ত', exact: false }).click();
  const decided = page.getByRole('listitem').filter({ has: page.locator(`a[href="/office/members/${member}"]`) });
  await expect(decided.first()).toContainText('অনুমোদন করা হয়েছে');
  await expectAccessible(page);
  await decided.first().getByRole('button', { name: 'ফিরিয়ে নিন', exact: false }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('আবার অপেক্ষায়');
  await expect(decided.first()).toContainText('ফিরিয়ে নিয়েছেন');
});

test('a menu that is opened before the scripts come shows the current page', async ({ page, baseURL }) => {
  await chooseLanguage(page, 'bn', String(baseURL));
  await enterAsStaff(page, `early-${randomInt(1_000_000)}@trust.example`, 'administrator,moderator,helper,editor');
  await page.setViewportSize({ width: 360, height: 480 });
  const release = await holdScripts(page);
  await page.goto('/office/staff', { waitUntil: 'commit' });
  const current = (await openRooms(page)).locator('[aria-current=page]');
  await expect(current).not.toBeInViewport({ ratio: 0.8 });
  await release();
  await expect(current).toBeInViewport({ ratio: 0.8 });
});

test('every page is in a menu that counts waiting items, and a call with a busy line stays in the list', async ({
  checkedPage: page,
  baseURL,
}) => {
  const url = String(baseURL);
  await chooseLanguage(page, 'bn', url);
  await enterAsStaff(page, `desk-${randomInt(1_000_000)}@trust.example`, 'administrator,moderator,helper,editor');
  await page.goto('/office');
  const rooms = await openRooms(page);
  await expect(rooms.getByRole('link')).toHaveCount(24);
  for (const link of await rooms.getByRole('link').all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 0.9 });
  }
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await expectAccessible(page);
  await rooms.getByRole('link', { name: 'ফোন করতে হবে', exact: false }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ফোন করতে হবে');

  // The phone is not confirmed, so only a call can reach it.
  const family = { ...inventMember(), name: 'Jhuma Ghosh' };
  await registerMember(url, family);
  const { phone } = family;
  await page.goto('/office/calls');
  if (await page.getByText('আগে আপনার নিজের ফোন নম্বর').count()) {
    await page.getByLabel('আপনার নিজের ফোন', { exact: false }).fill('9830012345');
    await page.getByRole('button', { name: 'সেভ করুন' }).click();
    await expect(page.getByText('আপনার নিজের ফোন: 9830012345')).toBeVisible();
  }
  await page.goto(`/office/members?asked=${phone}`);
  await page.getByRole('link', { name: 'Jhuma Ghosh' }).click();
  await page.getByText('প্রোফাইল বন্ধ করুন').first().click();
  await page.locator('[id$="-reason"]:visible').first().fill('A trial');
  await page.getByRole('button', { name: 'প্রোফাইল বন্ধ করুন' }).click();
  await expect(page.getByText('বন্ধ করা আছে, কেউ দেখছেন না').first()).toBeVisible();
  const waiting = page.getByRole('listitem').filter({ hasText: phone });
  // The queue chooses the channel a moment later.
  await expect(async () => {
    await page.goto('/office/calls');
    await expect(waiting).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await waiting.getByRole('button', { name: 'এখন ফোন করছি' }).click();
  await page.getByRole('main').getByRole('status').getByRole('button', { name: 'লাইন ব্যস্ত' }).click();
  await expect(waiting).toContainText('১ বার ফোন করা হয়েছে');
  await expectAccessible(page);
});
