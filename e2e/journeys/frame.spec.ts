import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { memberPages, openMenu } from '../support/dashboard.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { becomeMember, callAbout, makeShownMember } from '../support/meeting.ts';

/** The distance of an element from the top of the page, in px. */
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + scrollY);

/**
 * Returns the heights of elements that stay while the page scrolls. Omits the left menu and the member's own card
 * beside a form, because they cover nothing on wide screens.
 */
const stickyHeights = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body :not([data-mine] *)')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => !element.querySelector(':scope > header'))
      .map((element) => element.getBoundingClientRect().height)
      .filter((height) => height > 0),
  );

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const bar = (page: Page) => page.getByRole('navigation', { name: /^(Main pages|প্রধান পাতা)$/ });

/** The pages of the dashboard that the specification names. */
const specified = [
  '/dashboard#name',
  '/communication-details',
  '/personal-information',
  '/health-details',
  '/paternal-bibliography',
  '/maternal-bibliography',
  '/update-profile-image',
  '/change-password',
  '/matching-profile',
];

const orders = (page: Page) => page.getByRole('navigation', { name: /^(Show first|আগে দেখান)$/ }).getByRole('link');

/** The member's own name in the reader's script, as all names are shown. */
const OWN_NAME = { en: 'Ruma Ghosh', bn: 'রুমা ঘোষ' };

async function becomeBride(page: Page, url: string) {
  const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
  await becomeMember(page.context(), bride);
  return bride;
}

for (const language of languages) {
  test(`a member’s page begins within 150 px below one row and ends with the member’s identity, in ${language}`, {
    tag: '@both-faces',
  }, async ({ checkedPage: page, baseURL }) => {
    await chooseLanguage(page, language, String(baseURL));
    const { pid } = await becomeBride(page, String(baseURL));
    for (const path of [...memberPages, '/matching-profile/inbox', `/matching-profile/${pid}`]) {
      await page.goto(path);
      expect(await topOf(page, '#page-heading'), path).toBeLessThanOrEqual(150);
      expect((await page.locator('main header').boundingBox())?.height, path).toBeLessThanOrEqual(64);
      const name = page.locator('main header').getByText(OWN_NAME[language], { exact: true });
      expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth), path).toBe(0);
      await expect(page.locator('h1')).toHaveAttribute('id', 'page-heading');
      await expect(page.locator('main header')).toContainText(/Dashboard|ড্যাশবোর্ড/);
      await expect(page.locator('main header')).toContainText(OWN_NAME[language]);
      await expect(page.locator('main header')).toContainText(pid);
      expect(await topOf(page, 'main header'), path).toBeGreaterThan(await topOf(page, '#page-heading'));
    }
    await page.goto('/dashboard');
    expect(await page.locator('header').first().boundingBox()).toMatchObject({ height: 60 });
    await expect(bar(page).getByRole('link')).toHaveCount(4);
    expect(Math.max(...(await stickyHeights(page)))).toBeLessThanOrEqual(56);
    await page.goto('/matching-profile/search');
    expect(await topOf(page, '#page-heading')).toBeLessThanOrEqual(90);
    await expect(page.locator('main nav [aria-current="true"]')).toHaveAttribute('href', '/matching-profile');
  });

  test(`the first person of a list begins within 260 px and is visible in landscape, in ${language}`, {
    tag: '@both-faces',
  }, async ({ checkedPage: page, baseURL }) => {
    await chooseLanguage(page, language, String(baseURL));
    await makeShownMember(String(baseURL), { name: 'Amit Dutta', gender: 'Male' });
    await becomeBride(page, String(baseURL));
    const first = page.locator('main article').first();
    // The lists show a change within two seconds.
    await expect(async () => {
      await page.goto('/matching-profile');
      await expect(first).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    for (const [width, first] of [
      [360, 260],
      [320, 300],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      expect(await topOf(page, 'main article'), `at ${width} px`).toBeLessThanOrEqual(first);
      const rows = await orders(page).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(rows).toHaveLength(4);
      expect(new Set(rows).size, `the orders stand in one row at ${width} px`).toBe(1);
      const heights = await orders(page).evaluateAll((links) => links.map((link) => link.clientHeight));
      expect(Math.max(...heights), `each on one line at ${width} px`).toBeLessThanOrEqual(48);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 740, height: 360 });
    const name = await first.getByRole('heading').boundingBox();
    expect(name && name.y + name.height).toBeLessThanOrEqual(360 - 56);
  });

  test(`every page counts the waiting families until they are answered, in ${language}`, async ({
    checkedPage: page,
    baseURL,
  }) => {
    await chooseLanguage(page, language, String(baseURL));
    const bride = await becomeBride(page, String(baseURL));
    const groom = await makeShownMember(String(baseURL), { name: 'Amit Dutta', gender: 'Male' });
    await callAbout(groom, 'sendintroduction', bride, { note: '' });
    await page.goto('/change-password');
    const identity = page.locator('main header');
    for (const shown of [OWN_NAME[language], bride.pid]) await expect(identity).toContainText(shown);
    expect((await identity.boundingBox())?.height).toBeLessThanOrEqual(64);
    await expect(bar(page)).toContainText(/1 waiting|১ জন অপেক্ষায়/);
    await expectAccessible(page);
    await identity.getByRole('link').click();
    await expect(page).toHaveURL('/matching-profile/inbox');
    await page.locator('summary', { hasText: /^(Decline|রাজি নই)$/ }).click();
    await page.getByRole('button', { name: /^(Yes, decline|হ্যাঁ, রাজি নই)$/ }).click();
    await expect(identity.getByRole('link')).toHaveCount(0);
    await expect(bar(page)).not.toContainText(/1 waiting|১ জন অপেক্ষায়/);
  });

  test(`the menu contains the sections, the site’s pages and the logout, in ${language}`, async ({
    checkedPage: page,
    baseURL,
  }) => {
    await chooseLanguage(page, language, String(baseURL));
    await becomeBride(page, String(baseURL));
    await page.goto('/health-details');
    await openMenu(page);
    const menu = page.locator('header details[open]');
    for (const path of ['/paternal-bibliography', '/matching-profile/wishes', '/mission-vision', '/vision', '/mission'])
      await expect(menu.locator(`a[href="${path}"]`)).toBeVisible();
    await expectAccessible(page);
    await menu.locator('form[action="/logout"] button').click();
    await expect(page).toHaveURL('/login');
  });

  test(`a visitor’s header contains logo, language, login and menu on the narrowest phone, in ${language}`, {
    tag: '@both-faces',
  }, async ({ checkedPage: page, baseURL }) => {
    await chooseLanguage(page, language, String(baseURL));
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/');
      expect(await page.locator('header').first().boundingBox()).toMatchObject({ height: 60 });
      await expect(page.locator('header a[href="/login"]:visible')).toBeVisible();
      await openMenu(page);
      await expect(page.locator('header a[href="/register"]:visible')).toBeVisible();
      await expectAccessible(page);
    }
  });
}

for (const language of languages)
  test(`on a phone on its side headline, way in and page are in sight, in ${language}`, {
    tag: '@both-faces',
  }, async ({ checkedPage: page, baseURL }) => {
    await chooseLanguage(page, language, String(baseURL));
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto('/');
    await expect(page.locator('h1')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('main a[href="/register"]').first()).toBeInViewport({ ratio: 1 });
    await becomeBride(page, String(baseURL));
    await page.goto('/dashboard');
    expect(Math.max(...(await stickyHeights(page)))).toBeLessThanOrEqual(44);
  });

test('the bell leads to the notices, and a form ends with its button on a desktop', async ({
  checkedPage: page,
  baseURL,
}) => {
  await becomeBride(page, String(baseURL));
  for (const width of [360, 1280, 1500]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/communication-details');
    await expect(page.locator('header a[href="/notices"]:visible').first()).toBeInViewport();
    expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
    const bar = page.locator('[data-form-bar]');
    const isFixed = await bar.evaluate((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position));
    expect(isFixed, `at ${width} px`).toBe(width === 360);
    if (width === 360) continue;
    const form = await page.locator('main form').first().boundingBox();
    expect(form?.width, 'as wide as a line is read').toBeLessThanOrEqual(34 * 18);
    const ownColumn = await page.locator('[data-mine]').boundingBox();
    expect(ownColumn && form && ownColumn.x >= form.x + form.width).toBe(true);
  }
});

test('in landscape the page stays visible', { tag: '@both-faces' }, async ({ checkedPage: page, baseURL }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await becomeBride(page, String(baseURL));
  await page.goto('/matching-profile');
  await expect(page.locator('#page-heading')).toBeInViewport();
  expect(Math.max(...(await stickyHeights(page)))).toBeLessThanOrEqual(56);
});

test('with letters of twice the size nothing is sticky', { tag: '@both-faces' }, async ({
  checkedPage: page,
  baseURL,
}) => {
  await chooseLanguage(page, 'bn', String(baseURL));
  await becomeBride(page, String(baseURL));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  for (const path of ['/dashboard', '/matching-profile', '/matching-profile/inbox']) {
    await page.goto(path);
    expect(await stickyHeights(page), path).toEqual([]);
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
    await expect(bar(page).getByRole('link').last()).toBeVisible();
  }
});

for (const width of [768, 1280, 1920]) {
  test(`at ${width} px the menu is at the left and nothing is at the bottom`, async ({
    checkedPage: page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await becomeBride(page, String(baseURL));
    for (const language of languages) {
      await page.goto(`/language?to=${language}&back=/dashboard`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await stickyHeights(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await page.locator('header').first().boundingBox()).toMatchObject({ height: 88 });
      const menu = await bar(page).boundingBox();
      const heading = await page.locator('#page-heading').boundingBox();
      expect(menu && heading && menu.x + menu.width < heading.x).toBe(true);
      await expect(page.locator('main nav a[href="/maternal-bibliography"]')).toBeVisible();
      // One menu of at most fourteen links and without a count is open. The other links are one level deeper.
      await expect(page.locator('header summary:visible')).toHaveCount(0);
      const column = page.locator('main div:has(> header)');
      expect(await column.getByRole('link').count()).toBeLessThanOrEqual(14);
      expect(await column.getByRole('navigation').allInnerTexts()).not.toContainEqual(
        expect.stringMatching(/[\d০-৯%]/),
      );
      for (const path of ['/vision', '/my-consents']) await expect(column.locator(`a[href="${path}"]`)).toBeHidden();
      await column.locator('summary').click();
      for (const path of ['/vision', '/my-consents']) await expect(column.locator(`a[href="${path}"]`)).toBeVisible();
      for (const path of specified) await expect(column.locator(`a[href="${path}"]`)).toHaveCount(1);
      // The menu stays visible. In a low window its lower part is reached by scrolling inside it.
      await page.setViewportSize({ width, height: 480 });
      await page.evaluate(() => document.querySelector('main')?.scrollIntoView({ block: 'end' }));
      await expect(column).toBeInViewport({ ratio: 0.9 });
      await column.locator('a[href="/my-consents"]').scrollIntoViewIfNeeded();
      await expect(column.locator('a[href="/my-consents"]')).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width, height: 800 });
    }
  });
}
