import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { becomeMember, makeShownMember } from '../support/meeting.ts';
import { withoutScripts } from '../support/scripts.ts';

test('a family makes and shares a link; a stranger opens and reports it without JavaScript; an ended link is gone', async ({
  checkedPage: page,
  browser,
  baseURL,
}) => {
  const url = String(baseURL);
  const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
  await becomeMember(page.context(), bride);
  await page.goto(`/matching-profile/${bride.pid}`);
  await page.getByRole('link', { name: 'Share my biodata through a link' }).click();
  await expect(page.locator('main article')).not.toContainText('Ghosh');
  await page.getByText('Choose what to show').first().click();
  await page.getByLabel('Surname').check();
  await expect(page.locator('main article')).toContainText('Ruma Ghosh');
  const roots = page.getByLabel(/^Religion, community/);
  await roots.uncheck();
  await expect(page.locator('main article')).not.toContainText('Hindu');
  await roots.check();
  await expect(page.locator('main article')).toContainText('Hindu');
  await page.getByLabel('7', { exact: true }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send my biodata on WhatsApp' }).click();
  const address = await page.getByLabel('Address of the link').inputValue();
  expect(address).toMatch(/\/card\/[\w-]{43}$/);
  const whatsapp = await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
  expect(new URL(String(whatsapp)).searchParams.get('text')).toContain(address);
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await expect(page.locator('main')).toContainText('Nobody has opened it yet.');
  await expectAccessible(page);

  const context = await browser.newContext({ ...withoutScripts, baseURL: url, viewport: page.viewportSize() });
  const stranger = await context.newPage();
  const path = new URL(address).pathname;
  const neutral = await stranger.goto(path);
  expect(neutral?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await expect(stranger).toHaveTitle(/A Biodata for You/);
  expect(await stranger.content()).not.toContain('Ruma');
  await expectAccessible(stranger);
  await stranger.locator('a[hreflang=bn]').click();
  await expect(stranger).toHaveURL(path);
  await stranger.getByRole('button', { name: 'বায়োডাটা খুলুন' }).click();
  await expect(stranger.locator('h1')).toHaveText('রুমা ঘোষ');
  await expect(stranger.locator('main article')).toContainText('Ruma Ghosh');
  await expect(stranger.locator('main')).not.toContainText(bride.phone);
  expect(await stranger.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(stranger);
  await stranger.getByText('এই বায়োডাটা নিয়ে অফিসে অভিযোগ জানান').click();
  await stranger.getByLabel('কী নিয়ে অভিযোগ?').selectOption('money');
  await stranger.getByRole('button', { name: 'অভিযোগ পাঠান' }).click();
  await expect(stranger.locator('main [role=status]')).toContainText('ট্রাস্টের অফিস বিষয়টি দেখবে');

  await page.goto(path);
  await page.getByRole('button', { name: 'Open the biodata' }).click();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).toHaveTitle(/A Biodata for You/);
  await chooseLanguage(page, 'bn', url);
  await page.goto('/matching-profile/links');
  await expect(page.locator('main')).toContainText('১০ বারের কম খোলা হয়েছে।');
  // The link's address is not stored, so sending it again needs a new link.
  await page.getByRole('button', { name: 'একই রকম নতুন লিঙ্ক তৈরি করুন' }).click();
  await expect(page.getByLabel('লিঙ্কের ঠিকানা')).not.toHaveValue(address);
  await expect(page.locator('main li').filter({ hasText: 'নিজের কথা, কেমন মানুষ চান; পদবি' })).toHaveCount(2);
  await page.getByRole('button', { name: 'সব লিঙ্ক বন্ধ করুন' }).click();
  await expect(page.locator('main')).toContainText('কোনও লিঙ্ক চালু নেই');
  await stranger.getByRole('button', { name: 'বায়োডাটা খুলুন' }).click();
  await expect(stranger.locator('main [role=status]')).toContainText('এই লিঙ্কে এখন কিছু নেই');
  expect(await stranger.content()).not.toContain('Ruma');
  await context.close();
});
