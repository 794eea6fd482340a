import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { enterAsMember, enterUnfinished } from '../support/dashboard.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { ask, becomeMember, callAbout, makeShownMember } from '../support/meeting.ts';

const words = {
  en: {
    today: 'For you today',
    yes: 'Kamal’s family is ready to talk',
    alsoYes: 'Nirmal’s family',
    waits: 'Waiting for your answer',
    until: /until \d+ \w+/,
    answer: 'Answer',
    first: 'Amit',
    nobody: 'Nobody is waiting for your answer. You are waiting for 2 families.',
    neither: 'Nobody is waiting for your answer. Nor are you waiting for anybody.',
    call: 'Call',
    number: /^Call \+?\d/,
    paused: 'This family is taking a break from looking.',
    asked: 'What have you studied?',
  },
  bn: {
    today: 'আজ আপনাদের জন্য',
    yes: /^(কমল|কামাল)দের বাড়ি কথা বলতে রাজি$/,
    alsoYes: 'দের বাড়ি',
    waits: 'আপনাদের উত্তরের অপেক্ষায়',
    until: /[০-৯]+ \S+ পর্যন্ত/,
    answer: 'উত্তর দিন',
    first: 'অমিত',
    nobody: 'কেউ আপনাদের উত্তরের অপেক্ষায় নেই। আপনারা ২টি পরিবারের উত্তরের অপেক্ষায়।',
    neither: 'কেউ আপনাদের উত্তরের অপেক্ষায় নেই। আপনারাও কারও উত্তরের অপেক্ষায় নেই।',
    call: 'ফোন করুন',
    number: /^ফোন করুন: [+০-৯]/,
    paused: 'এই পরিবার আপাতত সম্বন্ধ খোঁজা বন্ধ রেখেছেন।',
    asked: 'কতদূর পড়াশোনা?',
  },
};
const basics = { en: 'Basic Information', bn: 'মূল পরিচয়' };

const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

for (const language of languages) {
  test(`home opens with who has said yes, then who waits, then whom to get to know, in ${language}`, {
    tag: '@both-faces',
  }, async ({ checkedPage: page, baseURL }) => {
    const url = String(baseURL);
    const t = words[language];
    const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
    const [amit, bimal, kamal, nirmal] = await Promise.all(
      ['Amit Dutta', 'Bimal Sen', 'Kamal Das', 'Nirmal Pal'].map((name) =>
        makeShownMember(url, { name, gender: 'Male' }),
      ),
    );
    if (!amit || !bimal || !kamal || !nirmal) throw new Error('four grooms');
    for (const one of [amit, bimal]) await callAbout(one, 'sendintroduction', bride, { note: '' });
    await callAbout(bride, 'sendintroduction', kamal, { note: '' });
    await callAbout(kamal, 'acceptintroduction', bride);
    await becomeMember(page.context(), bride);
    await chooseLanguage(page, language, url);
    await page.goto('/dashboard');
    await expect(page.locator('#page-heading')).toHaveText(t.today);
    const main = page.locator('main');
    const yes = main.getByRole('heading', { name: t.yes });
    const call = main.getByRole('button', { name: t.call, exact: true });
    const answers = main.getByRole('link', { name: t.answer });
    // The yes with its call button comes first, then the waiting interests. All are on the first screen.
    await expect(call).toBeInViewport();
    await expect(answers.first()).toBeInViewport();
    const first = main.locator('section').first();
    expect(await topOf(first)).toBeLessThanOrEqual(260);
    await expect(first).toContainText(typeof t.yes === 'string' ? t.yes : 'কথা বলতে রাজি');
    await expect(answers.first()).toContainText(t.first);
    await expect(answers.first()).toContainText(t.until);
    await expect(answers).toHaveCount(2);
    const people = main.locator('li a[href^="/matching-profile/SV"]').first();
    await expect(people).toBeVisible();
    const order = [yes, call, main.getByRole('heading', { name: t.waits }), answers.first(), people];
    const tops = await Promise.all(order.map(topOf));
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
    expect(await topOf(people)).toBeLessThan(await topOf(main.getByRole('heading', { name: basics[language] })));
    for (const { pid } of [amit, bimal, kamal])
      await expect(main.locator(`li a[href="/matching-profile/${pid}"]`)).toHaveCount(0);
    // One question about people comes last, and leads to its field.
    const question = main.getByRole('link', { name: t.asked });
    expect(await topOf(question)).toBeGreaterThan(await topOf(people));
    await expect(question).not.toContainText(/[%\d০-৯]/);
    await expectAccessible(page);
    await page.reload();
    let tabs = 0;
    do {
      await page.keyboard.press('Tab');
      tabs++;
    } while (tabs < 30 && !(await page.evaluate(() => document.activeElement?.matches('main a[href*="/SV"]'))));
    expect(tabs).toBeLessThanOrEqual(12);

    await answers.first().click();
    await expect(page).toHaveURL(`/matching-profile/inbox#from-${amit.pid}`);
    await expect(page.locator(`[id="from-${amit.pid}"]`)).toBeInViewport();
    await page.goBack();
    await question.click();
    await expect(page).toHaveURL(/\/personal-information\?.*#education$/);
    await page.goBack();
    await call.click();
    await expect(page).toHaveURL(`/matching-profile/${kamal.pid}#contact`);
    await expect(page.getByRole('link', { name: t.number })).toBeVisible();
    await expectAccessible(page);

    // The yes stays for some days. A later yes of another family comes above it, on both families' pages.
    await callAbout(nirmal, 'sendintroduction', bride, { note: '' });
    await callAbout(bride, 'acceptintroduction', nirmal);
    await page.goto('/dashboard');
    await expect(main.getByRole('heading', { level: 2 }).first()).toContainText(t.alsoYes);
    const row = main.locator(`li a[href="/matching-profile/${kamal.pid}#contact"]`);
    await expect(row).toBeVisible();
    await ask(nirmal, 'pauseprofile', { pid: nirmal.pid, kind: 'paused', reason: 'notNow' });
    await page.reload();
    await expect(main.getByRole('heading', { name: t.yes })).toBeVisible();
    await expect(main).toContainText(t.paused);
    await expectAccessible(page);
    if (isPhone(page))
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    // Pages without any news also show people.
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
    // Pages with little news also show people.
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

for (const language of languages) {
  test(`home says who waits for whom, also where it is nobody, in ${language}`, async ({
    checkedPage: page,
    baseURL,
  }) => {
    const url = String(baseURL);
    const t = words[language];
    const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
    const grooms = await Promise.all(
      ['Amit Dutta', 'Bimal Sen'].map((name) => makeShownMember(url, { name, gender: 'Male' })),
    );
    await becomeMember(page.context(), bride);
    await chooseLanguage(page, language, url);
    await page.goto('/dashboard');
    await expect(page.locator('main')).toContainText(t.neither.normalize('NFC'));
    for (const groom of grooms) await callAbout(bride, 'sendintroduction', groom, { note: '' });
    // For its sender an interest declined without a notice looks like any waiting one.
    const [declining] = grooms;
    if (declining) await callAbout(declining, 'declineintroduction', bride);
    await page.reload();
    await expect(page.locator('main')).toContainText(t.nobody.normalize('NFC'));
    await expectAccessible(page);
    await page.locator('main a[href="/matching-profile/inbox#sent"]').click();
    await expect(page.locator('#sent')).toBeInViewport();
    await expect(page.locator('#sent h3')).toHaveCount(2);
  });
}

test('home tells a newcomer what to do first, one thing at a time', async ({ checkedPage: page, baseURL }) => {
  await enterUnfinished(page, String(baseURL));
  await page.goto('/dashboard');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { name: 'Your registration needs one more step' })).toBeInViewport();
  await expect(main.getByRole('link', { name: 'Finish registration' })).toBeInViewport();
  await expectAccessible(page);
});

test('home tells a guardian of a profile without the bride that hers is the next step', async ({
  checkedPage: page,
  baseURL,
}) => {
  const url = String(baseURL);
  const guardian = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female', whose: 'guardian' });
  await becomeMember(page.context(), guardian);
  await page.goto('/dashboard');
  await expect(page.locator('main')).toContainText(/bride’s own yes is awaited|Please invite the bride/);
  await expect(
    page
      .getByRole('link', { name: 'Invite the bride' })
      .or(page.getByRole('link', { name: 'Invite', exact: true }))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'What has she studied?' })).toBeVisible();
  await expectAccessible(page);
});

overHttp.describe('over HTTP, without JavaScript', () => {
  overHttp(
    'a family that is not shown yet reads one sentence and one next step',
    async ({ checkedPage: page, baseURL }) => {
      await enterAsMember(page, String(baseURL));
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Other families do not see your profile yet' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Show my profile' }).click();
      await expect(page).toHaveURL('/matching-profile');
    },
  );

  overHttp('a family that has said yes is called from home', async ({ checkedPage: page, baseURL }) => {
    const url = String(baseURL);
    const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
    const kamal = await makeShownMember(url, { name: 'Kamal Das', gender: 'Male' });
    await callAbout(kamal, 'sendintroduction', bride, { note: '' });
    await callAbout(bride, 'acceptintroduction', kamal);
    await becomeMember(page.context(), bride);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Call', exact: true }).click();
    await expect(page.getByRole('link', { name: /^Call \+?\d/ })).toBeVisible();
  });
});
