import { makeJpeg } from '#server/testing/images.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { comeIn } from '../support/office.ts';

test('an editor changes the Bengali welcome, previews it, publishes it, and reverts it; a banner is added and removed', async ({
  checkedPage: page,
  baseURL,
  browser,
}) => {
  const url = String(baseURL);
  await comeIn(page, 'editor@trust.example', 'editor,administrator');
  await chooseLanguage(page, 'bn', url);
  await page.goto('/office/texts');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'স্বাগত, প্রথম পাতায়' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('স্বাগত, প্রথম পাতায়');
  const bengali = page.locator('section[lang=bn]').filter({ has: page.getByRole('textbox') });
  const box = bengali.getByRole('textbox');
  const words = 'শরৎ এসে গেছে, পুজোর শুভেচ্ছা রইল।';
  await box.fill(`<p>${words}</p>${await box.inputValue()}<script>1</script>`);
  await bengali.getByRole('button', { name: 'আগে দেখে নিন' }).click();
  const preview = page.locator('section').filter({ hasText: 'এমন দেখাবে' }).last();
  await expect(preview).toContainText(words);
  await expect(page.getByText('<script>', { exact: true })).toBeVisible();
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
  await expect(box).not.toHaveValue(new RegExp(words));

  await page.goto('/office/lists/banners');
  await page
    .getByLabel('ছবি', { exact: false })
    .first()
    .setInputFiles({
      ...{ name: 'banner.jpg', mimeType: 'image/jpeg' },
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
