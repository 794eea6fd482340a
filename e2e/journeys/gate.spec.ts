import { expectAccessible, expectNoSideways } from '../support/accessible.ts';
import { expect, overHttp } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { ask, becomeMember, callAbout, makeShownMember } from '../support/meeting.ts';

const words = {
  en: {
    tick: 'Also list separately the families who do not meet our wish for age, religion or marital status',
    save: 'Save',
    asks: '5 of the families waiting do not meet your wish',
    apart: 'List them separately',
    done: 'Done. You will find them under “Others who wrote”',
    others: 'Others who wrote (5)',
    missed: 'Your wishes that they do not meet: religion.',
    how: 'How your list is made',
    never: 'What never counts',
  },
  bn: {
    tick: 'বয়স, ধর্ম বা বৈবাহিক অবস্থা যেমন চাই তেমন না হলে সেই পরিবারকেও আলাদা রাখুন',
    save: 'সেভ করুন',
    asks: '৫টি পরিবারের পাত্রীর বয়স, ধর্ম বা বৈবাহিক অবস্থা',
    apart: 'আলাদা রাখুন',
    done: 'আলাদা রাখা হল।',
    others: 'আর যাঁরা আগ্রহ জানিয়েছেন (৫)',
    missed: 'আপনারা যা চেয়েছেন, তার মধ্যে মেলে না: ধর্ম।',
    how: 'তালিকায় কে আগে, কে পরে',
    never: 'কী কখনও দেখা হয় না',
  },
};

overHttp.describe('over HTTP, without JavaScript', () => {
  for (const language of languages)
    overHttp(
      `who misses three wishes is set apart in one tap, and by a tick among the wishes, in ${language}`,
      async ({ page, baseURL: url = '' }) => {
        const t = words[language];
        await chooseLanguage(page, language, url);
        const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
        await ask(bride, 'updatewishes', { pid: bride.pid, religionids: '1', religionstrength: 'Wish' });
        for (const name of ['Amit Dutta', 'Bimal Sen', 'Chandan Das', 'Debu Pal', 'Gopal Roy']) {
          const groom = await makeShownMember(url, { name, gender: 'Male' }, { religion: '2' });
          await callAbout(groom, 'sendintroduction', bride, { note: '' });
        }
        await becomeMember(page.context(), bride);
        await page.goto('/matching-profile/inbox');
        await expect(page.getByText(t.asks)).toBeVisible();
        await page.getByRole('button', { name: t.apart }).click();
        await expect(page.locator('main [role=status]', { hasText: t.done })).toBeVisible();
        await page.locator('summary', { hasText: t.others }).click();
        await expect(page.getByText(t.missed)).toHaveCount(5);
        await expectAccessible(page);

        await page.goto('/matching-profile/wishes');
        const tick = page.getByLabel(t.tick);
        await expect(tick).toBeChecked();
        await tick.uncheck();
        await page.getByRole('button', { name: t.save }).first().click();
        await expect(tick).not.toBeChecked();
        await expectAccessible(page);
        await page.goto('/matching-profile/inbox');
        await expect(page.getByText(t.asks)).toBeVisible();
      },
    );
});

for (const language of languages)
  overHttp(
    `over HTTP, why somebody comes first is said in words, in ${language}`,
    async ({ page, baseURL: url = '' }) => {
      const t = words[language];
      await chooseLanguage(page, language, url);
      await page.goto('/sitemap');
      await page.getByRole('link', { name: t.how }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: t.how })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: t.never })).toBeVisible();
      await expectAccessible(page);
      await expectNoSideways(page);
    },
  );
