import { enterAsMember } from '../support/dashboard.ts';
import { errorOf, formOf, openBasics, storedIn, submitLogin, submitOf } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { inventMember, registerMember } from '../support/member.ts';
import { hold } from '../support/scripts.ts';

const words = {
  en: {
    name: 'Name Required',
    email: 'Email Required',
    saved: 'Saved',
    finish: 'Finish registration',
    shown: 'In Bengali letters this name is shown as: মিতালী ঘোষ',
    unlike: 'Name in Bengali letters: write the same name here, first name and surname, and nothing else.',
    emptied: 'If you leave this empty, we will spell it.',
    inBengali: 'Name in Bengali letters',
    card: 'Mitali Ghosh',
    cardTyped: 'Mitali Ghose',
    inLatin: 'Name in English letters',
    unlikeLatin: 'Name in English letters: write the same name here, first name and surname, and nothing else.',
  },
  bn: {
    name: 'নাম লিখুন',
    email: 'সঠিক ই-মেল ঠিকানা লিখুন',
    saved: 'সেভ হয়েছে',
    finish: 'নাম লেখানো শেষ করুন',
    shown: 'বাংলা অক্ষরে নামটি দেখানো হয় এভাবে: মিতালী ঘোষ',
    unlike: 'বাংলা অক্ষরে নাম: নাম আর পদবি মিলিয়ে ওই একই নাম লিখুন, আর কিছু নয়।',
    emptied: 'ফাঁকা করে দিলে বানান আমরাই ঠিক করে নেব।',
    inBengali: 'বাংলা অক্ষরে নাম',
    card: 'মিতালি ঘোষ Mitali Ghosh',
    cardTyped: 'Mitali Ghose',
    inLatin: 'ইংরেজি অক্ষরে নাম',
    unlikeLatin: 'ইংরেজি অক্ষরে নাম: নাম আর পদবি মিলিয়ে ওই একই নাম লিখুন, আর কিছু নয়।',
  },
};

for (const language of languages) {
  test(`a member saves name, gender and e-mail, and is offered the second step, in ${language}`, async ({
    checkedPage: page,
    baseURL,
    faults,
  }) => {
    // A spelling that does not match the name is refused.
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
    await expect(page.getByLabel(texts.inBengali)).toHaveValue('মিতালি ঘোষ');
    const card = page.locator('[data-mine] p[translate=no]');
    await expect(card).toHaveText(texts.card);
    await page.locator('#name').fill('Mitali Ghose');
    await page.clock.runFor(1_000);
    await expect(card).toHaveText(texts.cardTyped);

    // Label, hint and error name the script of the current name.
    await page.locator('#name').fill('শম্পা ঘোষ');
    await submitOf(page).click();
    await expect(formOf(page)).toContainText(texts.saved);
    await expect(page.getByLabel(texts.inLatin)).toHaveValue('');
    await page.locator('#name').fill('Mitali Ghosh');
    await spelled.fill('Mitali Dutta');
    await submitOf(page).click();
    await expect(errorOf(page, 'nameSpelled')).toHaveText(texts.unlike);
    await expect(page.getByLabel(texts.inBengali)).toHaveValue('Mitali Dutta');
    await expect(field).toContainText(texts.emptied);
    await expect(field).not.toContainText(texts.inLatin);
    await spelled.fill('মিতালি ঘোষ');
    await submitOf(page).click();
    await expect(formOf(page)).toContainText(texts.saved);
    await page.locator('#name').fill('শম্পা ঘোষ');
    await spelled.fill('Mitali Dutta');
    await submitOf(page).click();
    await expect(errorOf(page, 'nameSpelled')).toHaveText(texts.unlikeLatin);
    await expect(page.getByLabel(texts.inLatin)).toHaveValue('Mitali Dutta');
    await expect(field).not.toContainText(texts.inBengali);

    // A spelling for another name is dropped, and this does not make the form unsaved.
    await page.locator('#name').fill('Shampa Ghosh');
    await spelled.fill('মিতালি ঘোষ');
    await submitOf(page).click();
    await expect(formOf(page)).toContainText(texts.saved);
    await expect(field).toContainText('শম্পা ঘোষ');
    await expect(spelled).toHaveValue('');

    await page.getByRole('link', { name: texts.finish }).click();
    await expect(page).toHaveURL('/register2');
    await expect(formOf(page)).toBeVisible();
  });
}

test('what is typed of the other spelling stays when the page is loaded anew', async ({
  checkedPage: page,
  baseURL,
}) => {
  await enterAsMember(page, String(baseURL));
  await page.goto('/dashboard');
  await openBasics(page);
  const spelled = page.locator('#nameSpelled');
  await page.locator('#name').fill('Mitali Ghosh');
  await spelled.fill('মিতালি ঘোষ');
  const release = await hold(page, /\/api\/showprofile/);
  await submitOf(page).click();
  await expect(formOf(page)).toContainText(words.en.saved);
  await page.locator('#name').fill('Shampa Ghosh');
  await spelled.fill('শম্পা');
  const reloaded = page.waitForResponse(/showprofile/);
  await release();
  await reloaded;
  await expect(page.locator('[data-question]').filter({ has: spelled })).toContainText('মিতালি ঘোষ');
  await expect(spelled).toHaveValue('শম্পা');
  await expect(spelled).toBeFocused();
});

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
