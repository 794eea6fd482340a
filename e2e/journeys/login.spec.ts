import { errorOf, fillLogin, formOf, storedIn, submitOf } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { inventMember, logIn, registerMember } from '../support/member.ts';

const words = {
  en: {
    phone: 'Valid Phone Number Required',
    password: 'Valid Password Required',
    failed: 'Phone number or password is wrong. Please try again.',
    coming: 'Coming Soon...',
    tooMany: 'Too many attempts. Please wait a while and try again.',
  },
  bn: {
    phone: 'সঠিক ফোন নম্বর দিন',
    password: 'সঠিক পাসওয়ার্ড দিন',
    failed: 'ফোন নম্বর বা পাসওয়ার্ড ঠিক নয়। আবার চেষ্টা করুন।',
    coming: 'শিগগিরই আসছে...',
    tooMany: 'অনেকবার চেষ্টা হয়েছে। কিছুক্ষণ পরে আবার চেষ্টা করুন।',
  },
};

for (const language of languages) {
  test(`the login names what is wrong, in ${language}`, async ({ checkedPage: page, baseURL, faults }) => {
    const says = words[language];
    const member = inventMember();
    await registerMember(String(baseURL), member);
    await chooseLanguage(page, language, String(baseURL));
    await page.goto('/login');

    await fillLogin(page, { phone: '98300', password: 'short' });
    await submitOf(page).click();
    const summary = page.getByRole('alert').or(page.locator('main [tabindex="-1"]:has(a[href="#phone"])')).first();
    await expect(summary).toBeFocused();
    await expect(errorOf(page, 'phone')).toHaveText(says.phone);
    await expect(errorOf(page, 'password')).toHaveText(says.password);
    await formOf(page).getByRole('link', { name: says.password }).click();
    await expect(page.locator('#password')).toBeFocused();

    await fillLogin(page, { ...member, password: 'not the password' });
    await submitOf(page).click();
    await expect(formOf(page)).toContainText(says.failed);
    await expect(submitOf(page)).toBeEnabled();

    for (let attempt = 0; attempt < 10; attempt += 1) {
      await logIn(String(baseURL), { ...member, password: 'not the password' }).catch(() => {});
    }
    faults.allow(/429/);
    await submitOf(page).click();
    await expect(formOf(page)).toContainText(says.tooMany);
    await expect(page.locator('#phone')).toHaveValue(member.phone);
    expect(await storedIn(page)).toEqual({ lang: language });
  });

  test(`who forgot the password reads that help is coming, in ${language}`, async ({ checkedPage: page, baseURL }) => {
    await chooseLanguage(page, language, String(baseURL));
    await page.goto('/login');
    const open = page.locator('main button[type=button]:not([aria-controls])').first();
    await open.click();
    await expect(page.getByRole('dialog')).toContainText(words[language].coming);
    await expect(page.getByRole('dialog').locator('a[href^="tel:"]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(open).toBeFocused();
  });
}

test('the dashboard comes two seconds after the login, and the button takes no second press', async ({
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
