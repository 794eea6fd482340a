import { expectAccessible } from '../support/accessible.ts';
import { control, enterAsMember, save } from '../support/dashboard.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';

const FIELD = 'father.bloodGroup';

test('health answers need a separate consent, which can be withdrawn where it was given', async ({
  checkedPage: page,
  baseURL,
}) => {
  const url = String(baseURL);
  const { pid } = await enterAsMember(page, url);
  await page.context().request.post(`${url}/api/withdrawhealthconsent`, { form: { pid } });

  await page.goto('/paternal-bibliography?step=grandfather');
  await expect(control(page, 'grandfather.name')).toBeVisible();
  await expect(control(page, 'grandfather.chronicDisease')).toHaveCount(0);
  await page.getByRole('link', { name: 'Read and agree' }).first().click();
  await expect(page.locator('h1')).toHaveText('Health Details');
  await expect(control(page, FIELD)).toHaveCount(0);
  await expect(page.locator('main')).toContainText('No other family can read anything, nor can anybody in our office');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I agree that what I write may be kept for this' }).click();
  await control(page, FIELD).selectOption('A+');
  await save(page);
  await expect(page.getByRole('status').filter({ hasText: 'Health Details Updated!!' })).toBeVisible();

  await page.goto('/my-consents');
  const line = page.locator('main li', { hasText: 'Keeping your answers about health' });
  await expect(line).toContainText('by you');
  await expectAccessible(page);
  await line.getByRole('link').click();
  // This page is about the withdrawal, so it opens this section by itself.
  await page.getByRole('button', { name: 'Yes, withdraw it and erase' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You have withdrawn your consent' })).toBeVisible();
  await expect(control(page, FIELD)).toHaveCount(0);

  await chooseLanguage(page, 'bn', url);
  await page.goto('/health-details');
  await expect(page.getByRole('heading', { name: 'আপনার স্বাস্থ্যের কথা এখানে রাখায় রাজি?' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'আমার লেখা স্বাস্থ্যের কথা এই কাজে রাখায় আমি রাজি' }).click();
  await expect(control(page, FIELD)).toHaveValue('');
});

overHttp('over HTTP, without JavaScript, the consent can be given too', async ({ checkedPage: page, baseURL }) => {
  const url = String(baseURL);
  const { pid } = await enterAsMember(page, url);
  await page.context().request.post(`${url}/api/withdrawhealthconsent`, { form: { pid } });
  await page.goto('/health-details');
  await page.getByRole('button', { name: 'I agree that what I write may be kept for this' }).click();
  await expect(control(page, FIELD)).toBeVisible();
});

overHttp('over HTTP, a hidden community is on no card', async ({ checkedPage: page, baseURL }) => {
  await enterAsMember(page, String(baseURL));
  await page.goto('/personal-information?step=bloodline');
  await control(page, 'communityFor').selectOption('Nobody');
  await save(page);
  await expect(page.getByRole('status').filter({ hasText: 'Saved' }).first()).toBeVisible();
  await page.goto('/personal-information?step=bloodline');
  await expect(control(page, 'communityFor')).toHaveValue('Nobody');
  await expect(control(page, 'community')).toHaveValue('General');
  await expectAccessible(page);
});
