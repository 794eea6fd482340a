import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { inventMember, registerMember } from '../support/member.ts';

const words = {
  en: {
    name: 'Power Link',
    enterKey: 'Enter Exact Security Key',
    wrongKey: 'Wrong Security Key',
    enterPhone: 'Enter Valid Registered Phone Number',
    wrongPhone: 'Wrong Phone Number',
  },
  bn: {
    name: 'পাওয়ার লিঙ্ক',
    enterKey: 'সঠিক নিরাপত্তা-চাবি লিখুন',
    wrongKey: 'নিরাপত্তা-চাবিটি ঠিক নয়',
    enterPhone: 'যে ফোন নম্বরে নাম লেখানো হয়েছে, সেটি ঠিক করে লিখুন',
    wrongPhone: 'ফোন নম্বরটি ঠিক নয়',
  },
};

for (const language of languages) {
  test(`the office opens a family’s account in ${language}`, async ({
    checkedPage: page,
    faults,
    baseURL,
    powerLinkKey,
  }) => {
    faults.allow(/422/);
    // The Power Link may not read the own card, so home is shown without it.
    faults.allow(/403.*showcard/);
    const texts = words[language];
    const member = inventMember();
    await registerMember(String(baseURL), member);
    await chooseLanguage(page, language, String(baseURL));
    await page.goto('/login');
    await page.getByRole('button', { name: texts.name }).click();
    const dialog = page.getByRole('dialog', { name: texts.name });
    // The staff member may enter a personal code.
    const field = dialog.locator('input').first();
    const attempt = async (typed: string) => {
      await field.fill(typed);
      await field.press('Enter');
    };

    await expect(field).toBeFocused();
    await attempt('12345');
    await expect(dialog).toContainText(texts.enterKey);
    await attempt('not the security key');
    await expect(dialog).toContainText(texts.wrongKey);
    await expectAccessible(page);

    await attempt(powerLinkKey);
    await expect(field).toHaveAttribute('type', 'tel');
    await expect(field).toBeFocused();
    await attempt('98300');
    await expect(dialog).toContainText(texts.enterPhone);
    await attempt(inventMember().phone);
    await expect(dialog).toContainText(texts.wrongPhone);
    await expectAccessible(page);

    await attempt(member.phone);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.locator('main')).toContainText(member.name);
  });
}

test('the dialog closes on Escape and returns the focus', async ({ checkedPage: page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Power Link' });
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});
