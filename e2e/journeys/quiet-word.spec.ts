import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { becomeMember, makeShownMember } from '../support/meeting.ts';
import { enterAsStaff } from '../support/office.ts';

const WORDS = {
  en: {
    open: 'I need somebody to talk to',
    leave: 'Leave this page quickly',
    say: 'I am not free to decide',
    heard: 'We have heard you.',
    rests: 'Somebody has asked the office a question about this profile',
    end: 'The matter is closed',
    over: 'The profile is shown again',
  },
  bn: {
    open: 'কারও সঙ্গে কথা বলা দরকার',
    leave: 'তাড়াতাড়ি এই পাতা ছেড়ে যান',
    say: 'আমি নিজের ইচ্ছেয় মত দিতে পারছি না',
    heard: 'আপনার কথা আমরা শুনেছি।',
    rests: 'প্রোফাইলটি নিয়ে কেউ অফিসে একটি প্রশ্ন তুলেছেন',
    end: 'মিটে গেছে',
    over: 'প্রোফাইলটি আবার চালু হয়েছে',
  },
} as const;

for (const language of languages)
  test(`a bride who is not free to decide reports it without a trace, and ends it at the women’s desk, in ${language}`, async ({
    checkedPage: page,
    browser,
    baseURL,
  }) => {
    const url = String(baseURL);
    const t = WORDS[language];
    await page.setViewportSize({ width: 360, height: 740 });
    const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
    await becomeMember(page.context(), bride);
    await chooseLanguage(page, language, url);

    const settings = '/matching-profile/settings?open=rest#rest';
    await page.goto('/dashboard');
    await page.goto(settings);
    const answer = await page.request.get('/matching-profile/settings');
    expect(answer.headers()['cache-control']).toContain('no-store');
    const part = page.locator('details#quiet');
    await part.locator('summary').first().click();
    await expect(part).toContainText(t.open);
    for (const phone of ['181', '112', '1091', '1098'])
      await expect(part.locator(`a[href="tel:${phone}"]`)).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const length = await page.evaluate(() => history.length);
    await part.getByRole('link', { name: t.leave }).click();
    await page.waitForURL('**/faqs');
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page.goBack();
    await page.waitForURL('**/dashboard');

    await page.goto(settings);
    await part.locator('summary').first().click();
    await part.locator('[name="phone"]').fill('9811122233');
    await part.locator('[name="hour"]').selectOption('evening');
    await part.getByRole('button', { name: t.say }).click();
    await expect(page.locator('main')).toContainText(t.heard);
    await page.goto('/dashboard');
    await expect(page.locator('main')).toContainText(t.rests);
    await page.goto(settings);
    await expect(part.locator('[name="phone"]')).toHaveValue('');
    await expect(page.locator('main')).not.toContainText('9811122233');
    await expect(page.locator('main')).not.toContainText(t.heard);

    const context = await browser.newContext({ baseURL: url, viewport: { width: 360, height: 740 } });
    const desk = await context.newPage();
    await chooseLanguage(desk, language, url);
    await enterAsStaff(desk, `desk-${language}@trust.example`, 'womensDesk');
    await desk.goto('/office/womens-desk');
    const entry = desk.locator('main li', { hasText: bride.pid });
    await expect(entry).toContainText('9811122233');
    await expectAccessible(desk);
    expect(await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await entry.locator('summary').click();
    await entry.locator('[name="words"]').fill('She decides for herself now.');
    await entry.locator('[name="spoke"]').check();
    await entry.getByRole('button', { name: t.end }).click();
    await expect(desk.locator('main')).toContainText(t.over);
    await expect(entry).toHaveCount(0);
    await context.close();
    await page.goto('/dashboard');
    await expect(page.locator('main')).not.toContainText(t.rests);
  });
