import { control, enterAsMember, openMenu, radio, save } from '../support/dashboard.ts';
import { expect, test } from '../support/journey.ts';

test('chronic disease: No clears and disables the details, Yes restores the stored ones', async ({
  checkedPage: page,
  baseURL,
}) => {
  await enterAsMember(page, String(baseURL));
  for (const [path, who] of [
    ['/health-details', 'mother'],
    ['/maternal-bibliography?step=greatGrandfather', 'greatGrandfather'],
  ] as const) {
    await page.goto(path);
    const details = control(page, `${who}.chronicDiseaseDetails`);
    const answer = `${who}.chronicDisease`;
    await radio(page, answer, 'Yes').check();
    await details.fill('Asthma');
    await save(page);
    await expect(page.getByRole('status').filter({ hasText: 'Updated!!' })).toBeVisible();
    await details.fill('something else');
    await radio(page, answer, 'No').check();
    await expect(details).toHaveValue('');
    await expect(details).toBeDisabled();
    await radio(page, answer, 'Yes').check();
    await expect(details).toHaveValue('Asthma');
    await expect(details).toBeEnabled();
    await radio(page, answer, 'No').check();
    await save(page);
    await expect(page.getByRole('status').filter({ hasText: 'Updated!!' })).toBeFocused();
    await page.reload();
    await expect(details).toBeDisabled();
    await radio(page, answer, 'Yes').check();
    await expect(details).toHaveValue('');
  }
});

test('health answers are saved without any of them, and each empty one has its sentence', async ({
  checkedPage: page,
  baseURL,
}) => {
  await enterAsMember(page, String(baseURL));
  await page.goto('/health-details');
  await save(page);
  await expect(page.getByRole('status').filter({ hasText: 'Health Details Updated!!' })).toBeFocused();
  for (const [sentence, times] of [
    ['User Blood Group Required', 1],
    ['Father Blood Group Required', 1],
    ['Mother Blood Group Required', 1],
    ['Yes/No Required', 2],
    ['Select Report', 1],
    ['Required Field', 2],
  ] as const)
    await expect(page.getByText(sentence, { exact: true }), sentence).toHaveCount(times);
});

test('the country changes after a confirmation, and its states are loaded', async ({ checkedPage: page, baseURL }) => {
  await enterAsMember(page, String(baseURL));
  await page.goto('/communication-details');
  await expect(control(page, 'country')).toBeDisabled();
  await control(page, 'line2').fill('Second floor');
  await save(page);
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(control(page, 'country')).toHaveValue('356');

  await page.getByRole('button', { name: 'Change country' }).click();
  await page.getByRole('button', { name: 'Yes, change it' }).click();
  await control(page, 'country').selectOption('');
  await save(page);
  await expect(page.getByRole('link', { name: 'Select Country' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'State Required' })).toBeVisible();
  await control(page, 'country').selectOption('50');
  const state = control(page, 'state');
  await expect(state.locator('option', { hasText: 'Dhaka' }).first()).toBeAttached();
  await state.selectOption({ index: 1 });
  await control(page, 'pincode').fill('12');
  await save(page);
  await expect(page.getByRole('link', { name: 'Pin Code Required' })).toBeVisible();
  await control(page, 'pincode').fill('1212');
  await save(page);
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(control(page, 'country')).toBeDisabled();
  await page.reload();
  await expect(control(page, 'country')).toHaveValue('50');
});

test('a password: sentences, banner, success', async ({ checkedPage: page, baseURL }) => {
  const member = await enterAsMember(page, String(baseURL));
  await page.goto('/change-password');
  const password = control(page, 'password');
  const confirmation = control(page, 'confirmation');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(confirmation).toHaveAttribute('type', 'password');
  const sentence = page.locator('#password-error', { hasText: 'Minimum 6 digit / alphanumeric password required' });
  await password.fill(' '.repeat(6));
  await confirmation.fill(' '.repeat(6));
  await save(page);
  await expect(sentence).toBeVisible();
  await password.fill('five5');
  await save(page);
  await expect(sentence).toBeVisible();
  await password.fill('sixsix');
  await expect(sentence).toBeHidden();
  await confirmation.fill('sixsiy');
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Password Does Not Matched!!' })).toBeVisible();
  await confirmation.fill('sixsix');
  await save(page);
  await expect(page.getByRole('status').filter({ hasText: 'Password Changed!!' })).toBeVisible();
  await expect(password).toHaveValue('');
  const answer = await page.request.post('/api/custlogin', { form: { phone: member.phone, password: 'sixsix' } });
  expect((await answer.json()).msgcode).toBe(1);
});

test('a new name appears in the frame at once, and the stored e-mail becomes read-only', async ({
  checkedPage: page,
  baseURL,
}) => {
  await enterAsMember(page, String(baseURL));
  await page.goto('/dashboard');
  await expect(control(page, 'name')).toBeHidden();
  await openMenu(page);
  await page.locator('a[href="/dashboard#name"]:visible').click();
  await expect(control(page, 'name')).toBeFocused();
  await control(page, 'name').fill('Ananya Basu');
  await control(page, 'email').fill('ananya@example.org');
  await save(page);
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(page.locator('main header')).toContainText('Ananya Basu');
  await expect(control(page, 'email')).toHaveAttribute('readonly');
  await expect(control(page, 'phone')).toHaveAttribute('readonly');
});
