import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { settleCase } from '#contract/staff/cases.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { callAbout, makeShownMember } from '../support/meeting.ts';
import { openRooms } from '../support/office.ts';
import { withoutScripts } from '../support/scripts.ts';
import { TERMINAL } from '../support/site.ts';

/** The output of the office's command-line tool on the journeys' site. */
const office = (...args: string[]): string =>
  execFileSync(process.execPath, ['scripts/office.ts', ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: join(dirname(process.env[TERMINAL] ?? ''), 'data') },
    encoding: 'utf8',
  });

test('the first administrator logs in with two steps, and settles reports of a member and a stranger', async ({
  checkedPage: page,
  faults,
  browser,
  baseURL,
}) => {
  const url = String(baseURL);
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() === 401 && refused.push(new URL(answer.url()).pathname));
  const [bride, groom] = [
    await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' }),
    await makeShownMember(url, { name: 'Debashis Dutta', gender: 'Male' }),
  ];
  await callAbout(bride, 'reportmember', groom, { reason: 'photo', words: 'This is my cousin' });
  const context = await browser.newContext({ ...withoutScripts, baseURL: url, viewport: page.viewportSize() });
  const stranger = await context.newPage();
  await chooseLanguage(stranger, 'bn', url);
  await stranger.goto('/report');
  await expectAccessible(stranger);
  await stranger.getByLabel('কী হয়েছে?').selectOption('impersonation');
  await stranger.getByLabel('কোন প্রোফাইল, বা কে ফোন করেছিলেন?').fill(groom.pid);
  await stranger.getByLabel('আপনার ফোন বা ই-মেল').fill('+880 1712 345678');
  await stranger.getByRole('button', { name: 'পাঠান' }).click();
  await expect(stranger.locator('main [role=status]').first()).toContainText('২ ঘণ্টার মধ্যে');
  await expectAccessible(stranger);
  const reference = /SB-\w{4}-\w{4}/.exec(await stranger.locator('main').innerText())?.[0] ?? '';
  const roles = 'administrator,moderator,helper,editor';
  const address = `mita${test.info().retry}@trust.example`;
  const output = office('staff', 'add', address, '--name', 'Mita', '--roles', roles);
  const link = new URL(/http\S+/.exec(output)?.[0] ?? '');

  await chooseLanguage(page, 'bn', url);
  await page.goto(link.pathname + link.search);
  await page.getByLabel('পাসওয়ার্ড', { exact: false }).first().fill('a long enough password');
  await page.getByRole('button', { name: 'এগোন' }).click();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await expectAccessible(page);
  await page.getByLabel('ছয়টি সংখ্যা').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'এগোন' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('link', { name: 'অফিসে ঢুকুন' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'আজ' })).toBeVisible();
  await expectAccessible(page);
  await (await openRooms(page)).getByRole('link', { name: /অভিযোগ/ }).click();
  const report = page.getByRole('listitem').filter({ hasText: 'Debashis Dutta' });
  await expect(report).toContainText('১ ঘণ্টা বাকি');
  await expectAccessible(page);
  await report.getByRole('heading').getByRole('link').click();
  await expect(page.getByText('This is my cousin')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'মীমাংসা করে জানান' }).click();
  await expect(page.getByLabel('কী করা হল')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('কী হল', { exact: false }).last().selectOption('acted');
  await page.getByLabel('কী করা হল').fill('Looked at');
  await page.getByRole('button', { name: 'মীমাংসা করে জানান' }).click();
  await expect(page.getByRole('button', { name: 'মীমাংসা করে জানান' })).toHaveCount(0);
  await stranger.goto('/report/state');
  await stranger.getByRole('textbox', { name: /^নম্বর/ }).fill(reference);
  await stranger.getByLabel('যে ফোন বা ই-মেল দিয়েছিলেন').fill('+8801712345678');
  await stranger.getByRole('button', { name: 'দেখুন' }).click();
  await expect(stranger.locator('main')).toContainText('যা করার ছিল করেছি');
  await expectAccessible(stranger);
  await context.close();
  for (const room of [
    'approvals',
    'members?asked=Ruma',
    'letters',
    'calls',
    'texts/welcome',
    'records',
    'breaches',
    'staff',
  ]) {
    await page.goto(`/office/${room}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The current page is marked in the menu.
    await expect((await openRooms(page)).locator('[aria-current=page]')).toBeInViewport({ ratio: 0.8 });
    await expectAccessible(page);
    if (room === 'records') {
      // Entries of other staff, who use the office at the same time, fill the first page.
      await page.goto(`/office/records?what=${settleCase.path}`);
      await expect(page.getByRole('listitem').filter({ hasText: 'অভিযোগের মীমাংসা' }).first()).toBeVisible();
    }
  }
  // The name of the staff member is visible on every screen, and leads to the settings and the logout.
  const ownMenu = page.locator('summary', { hasText: 'Mita' });
  await expect(ownMenu).toBeInViewport({ ratio: 1 });
  await ownMenu.click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'আমার সেটিংস' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'লগ আউট' })).toBeHidden();
  await ownMenu.click();
  await expect(page.getByRole('button', { name: 'লগ আউট' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'লগ আউট' })).toBeHidden();
  // After the logout only the login page asks who is logged in, and no other page is loaded.
  faults.allow(/401.*\/showdesk/);
  await ownMenu.click();
  await page.getByRole('button', { name: 'লগ আউট' }).click();
  await page.waitForURL('/office/login');
  await expect(page.getByLabel('পাসওয়ার্ড', { exact: false }).first()).toBeVisible();
  expect(refused).toEqual(['/api/office/showdesk']);
});
