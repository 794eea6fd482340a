import { expectAccessible } from '../support/accessible.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { ask, becomeMember, callAbout, makeShownMember } from '../support/meeting.ts';

const words = {
  en: {
    counted: /^\(1\) /,
    read: 'Notices · Shubho Bibaho',
    came: 'Ruma has sent you an interest.',
    answered: 'Ruma sent you an interest, and both families have accepted.',
    accept: 'Accept',
    accepted: 'Amit has accepted. Both families are ready to talk.',
    look: 'See and answer',
    call: 'Call',
    today: 'Today',
  },
  bn: {
    counted: /^\(১\) /,
    read: 'খবর · শুভ বিবাহ',
    came: 'রুমা আগ্রহ জানিয়েছেন।',
    answered: 'রুমা আগ্রহ জানিয়েছিলেন। দুই পক্ষই কথা বলতে রাজি হয়েছেন।',
    accept: 'হ্যাঁ, কথা বলতে রাজি',
    accepted: 'অমিত কথা বলতে রাজি হয়েছেন। এবার দুই পরিবারের কথা হতে পারে।',
    look: 'দেখে উত্তর দিন',
    call: 'ফোন করুন',
    today: 'আজ',
  },
};

for (const language of languages) {
  test(`the other family is notified of an interest, and the sender of its answer, in ${language}`, async ({
    checkedPage: page,
    baseURL,
  }) => {
    const url = String(baseURL);
    const t = words[language];
    const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
    const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
    await callAbout(bride, 'sendintroduction', groom, { note: '' });
    await becomeMember(page.context(), groom);
    await chooseLanguage(page, language, url);
    await page.goto('/matching-profile/shortlist');
    await expect(page).toHaveTitle(t.counted);
    await page.goto('/notices');
    await expect(page).toHaveTitle(t.read);
    await expectAccessible(page);
    await page.getByRole('listitem').filter({ hasText: t.came }).getByRole('link', { name: t.look }).click();
    await expect(page).toHaveURL('/matching-profile/inbox#waiting');
    await expect(page).not.toHaveTitle(/^\(/);
    await page.getByRole('button', { name: t.accept, exact: true }).click();
    await expect(page.getByRole('button', { name: t.accept, exact: true })).toHaveCount(0);
    await expect(page.locator('main')).toContainText('Ruma');
    await page.goto('/notices');
    await page.getByRole('listitem').filter({ hasText: t.answered }).getByRole('button', { name: t.call }).click();
    await expect(page).toHaveURL(`/matching-profile/${bride.pid}#contact`);
    await expect(page.locator('#contact')).toBeInViewport();

    const first = await page.context().browser()?.newContext({ baseURL: url });
    if (!first) throw new Error('no browser');
    const other = await first.newPage();
    await becomeMember(first, bride);
    await chooseLanguage(other, language, url);
    await other.goto('/notices');
    await expect(other.getByRole('heading', { name: t.today, exact: true })).toBeVisible();
    await other.getByRole('listitem').filter({ hasText: t.accepted }).getByRole('button', { name: t.call }).click();
    await expect(other).toHaveURL(`/matching-profile/${groom.pid}#contact`);
    await first.close();
  });
}

overHttp.describe('over HTTP, without JavaScript', () => {
  overHttp('notices can be read, and channels can be chosen', async ({ page, baseURL }) => {
    const url = String(baseURL);
    const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
    const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
    await callAbout(bride, 'sendintroduction', groom, { note: '' });
    await becomeMember(page.context(), groom);
    await page.goto('/matching-profile/shortlist');
    await expect(page).toHaveTitle(words.en.counted);
    await ask(groom, 'updatepassword', { pid: groom.pid, password: groom.password });
    await page.goto('/notices');
    await expect(page.getByRole('listitem').filter({ hasText: words.en.came })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Choose how news reaches you' })).toHaveAttribute(
      'href',
      '/matching-profile/settings?open=channels#channels',
    );
    await page.locator('summary', { hasText: 'That was not me' }).click();
    await expect(page.getByRole('link', { name: 'Change the password' })).toBeVisible();
    await page.goto('/matching-profile/shortlist');
    await expect(page).not.toHaveTitle(words.en.counted);
    await page.goto('/matching-profile/settings?open=channels');
    const sms = page.getByLabel(/^By SMS to/);
    await expect(sms).toBeChecked();
    await sms.uncheck();
    await page.locator('form').filter({ has: sms }).getByRole('button').click();
    await expect(page.getByLabel(/^By SMS to/)).not.toBeChecked();
  });
});
