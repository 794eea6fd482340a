import type { Page } from '@playwright/test';
import { DAY_MS } from '#contract/durations.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { expectAccessible } from '../support/accessible.ts';
import { watchFaults } from '../support/faults.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { becomeMember, callAbout, makeAcceptedPair } from '../support/meeting.ts';
import { enterAsStaff } from '../support/office.ts';
import { withoutScripts } from '../support/scripts.ts';

const day = todayInIndia(Date.now() + 90 * DAY_MS);
const noticeDay = todayInIndia(Date.now() + 20 * DAY_MS);

const words = {
  en: {
    wedding: 'The wedding',
    save: 'Save the wedding day',
    savePapers: 'Save the ticks',
    days: 'Days before and after',
    saved: 'Saved',
    notice: /thirty days must pass after the notice/,
    theirs: 'The other family has written this',
    papers: 'Passport photos of both',
    westBengal: 'In West Bengal',
    act: 'Special Marriage Act, 1954',
    promise: 'A promise of no dowry',
    congratulations: 'Congratulations to both of you',
    names: 'Ruma and Amit',
    story: 'We met over tea, and our mothers laughed.',
    saveStory: 'Save the story',
    written: 'Now your husband or wife needs to agree',
    agree: 'I agree',
    approve: 'Show it to everybody',
    takeAway: 'Remove the story',
    listens: 'If you would like to talk to somebody',
  },
  bn: {
    wedding: 'বিয়ে',
    save: 'দিনটি সেভ করুন',
    savePapers: 'টিক সেভ করুন',
    days: 'আগে-পরের দিনগুলি',
    saved: 'সেভ হয়েছে',
    notice: /নোটিসের পরে তিরিশ দিন/,
    theirs: 'এটি ওই পরিবার লিখেছেন',
    papers: 'দুজনের পাসপোর্ট মাপের ছবি',
    westBengal: 'পশ্চিমবঙ্গে',
    act: 'বিশেষ বিবাহ আইন, ১৯৫৪',
    promise: 'পণ না নেওয়ার অঙ্গীকার',
    congratulations: 'আপনাদের দুজনকে অভিনন্দন',
    names: 'রুমা আর অমিত',
    story: 'চায়ের আসরে দেখা। দুই মা হাসছিলেন।',
    saveStory: 'গল্পটি সেভ করুন',
    written: 'এবার অন্যজন রাজি হলে অফিস গল্পটি পড়ে দেখবে',
    agree: 'আমি রাজি',
    approve: 'সবাইকে দেখান',
    takeAway: 'গল্পটি সরিয়ে নিন',
    listens: 'কারও সঙ্গে কথা বলতে ইচ্ছে হলে',
  },
};

async function expectWell(page: Page) {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

for (const language of languages) {
  test(`two families write down the wedding, and the couple tells its story, in ${language}`, async ({
    checkedPage: page,
    browser,
    baseURL,
  }) => {
    const url = String(baseURL);
    const t = words[language];
    const { bride, groom } = await makeAcceptedPair(url);
    await becomeMember(page.context(), bride);
    await chooseLanguage(page, language, url);
    const other = await browser.newContext({ baseURL: url });
    const otherPage = await other.newPage();
    const faults = await watchFaults(otherPage);
    await becomeMember(other, groom);
    await chooseLanguage(otherPage, language, url);

    await page.goto(`/matching-profile/${groom.pid}/together`);
    await page.locator('a[href$="?step=wedding"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.wedding);
    await page.locator('input[name=day]').first().fill(day);
    await page.locator('select[name=kind]').first().selectOption('special');
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page.locator('main [role=status]', { hasText: t.saved })).toBeVisible();
    await expect(page.getByText(t.notice)).toBeVisible();
    await page.getByLabel(t.papers).check();
    // The status of the earlier save is still visible, so the test waits for the response.
    const ticked = page.waitForResponse(/\/api\/tickpapers$/);
    await page.getByRole('button', { name: t.savePapers }).click();
    await ticked;
    await page.reload();
    await expect(page.getByLabel(t.papers)).toBeChecked();
    await page.locator('#add-day summary').click();
    await page.locator('#add-day input[name=day]').fill(noticeDay);
    await page.locator('#add-day button').click();
    await expect(page.getByRole('heading', { name: t.days }).locator('..').getByRole('listitem')).toHaveCount(1);
    await page.locator('summary', { hasText: t.westBengal }).click();
    await expect(page.getByRole('heading', { name: t.act })).toBeVisible();
    await expectWell(page);
    const promise = await page
      .locator('section', { has: page.getByRole('heading', { name: t.promise }) })
      .getByRole('link')
      .first()
      .getAttribute('href');
    const pdf = await page.request.get(String(promise));
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);

    await otherPage.goto(`/matching-profile/${bride.pid}/together?step=wedding`);
    await expect(otherPage.getByText(t.theirs)).toBeVisible();
    await expect(otherPage.locator('input[name=day]').first()).toHaveValue(day);
    await expect(otherPage.getByLabel(t.papers)).not.toBeChecked();

    await callAbout(bride, 'presstogether', groom, { step: 'married', value: 'Yes' });
    await callAbout(groom, 'presstogether', bride, { step: 'married', value: 'Yes' });
    await page.goto(`/matching-profile/${groom.pid}/together?step=married`);
    await expect(page.getByText(t.congratulations)).toBeVisible();
    await expect(page.getByRole('heading', { name: t.listens })).toBeVisible();
    await page.locator('input[name=names]').fill(t.names);
    await page.locator('textarea[name=words]').first().fill(t.story);
    const buffer = await makeJpeg(800, 600);
    await page.locator('input[type=file]').setInputFiles({ name: 'us.jpg', mimeType: 'image/jpeg', buffer });
    await page.locator('input[name=hasAgreed]').check();
    await page.getByRole('button', { name: t.saveStory }).click();
    await expect(page.getByText(t.written)).toBeVisible();
    await expectWell(page);

    await otherPage.goto(`/matching-profile/${bride.pid}/together?step=married`);
    await expect(otherPage.getByText(t.story)).toBeVisible();
    await otherPage.locator('input[name=hasAgreed]').check();
    await otherPage.getByRole('button', { name: t.agree, exact: true }).click();
    await expect(otherPage.getByText(t.story)).toBeVisible();
    await expect(otherPage.locator('input[name=hasAgreed]')).toHaveCount(0);
    faults.expectNone();

    const desk = await browser.newContext({ baseURL: url });
    const editor = await desk.newPage();
    await enterAsStaff(editor, `stories-${language}-${bride.pid}@trust.example`, 'editor');
    await chooseLanguage(editor, language, url);
    await editor.goto('/office/stories');
    await expectAccessible(editor);
    const entry = editor.locator('li', { hasText: t.story }).last();
    await entry.getByRole('button', { name: t.approve }).click();
    await expect(entry.getByRole('button', { name: t.approve })).toHaveCount(0);

    const visitor = await (await browser.newContext({ baseURL: url })).newPage();
    await visitor.goto('/success-story');
    await expect(visitor.getByText(t.story)).toBeVisible();
    await expect(visitor.locator('main img[src*="/files/story/"]').first()).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: t.takeAway }).click();
    await expect(page.getByRole('button', { name: t.saveStory })).toBeVisible();
    await expect(async () => {
      await visitor.goto('/success-story');
      await expect(visitor.getByText(t.story)).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  });
}

test.describe('without JavaScript', () => {
  test.use(withoutScripts);

  test('the day and the papers are saved by plain forms, and a wrong day is said at its field', async ({
    checkedPage: page,
    faults,
    baseURL,
  }) => {
    faults.allow(/422 /);
    const url = String(baseURL);
    const { bride, groom } = await makeAcceptedPair(url);
    await becomeMember(page.context(), bride);
    await chooseLanguage(page, 'en', url);
    await page.goto(`/matching-profile/${groom.pid}/together?step=wedding`);
    await page.locator('input[name=day]').first().fill('2031-01-01');
    await page.getByRole('button', { name: 'Save the wedding day', exact: true }).click();
    await expect(
      page.getByText('Please give a day between one year ago and three years from now').first(),
    ).toBeVisible();
    await expect(page.locator('input[name=day]').first()).toHaveValue('2031-01-01');
    await page.locator('input[name=day]').first().fill(day);
    await page.getByRole('button', { name: 'Save the wedding day', exact: true }).click();
    await expect(page.getByText('Your family has written this.')).toBeVisible();
    await page.getByLabel(words.en.papers).check();
    await page.getByRole('button', { name: words.en.savePapers }).click();
    await expect(page.getByLabel(words.en.papers)).toBeChecked();
  });
});
