import { expectAccessible } from '../support/accessible.ts';
import { control, enterAsMember, openMenu, radio, save, unfoldWishes } from '../support/dashboard.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { hold } from '../support/scripts.ts';

test('nothing is lost if the session ends while a form is filled in', async ({
  checkedPage: page,
  baseURL,
  faults,
}) => {
  faults.allow(/401/);
  const member = await enterAsMember(page, String(baseURL));
  await page.goto('/health-details');
  await radio(page, 'father.chronicDisease', 'Yes').check();
  await control(page, 'father.chronicDiseaseDetails').fill('Diabetes');
  await page.context().clearCookies({ name: 'session' });
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await expectAccessible(page);
  await dialog.getByLabel('Phone number').fill(member.phone);
  await dialog.locator('[name=password]').fill('not this one');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.locator('[name=password]').fill(member.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('You are logged in again.')).toBeVisible();
  await expect(control(page, 'father.chronicDiseaseDetails')).toHaveValue('Diabetes');
  await save(page);
  await expect(page.getByText('Health Details Updated!!')).toBeVisible();
  await page.reload();
  await expect(control(page, 'father.chronicDiseaseDetails')).toHaveValue('Diabetes');
});

test('leaving with unsaved changes asks for confirmation, and the typed text is restored', async ({
  checkedPage: page,
  baseURL,
}) => {
  await enterAsMember(page, String(baseURL));
  await page.goto('/communication-details');
  await control(page, 'city').fill('Siliguri');
  const away = page.locator('header').getByRole('link', { name: 'Dashboard', exact: true });
  await openMenu(page);
  await away.click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/communication-details');
  await away.click();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Basic Information' })).toBeVisible();
  await page.goBack();
  await expect(control(page, 'city')).toHaveValue('Siliguri');
  const release = await hold(page, /\/api\/show/);
  await save(page);
  await expect(page.getByText('Saved')).toBeVisible();
  await openMenu(page);
  const reloaded = page.waitForResponse(/showcommunication/);
  await release();
  await reloaded;
  // The reload after saving must not close the open menu.
  await page.waitForTimeout(500);
  await away.click({ timeout: 5_000 });
  await expect(page).toHaveURL('/dashboard');
});

test('a choice that is put back after it was saved is unsaved again', async ({ checkedPage: page, baseURL }) => {
  await enterAsMember(page, String(baseURL));
  await page.goto('/matching-profile/wishes');
  await unfoldWishes(page);
  const choice = control(page, 'mangalik.is');
  await choice.selectOption('Yes');
  const reloaded = page.waitForResponse(/showwishes/);
  await save(page);
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await reloaded;
  await choice.selectOption('');
  await openMenu(page);
  await page.locator('header').getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay on this page' })
    .click();
  await expect(page).toHaveURL('/matching-profile/wishes');
  const savedAgain = page.waitForResponse(/updatewishes/);
  await save(page);
  await savedAgain;
  await page.reload();
  await expect(choice).toHaveValue('');
});

test('health answers and passwords are not stored in the tab', async ({ checkedPage: page, baseURL }) => {
  await enterAsMember(page, String(baseURL));
  await page.goto('/health-details');
  await radio(page, 'father.chronicDisease', 'Yes').check();
  await control(page, 'father.chronicDiseaseDetails').fill('sentinel disease');
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/paternal-bibliography?step=grandfather');
  await control(page, 'grandfather.name').fill('Haripada');
  await radio(page, 'grandfather.chronicDisease', 'Yes').check();
  await control(page, 'grandfather.chronicDiseaseDetails').fill('sentinel disease');
  await page.getByRole('radiogroup', { name: 'Is he living?' }).getByRole('radio', { name: 'No' }).check();
  await page.goto('/change-password');
  await control(page, 'password').fill('sentinel password');
  const storedText = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(storedText).toContain('Haripada');
  expect(storedText).not.toMatch(/sentinel|lifeExpectancy/);
});

overHttp.describe('over HTTP, without JavaScript', () => {
  overHttp(
    'a form is sent, answered and saved; an expired session leads through the login and back',
    async ({ checkedPage: page, baseURL, faults }) => {
      faults.allow(/422/);
      const member = await enterAsMember(page, String(baseURL));
      await page.goto('/health-details');
      await radio(page, 'father.chronicDisease', 'No').check();
      await control(page, 'father.chronicDiseaseDetails').fill('to be cleared');
      await radio(page, 'mother.chronicDisease', 'Yes').check();
      await control(page, 'mother.chronicDiseaseDetails').fill('হাঁপানি');
      await save(page);
      await expect(page.getByText('Health Details Updated!!')).toBeVisible();
      await page.goto('/health-details');
      await expect(control(page, 'father.chronicDiseaseDetails')).toHaveValue('');
      await expect(control(page, 'mother.chronicDiseaseDetails')).toHaveValue('হাঁপানি');

      await page.goto('/communication-details');
      await page.getByRole('link', { name: 'Change country' }).click();
      await control(page, 'country').selectOption('50');
      await save(page);
      await expect(page.getByRole('link', { name: 'Please choose a state of this country' })).toBeVisible();
      await control(page, 'state').selectOption({ index: 1 });
      await control(page, 'pincode').fill('1212');
      await page.context().clearCookies({ name: 'session' });
      await save(page);
      await expect(page).toHaveURL('/login?back=%2Fcommunication-details');
      await control(page, 'phone').fill(member.phone);
      await control(page, 'password').fill(member.password);
      await save(page);
      await expect(page).toHaveURL('/communication-details');
    },
  );
});
