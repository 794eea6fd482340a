import type { Locator } from '@playwright/test';
import { queryBeside } from '#server/testing/query-beside.ts';
import { expectAccessible } from '../support/accessible.ts';
import { watchFaults } from '../support/faults.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { becomeMember, makeAcceptedPair, type ShownMember } from '../support/meeting.ts';
import { enterAsStaff, journeysFolder } from '../support/office.ts';

const words = {
  en: {
    asked: /^Have you spoken with .+’s family\?$/,
    noAnswer: 'Nobody answers at this number',
    ended: 'We are no longer in touch',
    end: /^Shall we tell .+’s family\?$/,
    endNow: 'Yes, tell them kindly',
    over: 'has decided not to go ahead',
    room: 'Two families',
    said: 'says that nobody answers the other family’s number',
    settle: 'Mark as settled',
    none: 'Nobody has told us anything',
  },
  bn: {
    asked: /বাড়ির সঙ্গে কথা হয়েছে কি\?$/,
    noAnswer: 'এই নম্বরে কেউ ফোন ধরছেন না',
    ended: 'আলাপ শেষ হয়ে গেছে',
    end: /বাড়িতে জানিয়ে দেব কি\?$/,
    endNow: 'হ্যাঁ, জানিয়ে দিন',
    over: 'আর এগোচ্ছেন না',
    room: 'দুই পরিবার',
    said: 'অন্য পরিবারের নম্বরে কেউ ফোন ধরছেন না',
    settle: 'মিটে গেছে',
    none: 'কেউ কিছু জানাননি',
  },
};

/** Inserts the question that the job inserts after fourteen days. */
const askOf = ({ pid }: ShownMember, other: ShownMember) =>
  queryBeside(
    journeysFolder(),
    `insert into together_quiet (profile_id, member_id, step) values ('${pid}', '${other.pid}', 'quiet14')`,
  );

const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? Number.POSITIVE_INFINITY;

for (const language of languages) {
  test(`who has said yes stays first, on the first screen, in ${language}`, async ({ checkedPage: page, baseURL }) => {
    const url = String(baseURL);
    const { bride, groom } = await makeAcceptedPair(url);
    await askOf(bride, groom);
    await becomeMember(page.context(), bride);
    await chooseLanguage(page, language, url);
    await page.goto('/dashboard');
    const askedHeading = page.locator('main').getByRole('heading', { name: words[language].asked });
    const first = page.locator('main section').first();
    expect(await topOf(first)).toBeLessThanOrEqual(260);
    expect(await topOf(first)).toBeLessThan(await topOf(askedHeading));
    await page.locator('main').getByRole('button', { name: words[language].noAnswer }).click();
    await expect(page.locator('main').getByRole('status').first()).toBeVisible();
    await expect(askedHeading).toBeHidden();
  });
}

for (const language of languages) {
  overHttp(
    `over HTTP, a family says that nobody answers, and the office sees to it, in ${language}`,
    async ({ checkedPage: page, baseURL, browser }) => {
      const t = words[language];
      const url = String(baseURL);
      const { bride, groom } = await makeAcceptedPair(url);
      await askOf(bride, groom);
      await becomeMember(page.context(), bride);
      await chooseLanguage(page, language, url);
      await page.goto('/dashboard');
      const main = page.locator('main');
      const askedHeading = main.getByRole('heading', { name: t.asked });
      await expect(askedHeading).toBeVisible();
      await expectAccessible(page);
      await main.getByRole('button', { name: t.noAnswer }).click();
      await expect(main.getByRole('status').first()).toBeVisible();
      await expect(askedHeading).toBeHidden();
      // The answer reaches the office, which sees it in its room and settles it.
      const desk = await browser.newContext();
      const office = await desk.newPage();
      const { expectNone } = await watchFaults(office);
      await enterAsStaff(office, `desk-${bride.pid}@trust.example`, 'helper');
      await chooseLanguage(office, language, url);
      await office.goto('/office/two-families');
      await expect(office.locator('#page-heading')).toHaveText(t.room);
      const line = office.getByRole('listitem').filter({ hasText: bride.pid });
      await expect(line).toContainText(t.said);
      await expect(line.getByRole('link', { name: groom.pid })).toBeVisible();
      await expectAccessible(office);
      await line.locator('summary').click();
      await line.locator('textarea').fill('Called: they were travelling');
      await line.getByRole('button', { name: t.settle }).click();
      await expect(office.getByRole('listitem').filter({ hasText: bride.pid })).toHaveCount(0);
      expectNone();
      await desk.close();
    },
  );
}

overHttp.describe('over HTTP, without JavaScript', () => {
  overHttp('a family says that it has ended, and one press more tells the other kindly', async ({ page, baseURL }) => {
    const url = String(baseURL);
    const t = words.en;
    const { bride, groom } = await makeAcceptedPair(url);
    await askOf(groom, bride);
    await becomeMember(page.context(), groom);
    await chooseLanguage(page, 'en', url);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: t.ended }).click();
    await expect(page.getByRole('heading', { name: t.end })).toBeVisible();
    // The acquaintance has not ended yet.
    await becomeMember(page.context(), bride);
    await page.goto(`/matching-profile/${groom.pid}`);
    await expect(page.locator('main')).not.toContainText(t.over);
    await becomeMember(page.context(), groom);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: t.endNow }).click();
    await becomeMember(page.context(), bride);
    await page.goto('/notices');
    await expect(page.locator('main')).toContainText(t.over);
  });
});
