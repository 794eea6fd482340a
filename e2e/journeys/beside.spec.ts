import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { ask, becomeMember, callAbout, makeShownMember } from '../support/meeting.ts';

const WORDS = {
  en: {
    show: 'Compare side by side',
    differs: 'What differs',
    alike: 'The same for all',
    accepted: /both families have accepted/,
    lost: 'One of these families can no longer be seen here.',
    link: 'Put two or three of them in one table',
    none: 'Save two families first',
  },
  bn: {
    show: 'পাশাপাশি দেখুন',
    differs: 'যেখানে তফাত',
    alike: 'যা সবার এক',
    accepted: /দুই পক্ষই কথা বলতে রাজি/,
    lost: 'এঁদের একজনকে এখন আর এখানে দেখা যাচ্ছে না।',
    link: 'দুই-তিনজনকে এক পাতায় মিলিয়ে দেখুন',
    none: 'আগে দুটি পরিবার পছন্দে রাখুন',
  },
};

for (const language of languages) {
  test(`kept and accepted families stand beside each other in ${language}`, async ({ checkedPage: page, baseURL }) => {
    const url = String(baseURL);
    const words = WORDS[language];
    const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
    const [first, second, third] = [
      await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' }),
      await makeShownMember(url, { name: 'Bimal Sen', gender: 'Male' }),
      await makeShownMember(url, { name: 'Chandan Das', gender: 'Male' }),
    ];
    await ask(first, 'updateprofiledetails', { pid: first.pid, aboutself: '', homedistrictid: '105' });
    await callAbout(bride, 'sendintroduction', first, { note: '' });
    await callAbout(first, 'acceptintroduction', bride);
    await becomeMember(page.context(), bride);
    await chooseLanguage(page, language, url);
    await page.goto('/matching-profile/shortlist?beside=Yes');
    await expect(page.getByText(words.none)).toBeVisible();
    for (const one of [second, third]) await callAbout(bride, 'addtoshortlist', one, { note: 'Uncle knows them' });
    await page.goto('/matching-profile/shortlist');
    await page.getByRole('link', { name: words.link }).click();
    await page.getByRole('checkbox', { name: words.accepted }).check();
    for (const box of (await page.getByRole('checkbox').all()).slice(1)) await box.check();
    await page.getByRole('button', { name: words.show }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await expect(page.getByRole('columnheader').first()).toHaveText(words.accepted);
    for (const heading of [words.differs, words.alike])
      await expect(page.getByRole('rowheader', { name: heading })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Uncle knows them' })).toHaveCount(2);
    await expectAccessible(page);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWide, 'only the table scrolls sideways').toBe(false);
    await callAbout(third, 'blockmember', bride);
    await page.reload();
    await expect(page.getByText(words.lost)).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
}
