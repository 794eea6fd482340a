import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { errorOf } from '../support/forms.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';

const ways = [
  { how: 'with JavaScript', journey: test, inBrowser: true },
  { how: 'over HTTP, without JavaScript', journey: overHttp, inBrowser: false },
];

const sentences = {
  en: {
    name: 'contact name required',
    email: 'contact email required',
    phone: 'contact phone required',
    subject: 'subject required',
    content: 'message required',
    another: 'Write another message',
  },
  bn: {
    name: 'আপনার নাম লিখুন',
    email: 'আপনার সঠিক ই-মেল ঠিকানা লিখুন',
    phone: 'আপনার ফোন নম্বরটি ঠিক করে লিখুন',
    subject: 'কী বিষয়ে লিখছেন, জানান',
    content: 'আপনার কথাটি লিখুন',
    another: 'আর একটি চিঠি লিখুন',
  },
};

const message = {
  name: 'অনন্যা চট্টোপাধ্যায়',
  email: 'ananya@example.org',
  phone: '9830012345',
  subject: 'A question',
  content: 'আমার মেয়ের জন্য সম্বন্ধ খুঁজছি।\nWho may help us? 🙏',
};
/** Returns the letter's form. Another form beside it requests a call. */
const letterOf = (page: Page) => page.locator('main form:has(#content)');
const submitOf = (page: Page) => letterOf(page).locator('button[type=submit]');
const fields = ['name', 'email', 'phone', 'subject', 'content'] as const;

async function fill(page: Page, values: Partial<typeof message>) {
  for (const [name, value] of Object.entries(values)) await page.locator(`#${name}`).fill(value);
}

for (const { how, journey, inBrowser } of ways) {
  journey.describe(how, () => {
    for (const language of languages) {
      journey(`a family writes to the office in ${language}`, async ({ checkedPage: page, faults, baseURL }) => {
        faults.allow(/422/);
        const texts = sentences[language];
        await chooseLanguage(page, language, String(baseURL));
        await page.goto('/contact-us');
        await fill(page, { email: 'no address', phone: '123' });
        await submitOf(page).click();
        for (const name of fields) await expect(errorOf(page, name)).toHaveText(texts[name]);
        await expect(page.locator('#email')).toHaveValue('no address');
        await expectAccessible(page);

        await fill(page, message);
        await submitOf(page).click();
        const form = letterOf(page);
        // The message is visible and focused at the reader's position, not outside the window.
        if (inBrowser) await expect(form.getByRole('status').first()).toBeFocused();
        await expect(form).toContainText(/SB-[A-Z2-9]{4}-[A-Z2-9]{4}/);
        await expect(submitOf(page)).toBeDisabled();

        await page.getByRole('link', { name: texts.another }).click();
        await expect(page.locator('#content')).toHaveValue('');
        await expect(submitOf(page)).toBeEnabled();
      });
    }
  });
}

const called = {
  en: {
    link: 'Ask us to call you',
    hours: 'In the evening',
    ask: 'Please call me',
    wrong: 'This phone number cannot be used',
    done: 'Thank you. Somebody',
  },
  bn: {
    link: 'আমাদের ফোন করতে বলুন',
    hours: 'সন্ধেয়',
    ask: 'আমাকে ফোন করুন',
    wrong: 'এই ফোন নম্বরটি নেওয়া যাচ্ছে না',
    done: 'ধন্যবাদ। অফিস',
  },
};

for (const { how, journey, inBrowser } of ways) {
  journey.describe(how, () => {
    for (const language of languages) {
      journey(
        `somebody who would rather talk asks to be called, in ${language}`,
        async ({ checkedPage: page, faults, baseURL }) => {
          faults.allow(/422/);
          const texts = called[language];
          await chooseLanguage(page, language, String(baseURL));
          await page.goto('/login');
          await page.locator('main').getByRole('link', { name: texts.link }).click();
          const form = page.locator('#call-me form');
          await expect(page).toHaveURL('/contact-us#call-me');
          if (inBrowser) await expect(form).toBeInViewport();
          await form.getByRole('textbox').first().fill('98300');
          await form.getByRole('radio', { name: texts.hours }).check();
          await form.getByRole('button', { name: texts.ask }).click();
          await expect(form).toContainText(texts.wrong);
          // The letter's form beside it has not been submitted.
          await expect(errorOf(page, 'content')).toHaveText('');
          await expect(form.getByRole('radio', { name: texts.hours })).toBeChecked();
          await form.getByRole('textbox').first().fill('৯৮৩০০ ১২৩৪৫');
          await form.getByRole('button', { name: texts.ask }).click();
          await expect(page.locator('#call-me').getByRole('status')).toContainText(texts.done);
          await expectAccessible(page);
        },
      );
    }
  });
}

test('one tap calls or writes to the helplines', async ({ checkedPage: page }) => {
  await page.goto('/contact-us');
  await expect(page.locator('main a[href^="tel:+91"]').first()).toHaveText(/^\+91 \d{10}$/);
  await expect(page.locator('main a[href^="mailto:"]:visible').first()).toHaveText(/@/);
});
