import { randomInt } from 'node:crypto';
import { makeRegister } from '#server/testing/old-registers/make-register.ts';
import { writeXlsx } from '#server/testing/old-registers/write-xlsx.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { enterAsStaff } from '../support/office.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('a trust’s old register goes from the file to the list of calls, and is undone', async ({
  checkedPage: page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await chooseLanguage(page, 'en', String(baseURL));
  await enterAsStaff(page, `person${randomInt(1_000_000)}@trust.example`, 'helper,administrator');
  await page.goto('/office/old-register');
  await expectAccessible(page);

  // A file that is no register is refused with a sentence, and nothing is lost.
  const send = async (name: string, buffer: Buffer) => {
    await page.goto('/office/old-register');
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: XLSX, buffer });
    await page.getByRole('button', { name: 'Read this file' }).click();
    await expect(page).toHaveURL(/old-register\/\d+$/);
  };
  await send('old.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  await expect(page.getByText('This file is from an old Excel (.xls)', { exact: false })).toBeVisible({
    timeout: 60_000,
  });

  // A file that is too large is not even sent.
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto('/office/old-register');
  const large = { name: 'large.csv', mimeType: 'text/csv', buffer: Buffer.alloc(13 * 1024 * 1024, 'a,') };
  await page.locator('input[type=file]').setInputFiles(large);
  await page.getByRole('button', { name: 'Read this file' }).click();
  await expect(page.getByText('This file is larger than 10 MB', { exact: false })).toBeVisible();
  expect(requestedPaths).not.toContain('/api/office/sendregister');

  const { rows, merged } = makeRegister(60, randomInt(1_000_000));
  await send('register.xlsx', writeXlsx(rows, merged));
  await expect(page.getByRole('heading', { name: '1. What each column contains' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByLabel('পিতার নাম')).toHaveValue('father');
  await expect(page.getByText('These columns are left out', { exact: false })).toContainText('Health');
  await expectAccessible(page);
  // Two columns for one field give a sentence, and the choices stay.
  await page.getByLabel('গোত্র').selectOption('caste');
  await page.getByRole('button', { name: 'Check all rows' }).click();
  await expect(page.getByText('You have chosen the same thing for two columns')).toBeVisible();
  await page.getByLabel('গোত্র').selectOption('clan');
  await page.getByRole('button', { name: 'Check all rows' }).click();
  await expect(page.getByRole('heading', { name: '2. What would be entered' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: /^can be entered: / }).click();
  await expect(page.getByRole('heading', { name: 'Rows: can be entered' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Enter \d+ families$/ }).click();
  await expect(page.getByRole('heading', { name: '4. Call the families' })).toBeVisible({ timeout: 90_000 });
  await page.getByRole('button', { name: /^Put the next \d+ on the list of calls$/ }).click();
  await expect(page.getByRole('link', { name: /^on the list of calls: / })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: /^on the list of calls: / }).click();
  const family = page.getByRole('listitem').filter({ hasText: 'They said yes on a call noted in the list' }).first();
  const phone = (await family.getByRole('link', { name: /^[+\d]/ }).textContent()) ?? '';
  const list = page.url();
  await page.goto('/office/calls');
  const call = page.getByRole('listitem').filter({ hasText: phone });
  await call.getByText('What came of the call?').click();
  await call.getByRole('button', { name: 'Spoke to them' }).click();
  await expect(call).toHaveCount(0);
  await page.goto(list);
  await family.getByText('They said yes on a call noted in the list').first().click();
  await family.getByLabel('In a few words').first().fill('The mother says yes');
  await family.getByRole('button', { name: 'They said yes on a call noted in the list' }).click();
  await expect(page.getByRole('link', { name: /^taken over by the family: 1$/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByText('Remove this register').click();
  await page.getByLabel('Why it is being removed').fill('The wrong file');
  await page.getByRole('button', { name: 'Remove everything taken in from this register' }).click();
  await expect(page.getByRole('link', { name: /^taken over by the family: 1$/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('link', { name: /^on the list of calls: / })).toHaveCount(0, { timeout: 60_000 });
});
