import { expectAccessible } from '../support/accessible.ts';
import { fillLogin, submitOf } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { inventMember, registerMember } from '../support/member.ts';

// The addresses of the specification's section 2 that no journey of their own visits.
const publicPages =
  '/contact-us /success-story /faqs /mission-vision /mission /vision /privacy-policy /about /sitemap /reset-password /deletion-asked'.split(
    ' ',
  );
const dashboardPages = (
  '/communication-details /personal-information /health-details /paternal-bibliography /maternal-bibliography ' +
  '/update-profile-image /change-password /delete-profile /matching-profile'
).split(' ');

// Many pages in one visit: the patience is for a machine that has other work too.
test.slow();

for (const language of languages) {
  test(`every public page reads well in ${language}`, async ({ checkedPage: page, baseURL }) => {
    await chooseLanguage(page, language, String(baseURL));
    for (const path of publicPages) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await expectAccessible(page);
    }
  });

  test(`every page of the dashboard reads well in ${language}`, async ({ checkedPage: page, baseURL }) => {
    const member = inventMember();
    await registerMember(String(baseURL), member);
    await chooseLanguage(page, language, String(baseURL));
    await page.goto('/login');
    await fillLogin(page, member);
    await submitOf(page).click();
    await page.waitForURL('/dashboard');
    for (const path of dashboardPages) {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await expectAccessible(page);
    }
  });
}

test('no page scrolls sideways on the narrowest phone', async ({ checkedPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/login', '/register', ...publicPages]) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
