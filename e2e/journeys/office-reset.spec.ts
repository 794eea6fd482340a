import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { queryBeside } from '#server/testing/query-beside.ts';
import { expectAccessible } from '../support/accessible.ts';
import { watchFaults } from '../support/faults.ts';
import { submitLogin, submitOf } from '../support/forms.ts';
import { expect, overHttp } from '../support/journey.ts';
import { chooseLanguage, type Language, languages } from '../support/language.ts';
import { inventMember, logIn, type NewMember, registerMember } from '../support/member.ts';
import { enterAsStaff, freshCode } from '../support/office.ts';
import { type Site, startSite } from '../support/site.ts';

const words = {
  en: {
    link: 'A link for a new password',
    waits: '24 hours',
    agree: 'Agree',
    doIt: 'Do it now',
    set: 'Your new password is set',
    saved: 'Health Details Updated!!',
    notUs: 'We did not ask for it',
    writeOnly: 'what was written here can no longer be read from this account',
  },
  bn: {
    link: 'নতুন পাসওয়ার্ডের লিঙ্ক',
    waits: '২৪ ঘণ্টা',
    agree: 'রাজি',
    doIt: 'এখন করুন',
    set: 'নতুন পাসওয়ার্ড সেভ হয়েছে',
    saved: 'স্বাস্থ্যের তথ্য সেভ হয়েছে',
    notUs: 'আমরা চাইনি',
    writeOnly: 'পাসওয়ার্ড নতুন করে সেভ করা হয়েছিল, আর আপনিই যে করেছেন তা কেউ জানাননি',
  },
} as const;

const PASSWORD = 'a long enough password';
const NEW = 'kagojer nouka';

/** Opens the office for a staff member in a separate browser. */
async function openDesk(page: Page, site: Site, roles: string, email: string) {
  const secret = await enterAsStaff(page, email, roles, site.dataFolder);
  // A person may approve requests only when the second factor is at least a day old.
  await queryBeside(site.dataFolder, "update staff set factor_set_at = now() - interval '2 days'");
  return secret;
}
/** Permits the same code to be used again, because each press needs one. */
const forgetCodes = (site: Site) => queryBeside(site.dataFolder, 'update staff set factor_step = 0');

async function askForLink(page: Page, language: Language, { pid, secret }: { pid: string; secret: string }) {
  const t = words[language];
  await page.goto(`/office/members/${pid}`);
  await page.locator('summary').filter({ hasText: t.link }).click();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: t.link }) });
  await form.locator('input[name=reason]').fill('Came in with a voter card');
  await form.locator('input[name=password]').fill(PASSWORD);
  await form.locator('input[name=factor]').fill(freshCode(secret));
  await form.getByRole('button', { name: t.link }).click();
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(t.waits);
}

/** The requesting person executes the reset; returns the link to hand over. */
async function doIt(page: Page, language: Language, pid: string): Promise<URL> {
  await page.goto('/office/requests');
  const entry = page.getByRole('listitem').filter({ hasText: pid });
  await expectAccessible(page);
  await entry.getByRole('button', { name: words[language].doIt }).click();
  return new URL(await page.locator('main [role=status] code').innerText());
}

async function setPassword(page: Page, language: Language, link: URL) {
  await page.goto(link.pathname + link.search);
  await page.locator('main [name="password"]').fill(NEW);
  await submitOf(page).click();
  await expect(page.locator('main')).toContainText(words[language].set);
}

const call = async (site: Site, cookie: string, path: string, form: Record<string, string>) => {
  const body = new URLSearchParams(form);
  const answer = await fetch(`${site.url}/api/${path}`, { method: 'POST', body, headers: { cookie } });
  expect(await answer.json()).toMatchObject({ msgcode: 1 });
};

/** Registers a family with health answers. */
async function makeFamily(site: Site): Promise<NewMember & { pid: string }> {
  const member = inventMember();
  const pid = await registerMember(site.url, member);
  const { cookie } = await logIn(site.url, member);
  await call(site, cookie, 'givehealthconsent', { pid });
  await call(site, cookie, 'updatehealth', { pid, userbloodgroup: 'B-', userdiseasereport: 'Thalassemia' });
  return { ...member, pid };
}

for (const language of languages)
  overHttp(
    `over HTTP, the office resets a password: with a second person, alone after a day, and not if the family objects; health answers must be entered again, in ${language}`,
    async ({ browser }) => {
      const folder = makeTestFolder();
      const site = await startSite({ dataFolder: join(folder, 'data') });
      const openPage = async () => {
        const context = await browser.newContext({ baseURL: site.url });
        const page = await context.newPage();
        await chooseLanguage(page, language, site.url);
        return page;
      };
      try {
        const t = words[language];
        const [helper, moderator, home] = [await openPage(), await openPage(), await openPage()];
        const faults = await watchFaults(home);
        const secret = await openDesk(helper, site, 'helper', 'helper@trust.example');
        const others = await openDesk(moderator, site, 'moderator', 'moderator@trust.example');

        const first = await makeFamily(site);
        await askForLink(helper, language, { pid: first.pid, secret });
        await moderator.goto('/office/requests');
        const entry = moderator.getByRole('listitem').filter({ hasText: first.pid });
        await entry.locator('summary').filter({ hasText: t.agree }).first().click();
        const yes = entry
          .locator('form')
          .filter({ has: moderator.getByRole('button', { name: t.agree, exact: true }) });
        await yes.locator('input[name=reason]').fill('Saw the card');
        await yes.locator('input[name=password]').fill(PASSWORD);
        await yes.locator('input[name=factor]').fill(freshCode(others));
        await yes.getByRole('button', { name: t.agree, exact: true }).click();
        await expect(entry.locator('input[name=factor]')).toHaveCount(0);
        await setPassword(home, language, await doIt(helper, language, first.pid));

        // Simulates three days without a second proof.
        await queryBeside(site.dataFolder, "update accounts set reset_by_phone_at = now() - interval '73 hours'");
        await submitLogin(home, { ...first, password: NEW });
        await home.waitForURL('/dashboard');
        await home.goto('/health-details');
        await expect(home.locator('[name="bloodGroup"]')).toHaveValue('');
        await expect(home.locator('[name="diseaseReport"]')).toHaveValue('');
        await expect(home.locator('main')).toContainText(t.writeOnly);
        await expectAccessible(home);
        await home.locator('[name="bloodGroup"]').selectOption('O+');
        await submitOf(home).last().click();
        await expect(home.locator('main')).toContainText(t.saved);
        await home.reload();
        await expect(home.locator('[name="bloodGroup"]')).toHaveValue('');
        const { cookie } = await logIn(site.url, { ...first, password: NEW });
        await queryBeside(site.dataFolder, 'update accounts set health_closed_at = null');
        const read = await fetch(`${site.url}/api/showhealth`, {
          method: 'POST',
          body: new URLSearchParams({ pid: first.pid }),
          headers: { cookie },
        });
        expect(await read.json()).toMatchObject({ user_blood_group: 'O+', user_disease_report: 'Thalassemia' });

        const second = await makeFamily(site);
        await forgetCodes(site);
        await askForLink(helper, language, { pid: second.pid, secret });
        await helper.goto('/office/requests');
        await expect(helper.getByRole('button', { name: t.doIt })).toHaveCount(0);
        await queryBeside(
          site.dataFolder,
          "update office_requests set asked_at = asked_at - interval '24 hours', due_at = due_at - interval '24 hours' where done_at is null",
        );
        await home.context().clearCookies({ name: 'session' });
        await setPassword(home, language, await doIt(helper, language, second.pid));

        const third = await makeFamily(site);
        await forgetCodes(site);
        await askForLink(helper, language, { pid: third.pid, secret });
        await home.context().clearCookies({ name: 'session' });
        await submitLogin(home, third);
        await home.waitForURL('/dashboard');
        await home.goto('/phone-and-email');
        await home.getByRole('button', { name: t.notUs }).click();
        await helper.goto('/office/requests');
        await expect(helper.getByRole('listitem').filter({ hasText: third.pid }).getByRole('button')).toHaveCount(0);
        expect((await logIn(site.url, third)).ok).toBe(true);
        faults.expectNone();
      } finally {
        await site.stop();
        removeTestFolder(folder);
      }
    },
  );
