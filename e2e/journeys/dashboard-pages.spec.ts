import { expectAccessible } from '../support/accessible.ts';
import { enterAsMember, memberPages, openMenu } from '../support/dashboard.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';

for (const language of languages) {
  test(`every page of a member is complete and accessible in ${language}`, async ({ checkedPage: page, baseURL }) => {
    await chooseLanguage(page, language, String(baseURL));
    await enterAsMember(page, String(baseURL));
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    for (const path of memberPages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('#page-heading')).toBeVisible();
        await expectAccessible(page);
        const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(isTooWide, `sideways scrolling on ${path}`).toBe(false);
      });
    }
    expect(calls, 'calls that the browser makes for a page that the server has rendered').toEqual([]);
  });
}

test('the browser makes at most two calls from one page to the next', async ({ checkedPage: page, baseURL }) => {
  await enterAsMember(page, String(baseURL));
  await page.goto('/dashboard');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  const menu = page.getByRole('navigation', { name: 'My profile' });
  for (const link of ['Health Details', 'Paternal Bibliography', 'Maternal Bibliography', 'Communication Details']) {
    calls.length = 0;
    await openMenu(page);
    await menu.getByRole('link', { name: link }).click();
    await expect(page.locator('#page-heading')).toHaveText(link);
    await expect(page.locator('#page-heading')).toBeFocused();
    expect(calls.length).toBeLessThanOrEqual(2);
  }
});

test('the note beside mangalik is Bengali, and OK closes it', async ({ checkedPage: page, baseURL }) => {
  await enterAsMember(page, String(baseURL));
  await page.goto('/personal-information?step=birth');
  await page.getByRole('button', { name: 'Is only one of you mangalik?' }).click();
  const note = page.getByRole('dialog', { name: 'Mangalik and horoscope' });
  await expect(note.locator('[lang=bn]')).toContainText('মাঙ্গলিক');
  await expectAccessible(page);
  await note.getByRole('button', { name: 'OK' }).click();
  await expect(note).toBeHidden();
});
