import { expectAccessible } from '../support/accessible.ts';
import { printedCode } from '../support/codes.ts';
import { errorOf, fillLogin, formOf, storedIn, submitOf } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { confirmByCode } from '../support/meeting.ts';
import { inventMember, logIn, registerMember } from '../support/member.ts';

const words = {
  en: {
    phone: 'Valid Phone Number Required',
    password: 'Valid Password Required',
    failed: 'Phone number or password is wrong. Please try again.',
    tooMany: 'Too many attempts. Please wait a while and try again.',
  },
  bn: {
    phone: 'সঠিক ফোন নম্বর দিন',
    password: 'সঠিক পাসওয়ার্ড দিন',
    failed: 'ফোন নম্বর বা পাসওয়ার্ড ঠিক নয়। আবার চেষ্টা করুন।',
    tooMany: 'অনেকবার চেষ্টা হয়েছে। কিছুক্ষণ পরে আবার চেষ্টা করুন।',
  },
};

for (const language of languages) {
  test(`the login explains each error, in ${language}`, async ({ checkedPage: page, baseURL, faults }) => {
    const texts = words[language];
    const member = inventMember();
    await registerMember(String(baseURL), member);
    await chooseLanguage(page, language, String(baseURL));
    await page.goto('/login');

    await fillLogin(page, { phone: '98300', password: 'short' });
    await submitOf(page).click();
    const summary = page.getByRole('alert').or(page.locator('main [tabindex="-1"]:has(a[href="#phone"])')).first();
    await expect(summary).toBeFocused();
    await expect(errorOf(page, 'phone')).toHaveText(texts.phone);
    await expect(errorOf(page, 'password')).toHaveText(texts.password);
    await formOf(page).getByRole('link', { name: texts.password }).click();
    await expect(page.locator('#password')).toBeFocused();

    await fillLogin(page, { ...member, password: 'not the password' });
    await submitOf(page).click();
    await expect(formOf(page)).toContainText(texts.failed);
    await expect(submitOf(page)).toBeEnabled();

    for (let attempt = 0; attempt < 10; attempt += 1) {
      await logIn(String(baseURL), { ...member, password: 'not the password' }).catch(() => {});
    }
    faults.allow(/429/);
    await submitOf(page).click();
    await expect(formOf(page)).toContainText(texts.tooMany);
    await expect(page.locator('#phone')).toHaveValue(member.phone);
    expect(await storedIn(page)).toEqual({ lang: language });
  });

  test(`a forgotten password is replaced by a code, in ${language}`, async ({ checkedPage: page, baseURL, faults }) => {
    const member = inventMember();
    const pid = await registerMember(String(baseURL), member);
    const { cookie } = await logIn(String(baseURL), member);
    await confirmByCode({ ...member, pid, cookie, url: String(baseURL) }, 'phone', member.phone);
    await chooseLanguage(page, language, String(baseURL));
    await page.goto('/login');
    const openButton = page.locator('main button[type=button]:not([aria-controls])').first();
    await openButton.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('a[href^="tel:"]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(openButton).toBeFocused();
    await openButton.click();
    await dialog.locator('a[href="/forgot-password"]').click();
    await expectAccessible(page);

    await page.locator('#askReset-contact').fill(member.phone);
    await submitOf(page).click();
    const code = page.locator('#resetByCode-code');
    await expect(code).toBeVisible();
    await expectAccessible(page);
    await code.fill('123');
    await submitOf(page).first().click();
    await expect(page.locator('#resetByCode-code-error')).toBeVisible();
    await code.fill(await printedCode(member.phone, 2));
    await page.locator('#resetByCode-password').fill('kagojer nouka');
    await submitOf(page).first().click();
    await page.locator('main a[href="/login"]').click();
    await fillLogin(page, { ...member, password: 'kagojer nouka' });
    await submitOf(page).click();
    await page.waitForURL('/dashboard');
    faults.allow(/422/);
  });
}

test('the dashboard opens two seconds after the login, and the button can be pressed only once', async ({
  checkedPage: page,
  baseURL,
}) => {
  const member = inventMember();
  await registerMember(String(baseURL), member);
  await page.clock.install({ time: Date.now() });
  await page.goto('/login');
  await fillLogin(page, member);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitOf(page).click();
  await expect(formOf(page)).toContainText('Login successful');
  await expect(submitOf(page)).toBeDisabled();
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL('/login');
  await page.clock.runFor(100);
  await expect(page).toHaveURL('/dashboard');
});
