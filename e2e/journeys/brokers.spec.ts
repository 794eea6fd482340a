import { randomInt } from 'node:crypto';
import { expectAccessible, expectNoSideways } from '../support/accessible.ts';
import { expect, overHttp } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { becomeMember, makeShownMember } from '../support/meeting.ts';
import { enterAsStaff } from '../support/office.ts';

const WORDS = {
  en: {
    spent: 'sixty people within three days',
    waits: 'Waiting for the bride to say yes',
    browsers: 'Many accounts in one browser',
    four: '4 accounts',
    sealed: 'Sealed register',
    ask: 'Ask to read it',
  },
  bn: {
    spent: 'তিন দিনের মধ্যে মোট ষাটজনকে',
    waits: 'নিজের সম্মতি বাকি',
    browsers: 'এক ব্রাউজারে অনেক অ্যাকাউন্ট',
    four: '৪টি অ্যাকাউন্ট',
    sealed: 'সিল করা নথি',
    ask: 'পড়ার অনুরোধ জানান',
  },
} as const;

for (const language of languages) {
  const t = WORDS[language];

  overHttp(
    `over HTTP, a family that has viewed sixty profiles reads why it must wait, in ${language}`,
    async ({ checkedPage: page, baseURL, faults }) => {
      faults.allow(/429/);
      const url = String(baseURL);
      await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
      const waiting = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female', whose: 'guardian' });
      await becomeMember(page.context(), waiting);
      await chooseLanguage(page, language, url);
      for (let number = 0; number < 60; number++)
        await page.request.post('/api/member', {
          multipart: { pid: waiting.pid, member: `SV${899_000_000 + number}` },
        });
      await page.goto('/matching-profile');
      await expect(page.locator('main')).toContainText(t.spent);
      await expect(page.locator('main')).toContainText(t.waits);
      await expectAccessible(page);
      await expectNoSideways(page);
    },
  );

  overHttp(
    `over HTTP, the office sees a browser with many accounts, and requests the encrypted register, in ${language}`,
    async ({ checkedPage: page, browser, baseURL, faults }) => {
      faults.allow(/422/);
      const url = String(baseURL);
      const families = [];
      for (let count = 0; count < 4; count++)
        families.push(await makeShownMember(url, { name: 'Jhuma Ghosh', gender: 'Female' }));
      const shared = await browser.newContext({ baseURL: url });
      for (const { phone, password } of families)
        await shared.request.post('/api/custlogin', { multipart: { phone, password } });
      await shared.close();

      await enterAsStaff(page, `looks-${randomInt(1_000_000)}@trust.example`, 'moderator,administrator');
      await chooseLanguage(page, language, url);
      await page.goto('/office');
      const entry = page.locator('main li', { hasText: families[0]?.pid ?? '' }).filter({ hasText: t.four });
      await expect(page.locator('main')).toContainText(t.browsers);
      for (const { pid } of families) await expect(entry).toContainText(pid);
      await expectAccessible(page);
      await expectNoSideways(page);

      await page.goto('/office/records');
      await page.locator('main a[href="/office/records/sealed"]').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sealed);
      await page.locator('[name="reason"]').fill('A breach');
      await page.locator('[name="password"]').fill('a long enough password');
      await page.getByRole('textbox', { name: /authenticator|অথেন্টিকেটর/ }).fill('123456');
      await page.getByRole('button', { name: t.ask }).click();
      await expect(page.locator('main [role="alert"], main [aria-invalid="true"]').first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSideways(page);
    },
  );
}
