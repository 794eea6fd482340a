import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { becomeMember, makeShownMember } from '../support/meeting.ts';

const pages =
  '/ /login /register /contact-us /success-story /faqs /mission-vision /mission /vision /privacy-policy /about /sitemap /reset-password /deletion-asked'.split(
    ' ',
  );

test('no page scrolls sideways on the narrowest phone', { tag: '@both-faces' }, async ({ checkedPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of pages) {
    await page.goto(path);
    expect(await widthOf(page), path).toBeLessThanOrEqual(320);
  }
});

for (const language of languages) {
  test(`on a phone the way in is in sight on the front page, in ${language}`, { tag: '@both-faces' }, async ({
    checkedPage: page,
    baseURL,
  }) => {
    await chooseLanguage(page, language, String(baseURL));
    await page.goto('/');
    const register = await page.locator('main a[href="/register"]').first().boundingBox();
    expect(register && register.y + register.height).toBeLessThanOrEqual(640);
    await expect(page.locator('h1')).toBeInViewport();
    await expect(page.locator('main h2').first()).toHaveText(/How it works|কীভাবে এগোবেন/);
  });
}

// A phone makes its window as wide as what overflows it: only the page's own width tells.
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const memberPages = ['', '/wishes', '/about-me', '/inbox', '/settings'].map((path) => `/matching-profile${path}`);
const own = ['/dashboard', '/personal-information', '/update-profile-image', '/delete-profile', ...memberPages];

test('letters of one and a half and of twice their size fit a phone, and no column becomes too narrow for words', {
  tag: '@both-faces',
}, async ({ checkedPage: page, baseURL }) => {
  const url = String(baseURL);
  await chooseLanguage(page, 'bn', url);
  const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
  // The newest stand on the home by their first names, however long these are.
  await makeShownMember(url, { name: 'Bhubaneshwariprasannakumar Roy', gender: 'Male' });
  await becomeMember(page.context(), await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' }));
  for (const path of [
    '/',
    '/contact-us',
    '/register2',
    ...own,
    `/matching-profile/${groom.pid}`,
    `/matching-profile/${groom.pid}/pair`,
  ]) {
    await page.goto(path);
    for (const times of [1.5, 2]) {
      await page.evaluate((factor) => {
        document.documentElement.style.setProperty('font-size', `${112.5 * factor}%`, 'important');
      }, times);
      expect(await widthOf(page), `${path} at ${times}`).toBeLessThanOrEqual(360);
      const columns = await page.evaluate(
        () =>
          [...document.querySelectorAll('main :is(p, h2, h3, h4)')]
            .filter((words) => words.checkVisibility() && !words.closest('.spoken'))
            .map((words) => words.parentElement?.getBoundingClientRect().width ?? 0)
            .filter((width) => width > 1), // what is far below is not laid out yet, and what is only read aloud is 1 px wide
      );
      expect(Math.min(...columns), `the narrowest column of ${path} at ${times}`).toBeGreaterThan(150);
    }
  }
});

test.describe('where the reader has chosen the colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('where one is can be told from where one is not', async ({ checkedPage: page, baseURL }) => {
    const url = String(baseURL);
    // There is a list, as soon as it has been told of somebody.
    await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
    await becomeMember(page.context(), await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' }));
    await expect(async () => {
      await page.goto('/matching-profile');
      await expect(page.locator('main nav[aria-label="Show first"]')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const marked = (selector: string, property: string) =>
      page
        .locator(`${selector}[aria-current]`)
        .first()
        .evaluate(
          (here, [all, name]) => {
            const there = [...document.querySelectorAll(all)].find((one) => !one.hasAttribute('aria-current'));
            const drawn = (element: Element) => getComputedStyle(element).getPropertyValue(name);
            return there !== undefined && drawn(here) !== drawn(there);
          },
          [selector, property] as const,
        );
    expect(await marked('main nav[aria-label="Show first"] a', 'background-color')).toBe(true);
    expect(await marked('main nav[aria-label="Main pages"] a', 'border-top-color')).toBe(true);
    await page.goto('/matching-profile/wishes');
    expect(await marked('header nav[aria-label="Matching Profile"] li > a', 'border-inline-start-color')).toBe(true);
    // The language that is being read is not offered.
    await expect(page.locator('header a[hreflang]')).toHaveAttribute('hreflang', 'bn');
  });
});
