import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { watchFaults } from '../support/faults.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { becomeMember, callAbout, makeShownMember } from '../support/meeting.ts';
import { withoutScripts } from '../support/scripts.ts';

const words = {
  en: {
    heading: 'Two families',
    acceptFirst: 'Agree to talk, but write first (no numbers yet)',
    accepted: 'The two families write to each other first',
    write: 'Write first',
    numbers: 'Phone numbers',
    exchange: 'Exchange numbers',
    noted: 'Noted',
    wait: 'The other family has been asked.',
    theyAsk: 'The other family would like to exchange numbers.',
    notice: 'family has answered something on your page',
    call: 'Call',
    number: /^Call \+?\d/,
  },
  bn: {
    heading: 'দুই পরিবার',
    acceptFirst: 'কথা বলতে রাজি, তবে আগে চিঠিতে (এখন নম্বর নয়)',
    accepted: 'আগে চিঠিতে কথা হবে',
    write: 'আগে চিঠিতে কথা',
    numbers: 'ফোন নম্বর',
    exchange: 'নম্বর বিনিময়',
    noted: 'লিখে রাখা হল',
    wait: 'ওই পরিবারকে জানানো হয়েছে।',
    theyAsk: 'ওই পরিবার নম্বর বিনিময় করতে চান।',
    notice: 'পাতায় কিছু জানিয়েছেন',
    call: 'ফোন করুন',
    number: /^ফোন করুন: [+০-৯]/,
  },
};

async function expectNoSideways(page: Page) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${width}`,
    ).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 360, height: 740 });
}

for (const language of languages) {
  test(`two families write first and then exchange numbers in ${language}`, async ({
    checkedPage: hers,
    browser,
    baseURL,
  }) => {
    const url = String(baseURL);
    const t = words[language];
    const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
    const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
    await callAbout(groom, 'sendintroduction', bride, { note: '' });
    await becomeMember(hers.context(), bride);
    await chooseLanguage(hers, language, url);
    const his = await (await browser.newContext({ baseURL: url, serviceWorkers: 'block' })).newPage();
    const faults = await watchFaults(his);
    await becomeMember(his.context(), groom);
    await chooseLanguage(his, language, url);

    await hers.goto('/matching-profile/inbox');
    await hers.getByRole('button', { name: t.acceptFirst }).click();
    await expect(hers.locator('main')).toContainText(t.accepted);
    await expect(hers.getByRole('button', { name: t.call })).toHaveCount(0);
    await hers.locator('main').getByRole('link', { name: t.write }).first().click();
    await expect(hers.locator('#page-heading')).toHaveText(t.heading);
    await expectAccessible(hers);
    await expectNoSideways(hers);

    // His home page, his page of her, and her page of him lead to the page of two families as well.
    await his.goto('/dashboard');
    await expect(his.locator('main').getByRole('link', { name: t.write })).toBeVisible();
    await his.goto(`/matching-profile/${bride.pid}`);
    await expect(his.locator('#contact').getByRole('link', { name: t.write })).toBeVisible();
    await expect(his.getByRole('button', { name: t.call })).toHaveCount(0);
    await his.locator('#contact').getByRole('link', { name: t.write }).click();
    await his.locator('main').getByRole('link', { name: t.exchange }).click();
    await expectAccessible(his);
    await expectNoSideways(his);
    await his.getByRole('button', { name: t.exchange }).click();
    await expect(his.locator('main [role=status]', { hasText: t.noted })).toBeVisible();
    await his.goto(`/matching-profile/${bride.pid}/together`);
    await expect(his.locator('main')).toContainText(t.wait);

    await hers.goto('/notices');
    await expect(hers.locator('main')).toContainText(t.notice);
    await hers.locator('main').getByRole('link', { name: t.heading }).first().click();
    await expect(hers.locator('main')).toContainText(t.theyAsk);
    await hers.locator('main').getByRole('link', { name: t.exchange }).click();
    await hers.getByRole('button', { name: t.exchange }).click();
    await expect(hers.locator('main [role=status]', { hasText: t.noted })).toBeVisible();
    await hers.getByRole('button', { name: t.call }).click();
    await expect(hers).toHaveURL(new RegExp(`${groom.pid}#contact$`));
    await expect(hers.getByRole('link', { name: t.number })).toBeVisible();

    // After the end his profile number answers as that of a stranger.
    await callAbout(bride, 'endacquaintance', groom);
    const response = await his.goto(`/matching-profile/${bride.pid}/together`);
    expect(response?.status()).toBe(404);
    const never = await his.goto('/matching-profile/SV999999999/together');
    expect(never?.status()).toBe(404);
    faults.allow(/404/);
    faults.expectNone();
  });
}

for (const language of languages) {
  test.describe(`without JavaScript in ${language}`, () => {
    test.use(withoutScripts);

    test('two families write first and exchange numbers', async ({ checkedPage: page, baseURL }) => {
      const url = String(baseURL);
      const t = words[language];
      const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
      const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
      await callAbout(groom, 'sendintroduction', bride, { note: '' });
      await becomeMember(page.context(), bride);
      await chooseLanguage(page, language, url);
      await page.goto('/matching-profile/inbox');
      await page.getByRole('button', { name: t.acceptFirst }).click();
      await page.goto(`/matching-profile/${groom.pid}/together?step=numbers`);
      await page.getByRole('button', { name: t.exchange }).click();
      // The step's page stays open, and shows the result.
      await expect(page.locator('#page-heading')).toHaveText(t.numbers);
      await expect(page.locator('main [role=status]', { hasText: t.noted })).toBeVisible();
      await callAbout(groom, 'presstogether', bride, { step: 'numbers', value: 'exchange' });
      await page.goto(`/matching-profile/${groom.pid}/together`);
      await page.getByRole('button', { name: t.call }).click();
      await expect(page.getByRole('link', { name: t.number })).toBeVisible();
    });
  });
}
