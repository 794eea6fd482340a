import { randomInt } from 'node:crypto';
import { expectAccessible, expectNoSideways } from '../support/accessible.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { becomeMember, callAbout, makeAcceptedPair } from '../support/meeting.ts';
import { enterAsStaff } from '../support/office.ts';

const words = {
  en: {
    decide: 'We have decided on the match',
    back: 'Take this back',
    none: 'Neither of you has said yet that you have decided',
    mine: 'You have said that you have decided',
    theirs: 'The other family has said that you have decided',
    both: 'Both of you have said that you have decided on the match. Until',
    heldOn: 'Day of the wedding',
    district: 'District of the wedding',
    married: 'We are married',
    waits: 'The other family has not told us yet',
    correct: 'Correct the day or district',
  },
  bn: {
    decide: 'আমাদের পাকা কথা হয়েছে',
    back: 'কথাটি ফিরিয়ে নিন',
    none: 'এখনও কেউ জানাননি',
    mine: 'আপনি জানিয়েছেন',
    theirs: 'ওই পরিবার জানিয়েছেন, পাকা কথা হয়েছে। আপনিও',
    both: 'দুজনেই জানিয়েছেন',
    heldOn: 'বিয়ের দিন',
    district: 'কোন জেলায় বিয়ে হয়েছে',
    married: 'আমাদের বিয়ে হয়ে গেছে',
    waits: 'ওই পরিবার বিয়ের খবর এখনও জানাননি',
    correct: 'দিন বা জেলা শুধরে নিন',
  },
} as const;

const press = { decided: { step: 'decided', value: 'Yes' }, back: { step: 'decided', value: '' } };

for (const language of languages) {
  overHttp(
    `over HTTP, two decide, one steps back, and they tell of the wedding, in ${language}`,
    async ({ checkedPage: page, faults, baseURL }) => {
      const url = String(baseURL);
      const t = words[language];
      const { bride, groom } = await makeAcceptedPair(url);
      await callAbout(groom, 'presstogether', bride, press.decided);
      await becomeMember(page.context(), bride);
      await chooseLanguage(page, language, url);
      await page.goto(`/matching-profile/${groom.pid}/together?step=decided`);
      await expect(page.locator('main')).toContainText(t.theirs);
      await expectAccessible(page);
      await page.getByRole('button', { name: t.decide }).click();
      // For a day nothing changes for anybody else.
      await expect(page.locator('main')).toContainText(t.both);
      await page.goto(`/matching-profile/${groom.pid}`);
      await expect(page.locator('main')).toContainText(groom.pid);

      await callAbout(groom, 'presstogether', bride, press.back);
      await page.goto(`/matching-profile/${groom.pid}/together?step=decided`);
      await expect(page.locator('main')).toContainText(t.none);

      await page.goto(`/matching-profile/${groom.pid}/together?step=married`);
      await expectAccessible(page);
      faults.allow(/422/);
      await page.getByLabel(t.heldOn).fill('2099-01-01');
      await page.getByRole('button', { name: t.married }).click();
      await expect(page.locator('main [role=alert]').first()).toBeVisible();
      await page.getByLabel(t.heldOn).fill(new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10));
      await page.getByLabel(t.district).selectOption('101');
      await page.getByRole('button', { name: t.married }).click();
      await expect(page.locator('main')).toContainText(t.waits);
      await expect(page.getByRole('button', { name: t.correct })).toBeVisible();
      await expectNoSideways(page, [320]);
    },
  );
}

test('the office counts a marriage by its certificate, once; what is wrong in the form is said at its fields', async ({
  checkedPage: page,
  baseURL,
  faults,
}) => {
  const { bride, groom } = await makeAcceptedPair(String(baseURL));
  await chooseLanguage(page, 'en', String(baseURL));
  await enterAsStaff(page, `helper-${randomInt(1_000_000)}@trust.example`, 'helper');
  await page.goto('/office/marriages');
  await expect(page.locator('main')).toContainText('There is nobody to ask.');
  await page.getByText('A marriage certificate was shown at the office').click();
  await expectAccessible(page);
  const [one, other, day] = ['Number of one profile', 'Number of the other', 'Day of the wedding'].map((label) =>
    page.getByLabel(label),
  );
  if (!one || !other || !day) throw new Error('no fields');
  faults.allow(/422/);
  await one.fill(bride.pid);
  await other.fill('Ruma');
  await page.getByRole('button', { name: 'Count this marriage' }).click();
  await expect(day).toHaveAccessibleDescription(/./);
  await day.fill('2026-11-20');
  await page.getByRole('button', { name: 'Count this marriage' }).click();
  await expect(other).toHaveAccessibleDescription(/SV/);
  await expect(one).toHaveValue(bride.pid);
  await expect(other).toHaveValue('Ruma');
  await page.getByRole('alert').getByRole('link').first().click();
  await expect(other).toBeFocused();
  await expectAccessible(page);
  await other.fill(groom.pid.toLowerCase());
  await page.getByLabel('District of the wedding').selectOption('101');
  await page.getByRole('button', { name: 'Count this marriage' }).click();
  await expect(page.locator('main [role=status]')).toContainText(
    'This marriage has been counted, once for this couple',
  );
});

overHttp.describe('over HTTP, without JavaScript', () => {
  overHttp(
    'a certificate with a mistake comes back open, with what was typed and what is wrong',
    async ({ checkedPage: page, baseURL, faults }) => {
      faults.allow(/422/);
      await chooseLanguage(page, 'en', String(baseURL));
      await enterAsStaff(page, `helper-${randomInt(1_000_000)}@trust.example`, 'helper');
      await page.goto('/office/marriages');
      await page.getByText('A marriage certificate was shown at the office').click();
      await page.getByLabel('Number of one profile').fill('Ruma');
      await page.getByRole('button', { name: 'Count this marriage' }).click();
      const day = page.getByLabel('Day of the wedding');
      await expect(day).toBeVisible();
      await expect(day).toHaveAccessibleDescription(/./);
      await expect(page.getByLabel('Number of one profile')).toHaveValue('Ruma');
    },
  );

  overHttp('two decide by plain forms', async ({ checkedPage: page, baseURL }) => {
    const { bride, groom } = await makeAcceptedPair(String(baseURL));
    await becomeMember(page.context(), groom);
    await page.goto(`/matching-profile/${bride.pid}/together?step=decided`);
    await page.getByRole('button', { name: words.en.decide }).click();
    await expect(page.locator('main')).toContainText(words.en.mine);
    await page.getByRole('button', { name: words.en.back }).click();
    await expect(page.locator('main')).toContainText(words.en.none);
  });
});
