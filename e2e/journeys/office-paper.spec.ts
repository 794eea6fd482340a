import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { inventMember } from '../support/member.ts';
import { openRooms } from '../support/office.ts';
import { TERMINAL } from '../support/site.ts';

/** Logs in a staff member, who was made at the terminal, with both steps. */
async function comeIn(page: Page, roles: string): Promise<void> {
  const email = `person${randomInt(1_000_000)}@trust.example`;
  const output = execFileSync(
    process.execPath,
    ['scripts/office.ts', 'staff', 'add', email, '--name', 'Mita', '--roles', roles],
    {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: join(dirname(process.env[TERMINAL] ?? ''), 'data') },
      encoding: 'utf8',
    },
  );
  const link = new URL(/http\S+/.exec(output)?.[0] ?? '');
  await page.goto(link.pathname + link.search);
  await page.getByLabel('পাসওয়ার্ড', { exact: false }).first().fill('a long enough password');
  await page.getByRole('button', { name: 'এগোন' }).click();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('ছয়টি সংখ্যা').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'এগোন' }).click();
  await page.getByRole('link', { name: 'অফিসে ঢুকুন' }).click();
}

test('a family is entered from its paper form on one screen, hears its code, and takes over the profile', async ({
  checkedPage: page,
  browser,
  baseURL,
}) => {
  const { phone } = inventMember();
  await chooseLanguage(page, 'bn', String(baseURL));
  await comeIn(page, 'helper');

  await page.goto('/office/paper');
  // The form has steps, as the registration does, with the phone first. A button shows all fields on one page.
  await expect(page.locator('#phone')).toBeVisible();
  await expect(page.locator('#name')).toBeHidden();
  await page.getByRole('button', { name: 'সব এক পাতায়' }).click();
  await page.getByLabel('ফর্মের নম্বর').fill(`F-${randomInt(1_000_000)}`);
  await page.getByLabel('সইয়ের পাশের তারিখ').fill('2026-11-01');
  await page.getByLabel('পরিবার সই করে জানিয়েছেন', { exact: false }).check();
  await page.getByLabel('পাত্র বা পাত্রীর পুরো নাম').fill('শ্রীময়ী গাঙ্গুলি');
  await page.getByLabel('মহিলা (পাত্রী)').check();
  await page.getByLabel('জন্মতারিখ').fill('1995-02-03');
  await page.locator('#heightCm').fill('160');
  await page.getByLabel('বাবার নাম', { exact: true }).fill('অমল গাঙ্গুলি');
  // Typed values survive a reload.
  await page.reload();
  await page.getByRole('button', { name: 'সব এক পাতায়' }).click();
  await expect(page.getByLabel('পাত্র বা পাত্রীর পুরো নাম')).toHaveValue('শ্রীময়ী গাঙ্গুলি');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'পরিবারের সব তথ্য সেভ করুন' }).click();
  await expect(page.locator('#line1')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('#line1').fill('১২ লেক রোড');
  await page.locator('#city').fill('কলকাতা');
  await page.locator('#pincode').fill('700029');
  await page.locator('#state').selectOption('35601163');
  await page.locator('#phone').fill(phone);
  await page.getByRole('button', { name: 'পরিবারের সব তথ্য সেভ করুন' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'শ্রীময়ী গাঙ্গুলি' })).toBeVisible();
  await expectAccessible(page);
  const savingResponse = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'যাঁদের ফোন করতে হবে, তাঁদের তালিকায় একটি কোড রাখুন' }).click();
  await savingResponse;
  await page.goto('/office/calls');
  await page.getByLabel('আপনার নিজের ফোন', { exact: false }).fill('9830012345');
  await page.getByRole('button', { name: 'সেভ করুন' }).click();
  await expect(page.getByText('আগে আপনার নিজের ফোন নম্বর')).toHaveCount(0);
  const waiting = page.getByRole('listitem').filter({ hasText: phone });
  await waiting.getByRole('button', { name: 'এখন ফোন করছি' }).click();
  // The code is the only status message, and screen readers announce it at once.
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('status')).toBeFocused();
  const code = await page
    .locator('strong')
    .filter({ hasText: /^\d{6}$/ })
    .innerText();
  await expectAccessible(page);

  const family = await browser.newContext({ locale: 'bn', viewport: page.viewportSize() });
  const home = await family.newPage();
  await chooseLanguage(home, 'bn', String(baseURL));
  await home.goto(`${baseURL}/login`);
  await home.getByRole('link', { name: 'কাগজের বায়োডাটা জমা দিয়েছেন' }).click();
  await expectAccessible(home);
  const form = home.locator('form').filter({ has: home.getByRole('button', { name: 'নিজেদের করে নিন' }) });
  await form.getByLabel('কাগজে যে ফোন নম্বরটি লিখেছিলেন').fill(phone);
  await form.locator('[name=code]').fill(code);
  await form.locator('[name=password]').fill('shiuli-phool-1897');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.getByRole('button', { name: 'নিজেদের করে নিন' }).click();
  await expect(home).toHaveURL(/\/dashboard$/);
  await expectAccessible(home);
  await home.goto(`${baseURL}/personal-information`);
  await expect(home.locator('[name="father.name"]')).toHaveValue('অমল গাঙ্গুলি');
  await family.close();
});

test('a chosen photo survives the login after an idle hour', async ({
  checkedPage: page,
  context,
  faults,
  baseURL,
}) => {
  faults.allow(/401/);
  await chooseLanguage(page, 'bn', String(baseURL));
  await comeIn(page, 'helper');
  await page.goto('/office/paper');
  await page.getByRole('button', { name: 'সব এক পাতায়' }).click();
  await page.getByLabel('পাত্র বা পাত্রীর পুরো নাম').fill('শ্রীময়ী গাঙ্গুলি');
  const photo = page.locator('input[type=file]');
  await photo.setInputFiles({ name: 'srimoyee.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a photo') });
  const sitting = await context.cookies();
  await context.clearCookies();
  await (await openRooms(page)).locator('a[href="/office/calls"]').click();
  await expect(page).toHaveURL(/office\/login$/);
  // Restores the session instead of entering password and code again.
  await context.addCookies(sitting);
  await page.goBack();
  await expect(page.getByLabel('পাত্র বা পাত্রীর পুরো নাম')).toHaveValue('শ্রীময়ী গাঙ্গুলি');
  expect(await photo.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('srimoyee.jpg');
  await expect(page.getByText('srimoyee.jpg')).toBeAttached();
});
