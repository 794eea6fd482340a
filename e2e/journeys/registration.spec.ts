import { formMessages } from '#contract/form-messages.ts';
import { errorOf, fillStep1, fillStep2, formOf, household, passwordIn, storedIn, submitOf } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { inventMember } from '../support/member.ts';

const step1Sentences = {
  name: { en: 'Full Name Required', bn: 'পুরো নাম লিখুন' },
  gender: { en: 'User Gender Required', bn: 'পাত্র না পাত্রী, বেছে নিন' },
  phone: { en: 'User Phone Required', bn: 'পুরো ফোন নম্বরটি লিখুন, দশটি সংখ্যা' },
  password: { en: 'Minimum 6-characters password Required', bn: 'পাসওয়ার্ড অন্তত ৬ অক্ষরের হতে হবে' },
};

const step2Sentences = {
  addressLine1: {
    en: 'Street Name/Street Number/Flat Number/House Number Required',
    bn: 'বাড়ি বা ফ্ল্যাটের নম্বর আর রাস্তার নাম লিখুন',
  },
  city: { en: 'City Required', bn: 'শহর বা গ্রামের নাম লিখুন' },
  country: { en: 'Country Required', bn: 'দেশ বেছে নিন' },
  state: { en: 'State Required', bn: 'রাজ্য বেছে নিন' },
  pincode: { en: 'Pincode Required', bn: 'পিনকোড লিখুন' },
  birthDate: { en: 'Date of birth Required', bn: 'জন্মতারিখ লিখুন' },
  heightCm: { en: 'Height Required', bn: 'উচ্চতা লিখুন' },
  weightKg: { en: 'Weight Required', bn: 'ওজন লিখুন' },
  religion: { en: 'Religion Required', bn: 'ধর্ম বেছে নিন' },
  community: { en: 'Community Required', bn: 'শ্রেণি বেছে নিন' },
  fatherName: { en: 'Father Name Required', bn: 'বাবার নাম লিখুন' },
  motherName: { en: 'Mother Name Required', bn: 'মায়ের নাম লিখুন' },
};

const guessable = { en: 'Others could guess this password', bn: 'অন্য কেউ আন্দাজ করে ফেলতে পারেন' };
const differ = { en: "Both Password doesn't match", bn: 'দুটি পাসওয়ার্ড মিলছে না' };

for (const language of languages) {
  test(`both steps list everything that is missing, in ${language}`, async ({ checkedPage: page, baseURL }) => {
    const member = inventMember();
    await chooseLanguage(page, language, String(baseURL));
    await page.clock.install();
    await page.goto('/register');
    await submitOf(page).click();
    const summary = page.locator('main [tabindex="-1"]:has(a[href="#name"])').last();
    await expect(summary).toBeFocused();
    await expect(page.locator('#name')).toBeInViewport();
    for (const [field, sentence] of Object.entries(step1Sentences)) {
      await expect(errorOf(page, field)).toHaveText(sentence[language]);
      await summary.locator(`a[href="#${field}"]`).click();
      await expect(page.locator(`#${field}`)).toBeFocused();
    }
    await fillStep1(page, member);
    const weak = page.locator('#password-hint', { hasText: guessable[language] });
    await expect(weak).toBeHidden();
    await page.locator('#password').fill(`my ${member.phone}`);
    await expect(weak).toBeVisible();
    await page.locator('#password').fill(member.password);
    // A visible password is typed once. A masked password is typed twice.
    await expect(page.locator('#confirmation')).toHaveCount(0);
    await page.locator('[aria-controls=password]').click();
    await page.locator('#confirmation').fill('another one');
    await submitOf(page).click();
    await expect(errorOf(page, 'confirmation')).toHaveText(differ[language]);
    await page.locator('#confirmation').fill(member.password);
    await submitOf(page).click();
    await expect.poll(() => passwordIn(page)).toBe(member.password);
    await page.clock.fastForward(2_000);

    await page.waitForURL('/register2');
    await page.locator('#country').selectOption('');
    await submitOf(page).click();
    for (const [field, sentence] of Object.entries(step2Sentences)) {
      await expect(errorOf(page, field)).toHaveText(sentence[language]);
    }
    await expect(page.locator('main [tabindex="-1"]:has(a[href="#city"])').last()).toBeFocused();
    await page.locator('main a[href="#motherName"]').click();
    await expect(page.locator('#motherName')).toBeInViewport();
  });
}

test('an Indian mobile becomes ten digits when typed or pasted, and a possible foreign number needs a country', async ({
  checkedPage: page,
}) => {
  await page.goto('/register');
  const phone = page.locator('#phone');
  await expect(phone).not.toHaveAttribute('maxlength');
  await expect(phone).toBeEditable();
  await page.waitForLoadState('networkidle');
  for (const [typed, kept] of Object.entries({
    '+91 98300 12345': '9830012345',
    '09830012345': '09830012345',
    '৯৮৩০০১২৩৪৫': '9830012345',
    '98300123456789': '98300123456789',
    '983002222222': '983002222222',
    '(201) 555-0123': '(201) 555-0123',
  })) {
    await phone.fill('');
    await phone.pressSequentially(typed);
    await expect(phone, `${typed} typed`).toHaveValue(kept);
    await phone.fill(typed);
    await expect(phone, `${typed} pasted`).toHaveValue(kept);
  }
  for (const typed of ['(201) 555-0123', '2015550123', '983002222222', '০১৭১১২২৩৩৪৪']) {
    await phone.fill(typed);
    await submitOf(page).click();
    await expect(errorOf(page, 'phone'), typed).toHaveText(formMessages.phoneNeedsCountry);
    await expect(phone).toHaveValue(typed);
  }
  await phone.fill('9830012345');
  await submitOf(page).click();
  await expect(errorOf(page, 'phone')).toBeEmpty();
});

test('Bengali digits are digits, and the states follow the country', async ({ checkedPage: page, faults }) => {
  faults.allow(/422/);
  await page.goto('/register');
  await fillStep1(page, inventMember());
  await submitOf(page).click();
  await page.waitForURL('/register2');
  await fillStep2(page);

  const states = page.locator('#state option');
  await page.locator('#country').selectOption({ label: 'Bangladesh' });
  await expect(states.filter({ hasText: 'Dhaka' })).toHaveCount(1);
  await expect(states.filter({ hasText: 'West Bengal' })).toHaveCount(0);
  await expect(page.locator('#state')).toHaveValue('');
  await page.locator('#country').selectOption({ label: 'India' });
  await expect(states.filter({ hasText: 'West Bengal' })).toHaveCount(1);
  await page.locator('#state').selectOption({ label: household.state });

  await page.locator('#pincode').fill('৭০০০২৯');
  await page.locator('#heightCm').fill('১৬০');
  await page.locator('#weightKg').fill('৫২.৫');
  await submitOf(page).click();
  await page.waitForURL('/thankyou');
});

test('typed values survive a change of language and a reload', async ({ checkedPage: page }) => {
  await page.goto('/register');
  await fillStep1(page, inventMember());
  await submitOf(page).click();
  await page.waitForURL('/register2');
  await fillStep2(page);
  await page.locator('#country').selectOption({ label: 'Bangladesh' });
  await page.locator('#state').selectOption({ label: 'Dhaka' });
  const typed = () => formOf(page).evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
  const before = await typed();

  await page.locator('a[hreflang=bn]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  expect((await storedIn(page)).lang).toBe('bn');
  expect(await typed()).toEqual(before);
  for (const turn of ['first', 'second']) {
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect.poll(typed, `${turn} reload`).toEqual(before);
  }
});

test('the thank-you page survives cleared storage, copies and prints, and is gone after a reload', async ({
  checkedPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.body.classList.add('printed');
  });
  const member = inventMember();
  await page.clock.install();
  await page.goto('/register');
  await fillStep1(page, member);
  await submitOf(page).click();
  await expect.poll(() => passwordIn(page)).toBe(member.password);
  await page.clock.fastForward(2_000);
  await page.waitForURL('/register2');
  await fillStep2(page);
  await submitOf(page).click();
  await expect.poll(() => storedIn(page)).not.toHaveProperty('userregstep');
  await page.clock.fastForward(2_000);
  await page.waitForURL('/thankyou');
  const facts = page.locator('main');
  await expect(facts).toContainText(member.password);
  await expect(facts.getByRole('link', { name: 'Log in and confirm your phone' })).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect.poll(() => storedIn(page)).toEqual({});
  expect(await passwordIn(page)).toBeNull();
  for (const fact of [member.phone, member.password]) await expect(facts).toContainText(fact);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(member.password);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveClass('printed');
  await expect(page).toHaveURL('/thankyou');

  await page.reload();
  await expect(page).toHaveURL('/login');
});

test('the consent links to the privacy policy', async ({ checkedPage: page }) => {
  await page.goto('/register');
  await formOf(page).locator('a[href="/privacy-policy"]:visible').first().click();
  await expect(page).toHaveURL('/privacy-policy');
});
