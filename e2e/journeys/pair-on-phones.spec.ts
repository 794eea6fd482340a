import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { becomeMember, makeShownMember } from '../support/meeting.ts';

const words = {
  en: { verdict: /\d+ match/, names: ['Ruma', 'Amit'] },
  bn: { verdict: /[০-৯]+টি মেলে/, names: ['রুমা', 'অমিত'] },
};

for (const language of languages) {
  test(`a phone shows what the two come to, then both in whole windows, in ${language}`, {
    tag: '@both-faces',
  }, async ({ checkedPage: page, baseURL }) => {
    const url = String(baseURL);
    const t = words[language];
    const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
    const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
    await becomeMember(page.context(), bride);
    await chooseLanguage(page, language, url);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/matching-profile/${groom.pid}/pair`);
    const verdict = page.locator('main ul').filter({ hasText: t.verdict });
    await expect(verdict).toBeInViewport({ ratio: 1 });
    const windows = page.locator('main article [data-window]');
    await expect(windows).toHaveCount(2);
    const below = (await verdict.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    for (const one of await windows.all()) {
      await expect(one).toBeInViewport({ ratio: 1 });
      const [arch, card] = [await one.boundingBox(), await one.locator('xpath=ancestor::article').boundingBox()];
      if (!arch || !card) throw new Error('no window');
      expect(arch.y).toBeGreaterThan(below);
      expect(arch.x).toBeGreaterThanOrEqual(card.x);
      expect(arch.x + arch.width).toBeLessThanOrEqual(card.x + card.width);
    }
    for (const name of t.names)
      await expect(page.locator('article h2', { hasText: name })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
}
