import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { openMailServer, textOf } from '#server/testing/open-mail-server.ts';
import { expectAccessible } from '../support/accessible.ts';
import { watchFaults } from '../support/faults.ts';
import { fillLogin, submitLogin, submitOf } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, type Language, languages } from '../support/language.ts';
import { inventMember, type NewMember, registerMember } from '../support/member.ts';
import { enterAsStaff } from '../support/office.ts';
import { type Site, startSite } from '../support/site.ts';

const words = {
  en: {
    sendLink: 'Send me a link',
    mine: 'This address is mine',
    confirmed: 'This address is confirmed.',
    letter: 'Somebody has asked for a new password',
    set: 'Your new password is set',
    send: 'Ask our office to call',
    confirm: 'Confirm',
    phoneConfirmed: 'This number is confirmed.',
    calls: 'our office calls your confirmed number',
    callNow: 'Call now',
    readOut: 'Read this out',
    spoke: 'Spoke to them',
  },
  bn: {
    sendLink: 'লিঙ্ক পাঠান',
    mine: 'এই ঠিকানা আমার',
    confirmed: 'এই ঠিকানা যাচাই হয়ে গেছে।',
    letter: 'নতুন পাসওয়ার্ড চাওয়া হয়েছে',
    set: 'নতুন পাসওয়ার্ড সেভ হয়েছে',
    send: 'অফিসকে ফোন করতে বলুন',
    confirm: 'যাচাই করুন',
    phoneConfirmed: 'এই নম্বর যাচাই হয়ে গেছে।',
    calls: 'আপনার যাচাই করা নম্বরে ফোন করে',
    callNow: 'এখন ফোন করছি',
    readOut: 'তাঁকে এটি পড়ে শোনান',
    spoke: 'কথা হয়েছে',
  },
};

const NEW = 'kagojer nouka';

/** Starts a separate site and runs `visit` in each language. */
async function onSite(
  env: Record<string, string>,
  browser: Browser,
  visit: (page: Page, language: Language, site: Site) => Promise<void>,
) {
  const folder = makeTestFolder();
  const site = await startSite({ dataFolder: join(folder, 'data'), env });
  try {
    for (const language of languages) {
      const context = await browser.newContext({ baseURL: site.url, viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      const faults = await watchFaults(page);
      await chooseLanguage(page, language, site.url);
      await visit(page, language, site);
      faults.expectNone();
      await context.close();
    }
  } finally {
    await site.stop();
    removeTestFolder(folder);
  }
}

/** Checks that the page fits the phone's width and is accessible. */
async function expectWell(page: Page) {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Opens the dialog on the login page, enters a contact and requests a reset. */
async function forget(page: Page, contact: string) {
  await page.context().clearCookies({ name: 'session' });
  await page.evaluate(() => localStorage.removeItem('pid'));
  await page.goto('/login');
  await page.locator('main button[type=button]:not([aria-controls])').first().click();
  await page.getByRole('dialog').locator('a[href="/forgot-password"]').click();
  await page.locator('#askReset-contact').fill(contact);
  await submitOf(page).click();
}

async function logInWithNew(page: Page, member: NewMember) {
  await page.locator('main a[href="/login"]').click();
  await fillLogin(page, { ...member, password: NEW });
  await submitOf(page).click();
  await page.waitForURL('/dashboard');
}

test('a forgotten password is replaced by a link in an e-mail, in both languages', async ({ browser }) => {
  const mail = await openMailServer();
  const letterTo = async (email: string, path: string) => {
    const findLetter = () => mail.letters.find((letter) => letter.to.includes(email) && textOf(letter).includes(path));
    await expect.poll(() => findLetter() !== undefined).toBe(true);
    const letter = findLetter();
    const text = letter ? textOf(letter) : '';
    return { text, link: new URL(new RegExp(`http\\S+${path}\\?token=[\\w-]+`).exec(text)?.[0] ?? '') };
  };
  const env = { SMTP_URL: mail.url, MAIL_FROM: 'Shubho Bibaho <news@shubhobibaho.example>' };
  await onSite(env, browser, async (page, language, site) => {
    const texts = words[language];
    const member = { ...inventMember(), email: `ruma.${language}@example.in` };
    await registerMember(site.url, member);
    await submitLogin(page, member);
    await page.waitForURL('/dashboard');
    await page.goto('/phone-and-email');
    await page.getByRole('button', { name: texts.sendLink }).click();
    const confirming = await letterTo(member.email, '/confirm-email');
    await page.goto(confirming.link.pathname + confirming.link.search);
    await expectWell(page);
    await page.getByRole('button', { name: texts.mine }).click();
    await expect(page.locator('main a[href="/dashboard"]')).toBeVisible();
    await page.goto('/phone-and-email');
    await expect(page.locator('main')).toContainText(texts.confirmed);

    await forget(page, member.email);
    await expect(page.locator('#resetByCode-code')).toBeVisible();
    const { text, link } = await letterTo(member.email, '/reset-password');
    expect(text).toContain(texts.letter);
    await page.goto(link.pathname + link.search);
    await expectWell(page);
    await page.locator('main [name="password"]').fill(NEW);
    await submitOf(page).click();
    await expect(page.locator('main')).toContainText(texts.set);
    await expectWell(page);
    await logInWithNew(page, member);
  });
  await mail.stop();
});

test('without any configured channel the office calls with a code for a forgotten password, in both languages', async ({
  browser,
}) => {
  // This site is not a trial, so it does not print codes either.
  await onSite({ NODE_ENV: 'production' }, browser, async (page, language, site) => {
    const texts = words[language];
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 360, height: 740 } });
    const office = await context.newPage();
    const faults = await watchFaults(office);
    await chooseLanguage(office, language, site.url);
    await enterAsStaff(office, `mita.${language}@trust.example`, 'helper,editor', site.dataFolder);
    const helpline = { name: 'Office', name_bn: 'অফিস', emoji: '', code: '+91', phone: '3324195000' };
    expect((await office.request.post('/api/office/savephone', { multipart: helpline })).ok()).toBe(true);
    const member = inventMember();
    await registerMember(site.url, member);
    await submitLogin(page, member);
    await page.waitForURL('/dashboard');
    await page.goto('/confirm-phone');
    await page.getByRole('button', { name: texts.send }).click();
    await office.goto('/office/calls');
    await office.locator('main [name="phone"]').fill('9830000000');
    await office.locator('main button[value=own]').click();
    await expect(office.locator('main [role=status]')).toBeVisible();
    const readOut = async () => {
      await office.goto('/office/calls');
      const call = office.getByRole('listitem').filter({ hasText: member.phone });
      await expectWell(office);
      await call.getByRole('button', { name: texts.callNow }).click();
      const result = office.locator('main [role=status]').filter({ hasText: texts.readOut });
      await expect(result.getByRole('link', { name: member.phone })).toBeVisible();
      await expectWell(office);
      const code = await result.locator('strong').last().innerText();
      // A call stays in the list until its outcome is recorded.
      await result.getByRole('button', { name: texts.spoke }).click();
      await expect(call).toHaveCount(0);
      return code;
    };
    await page.locator('main [name="code"]').fill(await readOut());
    await page.getByRole('button', { name: texts.confirm, exact: true }).click();
    await expect(page.locator('main')).toContainText(texts.phoneConfirmed);

    await forget(page, member.phone);
    await expect(page.locator('#resetByCode-code')).toBeVisible();
    await expect(page.locator('main')).toContainText(texts.calls);
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await expectWell(page);
    await office.goto('/office/members');
    await office.locator('main [name="asked"]').fill(member.phone);
    await office.getByRole('search').getByRole('button').click();
    await expect(office.getByRole('link', { name: member.name })).toBeVisible();
    await expectWell(office);
    await page.locator('#resetByCode-code').fill(await readOut());
    await page.locator('#resetByCode-password').fill(NEW);
    await submitOf(page).first().click();
    await expect(page.locator('main')).toContainText(texts.set);
    // No more calls are pending.
    await expect(page.locator('main a[href^="tel:"]')).toHaveCount(0);
    await expectWell(page);
    await logInWithNew(page, member);
    faults.expectNone();
    await context.close();
  });
});
