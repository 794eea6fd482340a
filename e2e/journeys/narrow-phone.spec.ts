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
  test(`on a phone the login is visible on the home page, in ${language}`, { tag: '@both-faces' }, async ({
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

// A phone widens its viewport for overflowing content. Only the page's own width reveals the overflow.
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/**
 * Returns texts of several words, one of more than twelve letters, in a line too narrow for twelve letters at 0.42 em
 * each.
 */
const squeezed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(p, h1, h2, h3, label, legend)')]
      .filter((words) => words.checkVisibility() && !words.closest('.spoken, svg, [aria-hidden]'))
      .filter((words) => {
        const { fontSize, position } = getComputedStyle(words);
        const width = words.getBoundingClientRect().width;
        const letters = [...new Intl.Segmenter('bn').segment(words.textContent)].length;
        const hasWords = /\S\s+\S/.test(words.textContent);
        return (
          position !== 'absolute' &&
          width > 1 &&
          hasWords &&
          letters > 12 &&
          width < 12 * 0.42 * Number.parseFloat(fontSize)
        );
      })
      .map((words) => words.textContent.slice(0, 60)),
  );

const memberPages = ['', '/wishes', '/about-me', '/inbox', '/shortlist', '/shortlist?beside=Yes', '/settings'].map(
  (path) => `/matching-profile${path}`,
);
const memberPaths = ['/dashboard', '/personal-information', '/update-profile-image', '/delete-profile', ...memberPages];

test('with letters of 1.5 and 2 times the size pages fit a phone, and no column becomes too narrow', {
  tag: '@both-faces',
}, async ({ checkedPage: page, baseURL }) => {
  const url = String(baseURL);
  await chooseLanguage(page, 'bn', url);
  const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
  // The newest members are on the home page with first names of any length.
  await makeShownMember(url, { name: 'Bhubaneshwariprasannakumar Roy', gender: 'Male' });
  await becomeMember(page.context(), await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' }));
  const short: string[] = [];
  for (const path of [
    '/',
    '/contact-us',
    '/register2',
    ...memberPaths,
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
            .filter((width) => width > 1), // content far below is not laid out yet, and screen-reader text is 1 px wide
      );
      expect(Math.min(...columns), `the narrowest column of ${path} at ${times}`).toBeGreaterThan(150);
      short.push(...(await squeezed(page)).map((words) => `${path} at ${times}: ${words}`));
    }
  }
  expect(short, 'lines of fewer than twelve letters').toEqual([]);
});

test.describe('where the reader has chosen the colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('the current page is distinguishable in forced colours', async ({ checkedPage: page, baseURL }) => {
    const url = String(baseURL);
    // The list appears once there is a member.
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
    // Finished, current and remaining steps differ without colour: by filling, line and border.
    await page.goto('/paternal-bibliography');
    const steps = page.locator('main form nav a');
    const drawn = await steps.evaluateAll((links) =>
      links.map((link) => {
        const bar = getComputedStyle(link, '::before');
        return [bar.backgroundColor === bar.borderTopColor, getComputedStyle(link).textDecorationLine];
      }),
    );
    const isDone = await steps.evaluateAll((links) => links.map((link) => link.hasAttribute('data-done')));
    expect(drawn.map(([isFull]) => isFull)).toEqual(isDone);
    const current = await steps.evaluateAll((links) => links.map((link) => link.hasAttribute('aria-current')));
    expect(drawn.map(([, line]) => line === 'underline')).toEqual(current);
    await page.goto('/matching-profile/wishes');
    expect(await marked('header nav[aria-label="My profile"] li > a', 'border-inline-start-color')).toBe(true);
    // The current language is not offered.
    await expect(page.locator('header a[hreflang]')).toHaveAttribute('hreflang', 'bn');
  });
});
