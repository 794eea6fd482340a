import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessible.ts';
import { submitLogin, submitOf } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { inventMember, registerMember } from '../support/member.ts';

const words = {
  en: {
    download: 'Download everything',
    leave: 'Delete my profile',
    hidden: 'Your Profile Is Hidden',
    keep: 'Keep my profile',
  },
  bn: {
    download: 'সব নামিয়ে নিন',
    leave: 'আমার প্রোফাইল মুছে দিন',
    hidden: 'আপনার প্রোফাইল এখন আড়ালে',
    keep: 'প্রোফাইলটি রেখে দিন',
  },
};

for (const language of languages) {
  test(`a member downloads their data, deletes the profile, and cancels the deletion, in ${language}`, async ({
    checkedPage: page,
    baseURL,
  }) => {
    const texts = words[language];
    const member = inventMember();
    const pid = await registerMember(String(baseURL), member);
    await chooseLanguage(page, language, String(baseURL));
    await submitLogin(page, member);
    await page.waitForURL('/dashboard');

    await page.goto('/change-password');
    await expect(page.getByRole('link', { name: texts.leave })).toBeHidden();
    await page.locator('#my-data > summary').click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: texts.download }).click();
    const file = await readFile(await (await downloading).path());
    expect(file.includes(pid)).toBe(true);

    await page.getByRole('link', { name: texts.leave }).click();
    await page.waitForURL('/delete-profile');
    await page.locator('#password').fill(member.password);
    await submitOf(page).click();
    await page.waitForURL(/\/deletion-asked/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.hidden);
    await expect(page.locator('main')).toContainText(/SB-\w{4}-\w{4}/);
    await expectAccessible(page);

    await submitLogin(page, member);
    await page.getByLabel(texts.keep).check();
    await expectAccessible(page);
    await submitOf(page).click();
    await page.waitForURL('/dashboard');
  });
}
