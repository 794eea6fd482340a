import { errorOf, formOf, storedIn, submitLogin, submitOf } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { inventMember, registerMember } from '../support/member.ts';

const words = {
  en: {
    name: 'Name Required',
    email: 'Email Required',
    saved: 'Saved',
    finish: 'Finish registration',
    shown: 'In Bengali letters this name is shown as: মিতালী ঘোষ',
    unlike: 'Name in Bengali letters: write the same name here, first name and surname, and nothing else.',
    emptied: 'If you leave this empty, we will spell it.',
  },
  bn: {
    name: 'নাম লিখুন',
    email: 'সঠিক ই-মেল ঠিকানা লিখুন',
    saved: 'সেভ হয়েছে',
    finish: 'নাম লেখানো শেষ করুন',
    shown: 'বাংলা অক্ষরে নামটি দেখানো হয় এভাবে: মিতালী ঘোষ',
    unlike: 'বাংলা অক্ষরে নাম: নাম আর পদবি মিলিয়ে ওই একই নাম লিখুন, আর কিছু নয়।',
    emptied: 'ফাঁকা করে দিলে বানান আমরাই ঠিক করে নেব।',
  },
};

for (const language of languages) {
  test(`a member saves name, gender and e-mail, and is offered the second step, in ${language}`, async ({
    checkedPage: page,
    baseURL,
    faults,
  }) => {
    // A spelling that is not of the name is refused.
    faults.allow(/422/);
    const texts = words[language];
    const member = inventMember();
    const pid = await registerMember(String(baseURL), member);
    await chooseLanguage(page, language, String(baseURL));
    await page.clock.install();
    await submitLogin(page, member);
    await expect.poll(() => storedIn(page)).toHaveProperty('pid', pid);
    await page.clock.fastForward(2_000);
    await page.waitForURL('/dashboard');

    await page.locator('#name').fill('   ');
    await page.locator('#email').fill('not an address');
    await submitOf(page).click();
    await expect(errorOf(page, 'name')).toHaveText(texts.name);
    await expect(errorOf(page, 'email')).toHaveText(texts.email);
    await formOf(page).getByRole('link', { name: texts.email }).click();
    await expect(page.locator('#email')).toBeFocused();

    await page.locator('#name').fill('Mitali Ghosh');
    await page.locator('#email').fill('');
    await page.locator('[name=gender][value=Male]').check();
    await submitOf(page).click();
    await expect(formOf(page)).toContainText(texts.saved);
    await page.locator('#email').fill('mitali@example.org');
    await submitOf(page).click();
    await expect(page.locator('#email')).not.toBeEditable();
    await page.reload();
    await expect(page.locator('#name')).toHaveValue('Mitali Ghosh');
    await expect(page.locator('#email')).toHaveValue('mitali@example.org');
    await expect(page.locator('[name=gender][value=Male]')).toBeChecked();
    await expect(page.locator('#phone')).toHaveValue(member.phone);

    const spelled = page.locator('#nameSpelled');
    const field = page.locator('[data-question]').filter({ has: spelled });
    await expect(field).toContainText(texts.shown);
    await spelled.fill('মিতালি দত্ত');
    await submitOf(page).click();
    await expect(errorOf(page, 'nameSpelled')).toHaveText(texts.unlike);
    await expect(spelled).toHaveValue('মিতালি দত্ত');
    await spelled.fill('মিতালি ঘোষ');
    await submitOf(page).click();
    await expect(field).toContainText(texts.emptied);
    await page.reload();
    await expect(spelled).toHaveValue('মিতালি ঘোষ');
    await page.locator('#name').fill('Shampa Ghosh');
    await submitOf(page).click();
    await expect(formOf(page)).toContainText(texts.saved);
    await expect(field).toContainText('শম্পা ঘোষ');
    await expect(spelled).toHaveValue('');

    await page.getByRole('link', { name: texts.finish }).click();
    await expect(page).toHaveURL('/register2');
    await expect(formOf(page)).toBeVisible();
  });
}

test('nothing typed is lost if the session was ended elsewhere', async ({
  checkedPage: page,
  baseURL,
  context,
  faults,
}) => {
  faults.allow(/401/);
  const member = inventMember();
  await registerMember(String(baseURL), member);
  await submitLogin(page, member);
  await page.waitForURL('/dashboard');
  await page.locator('#name').fill('Typed before the session ended');
  await context.clearCookies({ name: 'session' });
  await submitOf(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.locator('[name=phone]').fill(member.phone);
  await dialog.locator('[name=password]').fill(member.password);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
  await submitOf(page).click();
  await expect(formOf(page)).toContainText(words.en.saved);
  await expect(page.locator('#name')).toHaveValue('Typed before the session ended');
});
