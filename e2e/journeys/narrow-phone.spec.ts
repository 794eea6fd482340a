import { expect, test } from '../support/journey.ts';

const pages =
  '/ /login /register /contact-us /success-story /faqs /mission-vision /mission /vision /privacy-policy /about /sitemap /reset-password /deletion-asked'.split(
    ' ',
  );

test('no page scrolls sideways on the narrowest phone', async ({ checkedPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of pages) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
