import { expectAccessible } from '../support/accessible.ts';
import { listForeignWords } from '../support/foreign-words.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { untilAlive, withoutScripts } from '../support/scripts.ts';

const paths =
  '/ /about /mission-vision /mission /vision /success-story /faqs /contact-us /privacy-policy /sitemap /login /register /reset-password /deletion-asked'.split(
    ' ',
  );

for (const language of languages) {
  test(`every public page is complete, accessible and in its own language in ${language}`, async ({
    checkedPage: page,
    baseURL,
  }) => {
    await chooseLanguage(page, language, String(baseURL));
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        expect(await listForeignWords(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        // Each header has a link to the other language in that language's letters. The Bengali link is bold on wide
        // screens, so that readers without English find it.
        const weight = language === 'en' && (page.viewportSize()?.width ?? 0) > 768 ? '600' : '400';
        expect(await page.evaluate(bengaliLetters, weight)).toBe('loaded');
      });
    }
  });
}

/** Whether this page's Bengali font is loaded, for phones without one. */
async function bengaliLetters(ofWeight: string): Promise<string | undefined> {
  await document.fonts.ready;
  return [...document.fonts].find(({ family, weight }) => /Noto Sans Bengali/.test(family) && weight === ofWeight)
    ?.status;
}

test('a text that bypasses the text tables is detected', async ({ page, baseURL }) => {
  await chooseLanguage(page, 'bn', String(baseURL));
  await page.goto('/about');
  await untilAlive(page); // hydration would remove foreign content
  await page.evaluate(() => document.querySelector('main')?.append('Welcome'));
  expect(await listForeignWords(page)).toEqual(['bn: Welcome']);
});

test('the FAQs open, and the language switch changes their language', async ({ checkedPage: page }) => {
  await page.goto('/faqs');
  const [first, second] = [page.locator('main details').first(), page.locator('main details').nth(1)];
  await expect(first).toContainText('Does it cost anything?');
  await expect(first.locator('p')).toBeVisible();
  await expect(second).not.toHaveAttribute('open');
  await second.locator('summary').click();
  await expect(second).toHaveAttribute('open');
  const horoscope = page.locator('section', {
    has: page.getByRole('heading', { name: 'Horoscope, gotra and health' }),
  });
  await expect(horoscope).toContainText('Must we give a koshthi?');
  const jumps = page.getByRole('navigation', { name: 'On this page' });
  await jumps.getByRole('link', { name: 'Horoscope, gotra and health' }).click();
  await expect(horoscope.getByRole('heading')).toBeInViewport();

  await page.locator('header').getByRole('link', { name: 'বাংলা' }).click();
  await expect(page.locator('main')).toContainText('এর জন্য কি টাকা লাগে?');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await page.locator('header').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('main')).toContainText('Does it cost anything?');
});

for (const scripts of ['with', 'without'] as const) {
  test.describe(`${scripts} JavaScript`, () => {
    test.use(scripts === 'with' ? {} : withoutScripts);

    test('the welcome text is cut off, with a link to the rest', async ({ checkedPage: page }) => {
      await page.goto('/');
      await page.locator('main').getByRole('link', { name: 'More', exact: true }).click();
      await expect(page).toHaveURL('/mission-vision?welcome#welcome-rest');
      await expect(page.getByText('A stranger sees nothing of you.')).toBeInViewport();
      await expectAccessible(page);
    });
  });
}

test('mission and vision come first, and the welcome is folded behind them', async ({ checkedPage: page }) => {
  await page.goto('/mission-vision');
  for (const name of ['Our Mission', 'Our Vision']) await expect(page.getByRole('heading', { name })).toBeVisible();
  const stranger = page.getByText('A stranger sees nothing of you.');
  await expect(stranger).toBeHidden();
  await page.locator('#welcome > summary').click();
  await expect(stranger).toBeVisible();
});

test('the policy begins with six lines, and a link of its contents opens a part', async ({ checkedPage: page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/privacy-policy');
  await untilAlive(page);
  await expect(page.locator('main ol').first().locator('li')).toHaveCount(6);
  const age = page.locator('#policy-2').getByText('under the age of 13');
  await expect(age).toBeHidden();
  await page.locator('main nav a[href="#policy-2"]').click();
  await expect(age).toBeVisible();
});

test('the sitemap links each page in the other language', async ({ checkedPage: page }) => {
  await page.goto('/sitemap');
  await page.locator('main summary', { hasText: 'বাংলা' }).click();
  await page.locator('main').getByRole('link', { name: 'প্রশ্ন ও উত্তর' }).click();
  await expect(page).toHaveURL('/faqs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
});

test.describe('without JavaScript', () => {
  test.use(withoutScripts);

  test('every public page is readable, and has no controls that need JavaScript', async ({
    checkedPage: page,
    baseURL,
  }) => {
    await chooseLanguage(page, 'bn', String(baseURL));
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('footer').getByRole('link', { name: 'প্রশ্ন ও উত্তর' })).toBeVisible();
      await expect(page.locator('footer button:visible')).toHaveCount(0);
    }
    await page.goto('/faqs');
    await page.locator('main summary').nth(1).click();
    await expect(page.locator('main details').nth(1).locator('p')).toBeVisible();
    await expectAccessible(page);
  });
});
