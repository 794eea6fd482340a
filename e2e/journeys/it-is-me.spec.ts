import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from '../support/accessible.ts';
import { printedCode } from '../support/codes.ts';
import { expect, overHttp } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { ask, becomeMember, callAbout, makeAcceptedPair } from '../support/meeting.ts';
import { inventMember } from '../support/member.ts';
import { enterAsStaff, freshCode, journeysFolder, office } from '../support/office.ts';

const STAFF_PASSWORD = 'a long enough password';
const FAMILY = '/matching-profile/family';

async function expectWell(page: Page) {
  await expectAccessible(page);
  await expectNoSideways(page);
}

overHttp(
  'over HTTP, a daughter who was invited as a guardian claims to be the bride, and the office decides',
  async ({ checkedPage: page, browser, baseURL }) => {
    const url = String(baseURL);
    // The father registered as if he were the bride, and has accepted a family.
    const { bride: father, groom } = await makeAcceptedPair(url);
    const { phone } = inventMember();
    await ask(father, 'inviteholder', { pid: father.pid, whose: 'guardian', phone });

    const hers = await browser.newContext({ baseURL: url, locale: 'bn-IN' });
    const daughter = await hers.newPage();
    await chooseLanguage(daughter, 'bn', url);
    await daughter.goto('/invited');
    await daughter.locator('main [name="phone"]').fill(phone);
    await daughter.locator('main [name="code"]').fill(await printedCode(phone));
    await daughter.getByRole('button', { name: 'এগিয়ে যান' }).click();
    await daughter.locator('main [name="password"]').fill('meghe dhaka tara');
    for (const box of await daughter.locator('main input[type=checkbox]').all()) await box.check();
    await daughter.getByText('প্রোফাইলটি কি আপনারই?').click();
    await expectWell(daughter);
    await daughter.getByRole('button', { name: 'আমি নিজেই পাত্র বা পাত্রী' }).click();
    await daughter.waitForURL(`**${FAMILY}`);
    await expect(daughter.locator('main')).toContainText('অফিস থেকে আপনাকে ফোন করা হবে');
    await expectWell(daughter);

    const his = await browser.newContext({ baseURL: url, locale: 'en-IN' });
    const fathers = await his.newPage();
    await becomeMember(his, father);
    await chooseLanguage(fathers, 'en', url);
    await fathers.goto('/dashboard');
    await expect(fathers.locator('main')).toContainText('Our office needs to check something with your family first');
    await expectWell(fathers);
    await fathers.goto('/notices');
    await expect(fathers.locator('main')).toContainText('says that they are the bride or groom themselves');

    await chooseLanguage(page, 'en', url);
    const secret = await enterAsStaff(page, `whose-${randomInt(1_000_000)}@trust.example`, 'helper,moderator');
    await page.goto('/office');
    await page.getByRole('link', { name: 'Two people say that a profile is theirs' }).click();
    const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: father.pid, exact: true }) });
    await expect(entry.first()).toContainText('First speak with them, then decide.');
    await entry.getByText('I have spoken with somebody').first().click();
    await entry.locator('select[name=account]').selectOption({ label: `${phone} · says so now` });
    await entry.locator('input[name=called]').fill(phone);
    await entry.locator('textarea[name=reason]').fill('She told me her birth date and her school');
    await expectWell(page);
    await entry.getByRole('button', { name: 'I have spoken with somebody' }).click();
    await expect(entry.first()).toContainText('We have spoken with the person who says so.');
    await entry.locator('summary').filter({ hasText: 'The request is genuine: make the change' }).click();
    const change = entry
      .locator('form')
      .filter({ has: page.getByRole('button', { name: 'The request is genuine: make the change' }) });
    await change.locator('input[name=reason]').fill('She came with her voter card');
    await change.locator('input[name=password]').fill(STAFF_PASSWORD);
    await change.locator('input[name=factor]').fill(freshCode(secret));
    await change.getByRole('button', { name: 'The request is genuine: make the change' }).click();
    await expect(entry.first()).toContainText('The change has been asked for and is waiting for a second person');
    await expectWell(page);

    // An operator at the terminal counts as the second person.
    const accounts = JSON.parse(office(journeysFolder(), 'accounts', 'list', father.pid, '--json'));
    const account = accounts.rows.find((one: { phone: string }) => one.phone === phone)?.account;
    office(
      journeysFolder(),
      'accounts',
      'role',
      father.pid,
      String(account),
      'candidate',
      '--reason',
      'Her voter card',
    );

    await daughter.goto('/dashboard');
    await expect(daughter.locator('main')).not.toContainText('একটি বিষয় জেনে নেবে');
    await daughter.getByRole('link', { name: /আপনার জায়গায় অন্য কেউ ১টি পরিবারের সঙ্গে/ }).click();
    await expect(daughter.getByRole('button', { name: 'আলাপ চলুক' })).toBeVisible();
    await expectWell(daughter);
    await daughter.getByRole('button', { name: 'আলাপ চলুক' }).click();
    await expect(daughter.locator('main [role=status]', { hasText: 'দুই পরিবারের আলাপ চলবে' })).toBeVisible();
    await fathers.goto(FAMILY);
    await expect(fathers.locator('main')).not.toContainText('says that they are the bride or groom');
    await expectWell(fathers);
    // Nobody sees her before she has agreed herself.
    await expect(callAbout(groom, 'member', father)).rejects.toThrow(/cannot be reached/);
    await his.close();
    await hers.close();
  },
);
