import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { enterAsMember } from '../support/dashboard.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { becomeMember, callAbout, makeShownMember } from '../support/meeting.ts';
import { withoutScripts } from '../support/scripts.ts';

const words = {
  en: {
    today: 'For you today',
    left: '21 days left',
    more: 'and 1 more',
    answer: 'See and answer',
    call: 'See the phone number',
  },
  bn: { today: 'আজ আপনাদের জন্য', left: '২১ দিন বাকি', more: 'আর ১ জন', answer: 'দেখে উত্তর দিন', call: 'ফোন নম্বর দেখুন' },
};
const basics = { en: 'Basic Information', bn: 'মূল পরিচয়' };

const topOf = async (page: Page, name: string) =>
  (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0;

for (const language of languages) {
  test(`home shows who waits and who has accepted before it asks for anything, in ${language}`, {
    tag: '@both-faces',
  }, async ({ checkedPage: page, baseURL }) => {
    const url = String(baseURL);
    const t = words[language];
    const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
    const [amit, bimal, kamal] = await Promise.all(
      ['Amit Dutta', 'Bimal Sen', 'Kamal Das'].map((name) => makeShownMember(url, { name, gender: 'Male' })),
    );
    if (!amit || !bimal || !kamal) throw new Error('three grooms');
    await callAbout(amit, 'sendintroduction', bride, { note: '' });
    await callAbout(bimal, 'sendintroduction', bride, { note: '' });
    await callAbout(bride, 'sendintroduction', kamal, { note: '' });
    await callAbout(kamal, 'acceptintroduction', bride);
    await becomeMember(page.context(), bride);
    await chooseLanguage(page, language, url);
    await page.goto('/dashboard');
    await expect(page.locator('#page-heading')).toHaveText(t.today);
    const main = page.locator('main');
    for (const text of ['Amit', t.left, t.more, 'Kamal', t.call]) await expect(main).toContainText(text);
    expect(await topOf(page, t.today)).toBeLessThan(await topOf(page, basics[language]));
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: t.answer })).toBeInViewport();
    // The step is on the first screen above the bottom bar, and a person is reachable with a few tabs.
    const step = await page.locator('main a[href="/update-profile-image"]').first().boundingBox();
    expect(step && step.y + step.height).toBeLessThanOrEqual(740 - 56);
    await page.reload();
    let tabs = 0;
    do {
      await page.keyboard.press('Tab');
      tabs++;
    } while (tabs < 30 && !(await page.evaluate(() => document.activeElement?.matches('main a[href*="/SV"]'))));
    expect(tabs).toBeLessThanOrEqual(12);
    await page.getByRole('link', { name: 'Kamal' }).first().click();
    await expect(page).toHaveURL(`/matching-profile/${kamal.pid}`);
    await page.goBack();
    await page.getByRole('link', { name: t.answer }).click();
    await expect(page).toHaveURL('/matching-profile/inbox');
    // Without any news it still shows people.
    const newcomer = await makeShownMember(url, { name: 'Dipu Nandi', gender: 'Male' });
    await becomeMember(page.context(), newcomer);
    for (const path of [
      '/matching-profile/inbox',
      '/matching-profile/shortlist',
      '/matching-profile/find',
      '/notices',
    ]) {
      await page.goto(path);
      await expect(page.locator('main a[href^="/matching-profile/SV"]').first()).toBeVisible();
      await expectAccessible(page);
    }
    // It also does so with little news.
    await callAbout(newcomer, 'sendintroduction', bride, { note: '' });
    await callAbout(newcomer, 'addtoshortlist', bride, { note: '' });
    const nobody = '/matching-profile/find?who=SV999999';
    for (const path of ['/matching-profile/inbox', '/matching-profile/shortlist', nobody]) {
      await page.goto(path);
      await expect(
        page.locator(`main a[href^="/matching-profile/SV"]:not([href$="${bride.pid}"])`).first(),
      ).toBeVisible();
    }
  });
}

test.describe('without JavaScript', () => {
  test.use(withoutScripts);

  test('a family without messages reads one sentence and one next step', async ({ checkedPage: page, baseURL }) => {
    await enterAsMember(page, String(baseURL));
    await page.goto('/dashboard');
    await expect(page.getByText('There is nothing new today.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Add a photo' }).click();
    await expect(page).toHaveURL('/update-profile-image');
  });
});
