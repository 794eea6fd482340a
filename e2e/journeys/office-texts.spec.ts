import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { todayInIndia } from '#contract/india-day.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { enterAsStaff } from '../support/office.ts';

const MOMENT_MS = 100;

/**
 * Presses a key that moves the cursor, and waits. Browsers report the cursor's position a moment later, and real users
 * type more slowly.
 */
async function moveBy(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), MOMENT_MS);
}

/** Writes a paragraph before all other paragraphs. */
async function writeFirst(page: Page, box: Locator, words: string): Promise<void> {
  await box.click();
  await moveBy(page, 'Control+Home');
  await page.keyboard.insertText(words);
  await page.keyboard.press('Enter');
}

test('an editor changes the Bengali welcome, previews it, publishes it, and reverts it; a banner is added and removed', async ({
  checkedPage: page,
  baseURL,
  browser,
}) => {
  const url = String(baseURL);
  await enterAsStaff(page, 'editor@trust.example', 'editor,administrator');
  await chooseLanguage(page, 'bn', url);
  await page.goto('/office/texts');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'স্বাগত, প্রথম পাতায়' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('স্বাগত, প্রথম পাতায়');
  const bengali = page
    .locator('section')
    .filter({ has: page.locator('h2[lang=bn]') })
    .filter({ has: page.getByRole('toolbar') });
  const box = bengali.getByRole('textbox', { name: 'লেখাটি' });
  const words = 'শরৎ এসে গেছে, পুজোর শুভেচ্ছা রইল।';
  await writeFirst(page, box, words);
  await bengali.getByRole('button', { name: 'আগে দেখে নিন' }).click();
  const preview = page.locator('section').filter({ hasText: 'এমন দেখাবে' }).last();
  await expect(preview).toContainText(words);
  await expectAccessible(page);

  const visitor = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
  const other = await visitor.newPage();
  await other.goto('/language?to=bn&back=/');
  await expect(other.getByText(words)).toHaveCount(0);
  await bengali.getByRole('button', { name: 'প্রকাশ করুন' }).click();
  await expect(page.getByText('সেভ হয়েছে').first()).toBeVisible();
  // Visitors' pages are cached for a moment.
  await expect(async () => {
    await other.goto('/');
    await expect(other.getByText(words)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await bengali.locator('summary').nth(1).click();
  await expect(bengali.locator('ins')).toContainText(words);
  await expectAccessible(page);
  await bengali.getByRole('button', { name: 'শেষ বদলটি ফিরিয়ে নিন' }).click();
  await expect(box).not.toContainText(words);

  await page.goto('/office/lists/banners');
  await page
    .getByLabel('ছবি', { exact: false })
    .first()
    .setInputFiles({
      name: 'banner.jpg',
      mimeType: 'image/jpeg',
      buffer: await makeJpeg(800, 400),
    });
  await page.getByLabel('ছবিতে কী আছে, ইংরেজিতে').fill('A lamp is lit');
  await page.getByLabel('ছবিতে কী আছে, বাংলায়').fill('প্রদীপ জ্বালা হচ্ছে');
  await page.getByRole('button', { name: 'যোগ করুন' }).click();
  await page.getByRole('button', { name: 'দেখান', exact: true }).click();
  await expect(page.getByText('সাইটে দেখা যাচ্ছে')).toBeVisible();
  await expectAccessible(page);
  await expect(async () => {
    await other.goto('/');
    await expect(other.getByAltText('প্রদীপ জ্বালা হচ্ছে')).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: 'সরিয়ে দিন' }).click();
  await expect(page.getByText('এখনও কিছু নেই')).toBeVisible();
  await visitor.close();

  for (const room of ['', '/lists/faqs', '/lists/stories', '/power-link', '/system']) {
    await page.goto(`/office${room}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/trust-figures');
  await expect(page.getByRole('heading', { level: 1, name: 'আমরা কতটা কাজ করেছি' })).toBeVisible();
  await expectAccessible(page);
});

/** HTML as Word puts it on the clipboard. */
const PASTED = `<html><body><p class=MsoNormal style='color:red'><b>Closed</b> in Puja week<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Monday</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Tuesday</p></body></html>`;

test('an editor writes a heading, a list and a link by keyboard, pastes from Word, keeps a draft, chooses a day, and publishes', async ({
  checkedPage: page,
  baseURL,
  browser,
}) => {
  await enterAsStaff(page, `writer-${randomInt(1_000_000)}@trust.example`, 'editor');
  await chooseLanguage(page, 'en', String(baseURL));
  await page.goto('/office/texts/office-hours');
  const english = page
    .locator('section')
    .filter({ has: page.locator('h2[lang=en]') })
    .filter({ has: page.getByRole('toolbar') });
  const box = english.getByRole('textbox', { name: 'The text' });
  const press = (name: string) => english.getByRole('button', { name, exact: true }).click();
  await box.click();
  await moveBy(page, 'Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('Puja holidays');
  await press('Heading');
  await expect(english.getByRole('button', { name: 'Heading', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await moveBy(page, 'End');
  await page.keyboard.press('Enter');
  // Shortcuts as in a word processor: a dash and a blank begin a list, Ctrl and B is bold, an empty entry ends the
  // list.
  await page.keyboard.type('- ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Letters');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' are read');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Calls are not');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Read our questions');
  await moveBy(page, 'Shift+Home');
  await page.keyboard.press('Control+k');
  await english.getByLabel('Where the link goes').fill('our questions');
  await page.keyboard.press('Enter');
  await expect(english.getByText('This is not an address')).toBeVisible();
  await expectAccessible(page);
  await english.getByLabel('Where the link goes').fill('/faqs');
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await moveBy(page, 'Control+End');
  await page.keyboard.press('Enter');
  await box.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, PASTED);
  await expect(box.locator('ul')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(box).not.toBeFocused();

  await press('Save as a draft');
  await expect(page.getByText('Saved as a draft. Visitors do not see it.')).toBeVisible();
  await expect(english.getByText(/^Draft · saved on/)).toBeVisible();
  await expectAccessible(page);
  const visitor = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: false });
  const other = await visitor.newPage();
  await other.goto('/language?to=en&back=/contact-us');
  await expect(other.getByText('Calls are not')).toHaveCount(0);
  await page.goto('/office/texts');
  await page.getByRole('link', { name: 'When the office answers and calls (English)' }).first().click();
  await expect(box).toContainText('Calls are not');

  const day = english.getByLabel('Day of publication');
  await day.fill(todayInIndia());
  await press('Publish');
  await expect(english.getByText('Please choose a day from tomorrow on', { exact: false })).toBeVisible();
  await day.fill(todayInIndia(Date.now() + 3 * 86_400_000));
  await press('Publish');
  await expect(page.getByText('Saved. It will be published when that day begins', { exact: false })).toBeVisible();
  await expect(english.getByText('at midnight', { exact: false }).first()).toBeVisible();
  await day.fill('');
  await press('Publish');
  await expect(page.getByText('Saved').first()).toBeVisible();
  await expect(english.getByText(/^Draft · saved on/)).toHaveCount(0);
  await expect(async () => {
    await other.goto('/contact-us');
    await expect(other.getByRole('heading', { name: 'Puja holidays' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(other.locator('li strong', { hasText: 'Letters' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Read our questions' })).toHaveAttribute('href', '/faqs');
  await expect(other.locator('p strong', { hasText: 'Closed' })).toBeVisible();
  await expect(other.locator('li', { hasText: /^Tuesday$/ })).toBeVisible();
  await expect(other.locator('main [style], main .MsoNormal')).toHaveCount(0);
  await visitor.close();

  // A question is added with its answers beside each other. Afterwards the form is empty and confirms it beside its
  // button.
  await page.goto('/office/lists/faqs');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Add', exact: true }) });
  await form.getByLabel('What it is about').selectOption({ index: 1 });
  await form.getByLabel('Question in English').fill('Is the office open in Puja week?');
  await form.getByLabel('Question in Bengali').fill('পুজোর সপ্তাহে অফিস খোলা?');
  for (const [name, words] of [
    ['Answer in English', 'No, from Monday on.'],
    ['Answer in Bengali', 'না, সোমবার থেকে বন্ধ।'],
  ] as const) {
    await form.getByRole('textbox', { name }).click();
    await page.keyboard.insertText(words);
  }
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Saved').last()).toBeInViewport();
  await expect(form.getByRole('textbox', { name: 'Answer in English' })).toHaveText('');
  await expect(form.getByLabel('Question in English')).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Is the office open in Puja week?' })).toHaveCount(1);
});

test('without JavaScript a text is written in a plain field, kept as a draft and published', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: false });
  const page = await context.newPage();
  await enterAsStaff(page, `plain-${randomInt(1_000_000)}@trust.example`, 'editor');
  await page.goto('/language?to=en&back=/office/texts/proverb');
  const english = page
    .locator('section')
    .filter({ has: page.locator('h2[lang=en]') })
    .first();
  await english.getByLabel('The text').fill('One line.\n\nAnother.');
  await english.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page.getByText('Saved as a draft.', { exact: false })).toBeVisible();
  await expect(english.getByLabel('The text')).toHaveValue('<p>One line.</p>\n<p>Another.</p>');
  await english.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(english.getByLabel('The text')).not.toHaveValue(/Another/);
  await context.close();
});
