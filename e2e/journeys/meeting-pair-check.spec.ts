import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { ask, becomeMember, callAbout, makeAcceptedPair } from '../support/meeting.ts';
import { letResultCount, speakWith } from '../support/results.ts';

const words = {
  en: {
    saved: 'Saved',
    agree: 'I agree to this',
    notYet: 'our office has spoken with both of you',
    countsFrom: 'seven days after it was entered',
    waiting: 'The answer will come once they agree too',
    answer: 'Both of you have recorded a laboratory result that is clear.',
    revoke: 'Withdraw my consent',
    locked: 'your result cannot be changed until',
  },
  bn: {
    saved: 'সেভ হয়েছে',
    agree: 'আমি এতে রাজি',
    notYet: 'আমাদের অফিস দুজনের সঙ্গেই কথা বলে নিলে',
    countsFrom: 'সাত দিন পর থেকে',
    waiting: 'তাঁরাও সম্মতি দিলে উত্তর আসবে',
    answer: 'আপনারা দুজনেই লিখেছেন, পরীক্ষাগারের রিপোর্টে আপনারা বাহক নন।',
    revoke: 'সম্মতি ফিরিয়ে নিন',
    locked: 'পর্যন্ত ফল বদলানো যাবে না',
  },
};

for (const language of languages) {
  test(`a pair check is agreed to, answered and withdrawn in ${language}`, async ({ checkedPage: page, baseURL }) => {
    const url = String(baseURL);
    const t = words[language];
    const { bride, groom } = await makeAcceptedPair(url);
    await ask(groom, 'updatehaemoglobin', { pid: groom.pid, status: 'clear', testedon: '2025-03-01' });
    await letResultCount(groom.pid);
    await becomeMember(page.context(), bride);
    await chooseLanguage(page, language, url);

    await page.goto(`/matching-profile/${groom.pid}`);
    await expect(page.getByRole('button', { name: t.agree })).toHaveCount(0);
    await page.locator('#pair-check a[href*=haemoglobin]').click();
    await page.locator('#result-status').selectOption('clear');
    await page.locator('#result-testedOn').fill('2025-04-02');
    await page.locator('[value=result]').click();
    await expect(page.locator('main [role=status]', { hasText: t.saved })).toBeVisible();

    // A result from today does not count yet, and the page shows this before the check is used up.
    await page.goto(`/matching-profile/${groom.pid}`);
    await expect(page.locator('#pair-check')).toContainText(t.countsFrom);
    await expect(page.getByRole('button', { name: t.agree })).toHaveCount(0);
    await expect(page.locator('#pair-check')).toContainText(t.notYet);
    await letResultCount(bride.pid);
    for (const one of [bride, groom]) await speakWith(one);
    await page.reload();
    for (const part of PAIR_CHECK_CONSENT[language].split('\n'))
      await expect(page.locator('#pair-check')).toContainText(part);
    await page.getByRole('button', { name: t.agree }).click();
    await expect(page.locator('#pair-check')).toContainText(t.waiting);
    await callAbout(groom, 'agreetopaircheck', bride, { textversion: PAIR_CHECK_CONSENT.version, lang: 'en' });
    await page.reload();
    await expect(page.locator('#pair-check')).toContainText(t.answer);
    await expectAccessible(page);

    await page.goto('/health-details');
    await page.locator('main a[href*=haemoglobin]').click();
    await expect(page.locator('main')).toContainText(t.locked);
    await page.goto(`/matching-profile/${groom.pid}`);
    await page.getByRole('button', { name: t.revoke }).click();
    await expect(page.getByRole('button', { name: t.agree })).toBeVisible();
    await expect(page.locator('#pair-check')).not.toContainText(t.answer);
    expect(await callAbout(groom, 'showpaircheck', bride)).toMatchObject({ answer: '' });
  });
}
