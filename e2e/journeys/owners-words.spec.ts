import type { Page } from '@playwright/test';
import { memberPages } from '../support/dashboard.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { becomeMember, makeShownMember } from '../support/meeting.ts';
import { untilAlive } from '../support/scripts.ts';

// The texts that the specification gives are visible letter for letter in English, at both widths.
const widths = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const words = {
  en: {
    welcome: 'Welcome to Shubho Bibaho',
    more: 'More',
    opinions: 'People’s Opinion',
    soon: 'Coming Soon...',
    male: 'Male (groom)',
    female: 'Female (bride)',
    alive: 'Still Alive',
    dashboard: 'Dashboard',
    languages: 'English|Bengali',
    update: 'Update Profile Image',
    basics: 'Basic Information',
    footer: ['Home', 'About Us', 'Success Story', 'FAQs', 'Contact Us', 'Privacy Policy', 'Sitemap'],
  },
  bn: {
    welcome: 'শুভ বিবাহে আপনাকে স্বাগত',
    more: 'আরও পড়ুন',
    opinions: 'অন্যরা কী বলেন',
    soon: 'শিগগিরই আসছে...',
    male: 'পুরুষ (পাত্র)',
    female: 'মহিলা (পাত্রী)',
    alive: 'বেঁচে আছেন',
    dashboard: 'ড্যাশবোর্ড',
    languages: 'English|বাংলা',
    update: 'ছবি পাঠান',
    basics: 'মূল পরিচয়',
    footer: ['প্রথম পাতা', 'আমাদের কথা', 'বিয়ের গল্প', 'প্রশ্ন ও উত্তর', 'যোগাযোগ', 'গোপনীয়তা নীতি', 'সব পাতার তালিকা'],
  },
};

/** Returns the visible texts without white space. */
const shownIn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent ?? ''));

for (const language of languages) {
  const t = words[language];
  for (const [name, viewport] of Object.entries(widths)) {
    test(`a visitor reads the specification’s texts on a ${name}: ${language}`, async ({
      checkedPage: page,
      baseURL,
    }) => {
      await page.setViewportSize(viewport);
      await chooseLanguage(page, language, String(baseURL));
      await page.goto('/');
      const welcome = page.locator('section', { has: page.getByRole('heading', { name: t.welcome }) });
      const texts = await welcome
        .locator('[lang] > :not(span)')
        .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent?.trim() ?? ''));
      const characters = texts.join('\n').replace(/…$/, '').length;
      expect(characters).toBeGreaterThan(1038 * 0.95);
      expect(characters).toBeLessThanOrEqual(1038);
      const more = welcome.getByRole('link', { name: t.more, exact: true });
      await expect(more).toBeVisible();
      const opinions = page.locator('section', { has: page.getByRole('heading', { name: t.opinions }) });
      await expect(opinions.getByText(t.soon, { exact: true })).toBeVisible();
      await more.click();
      await expect(page).toHaveURL('/mission-vision?welcome#welcome-rest');

      for (const path of ['/faqs', '/mission-vision']) {
        await page.goto(path);
        await untilAlive(page);
        const other = language === 'en' ? 'bn' : 'en';
        const inPage = page.locator(`main a[href^="/language?to=${other}"]`);
        expect((await inPage.locator('..').innerText()).replace(/\s/g, '')).toBe(t.languages);
        await inPage.click();
        await expect(page.locator('html')).toHaveAttribute('lang', other);
        await page.locator(`main a[href^="/language?to=${language}"]`).click();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      }
      await page.goto('/register');
      for (const one of [t.male, t.female]) await expect(page.getByText(one, { exact: true })).toBeVisible();
    });

    test(`a member reads the specification’s texts on a ${name}: ${language}`, async ({
      checkedPage: page,
      baseURL,
    }) => {
      const url = String(baseURL);
      await page.setViewportSize(viewport);
      await chooseLanguage(page, language, url);
      await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
      await becomeMember(page.context(), await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' }));
      for (const path of memberPages) {
        await page.goto(path);
        const heading = page.locator('main header').getByText(t.dashboard, { exact: true });
        await expect(heading, path).toBeInViewport();
        expect(await heading.evaluate((one) => getComputedStyle(one).clipPath), path).toBe('none');
        const [small, large] = await Promise.all([heading.boundingBox(), page.locator('#page-heading').boundingBox()]);
        expect(Number(small?.y) + Number(small?.height), path).toBeLessThanOrEqual(
          Number(large?.y) + Number(large?.height),
        );
        if (name === 'desktop')
          expect(await shownIn(page, 'footer nav a'), path).toEqual(expect.arrayContaining(t.footer));
      }

      await page.goto('/dashboard');
      await untilAlive(page);
      const first = page.locator('main a[href^="/matching-profile/SV"]').first();
      if (name === 'phone') {
        // The own card begins at the same height as the first person.
        const top = await first.evaluate((one) => one.closest('li')?.getBoundingClientRect().top);
        expect(top).toBeLessThanOrEqual(260);
        const way = page.locator('main a[href="/dashboard#basic-information"]').first();
        await expect(way).toBeInViewport();
        expect((await way.boundingBox())?.y).toBeLessThan(Number(top));
      }
      // The form of the basic information is one line on this page, until it is opened.
      await expect(page.locator('#name')).toBeHidden();
      await page.locator('main a[href="/dashboard#basic-information"]:visible').first().click();
      await expect(page.getByRole('heading', { name: t.basics })).toBeVisible();
      for (const id of ['#name', '#email', '#phone']) await expect(page.locator(id)).toBeVisible();
      await expect(page.getByRole('radio', { name: t.female })).toBeChecked();

      await page.goto('/update-profile-image');
      await untilAlive(page);
      await expect(page.getByRole('button', { name: t.update, exact: true })).toBeDisabled();

      await page.goto('/health-details');
      await untilAlive(page);
      const alive = page.getByRole('radio', { name: t.alive, exact: true });
      for (const one of [alive.first(), alive.last()]) await expect(one).toBeVisible();
      const years = page.locator('select[id="father.lifeExpectancy"] option');
      expect((await years.allTextContents()).slice(1, 2)).toEqual([t.alive]);
      await expect(years).toHaveCount(135);
    });
  }
}
