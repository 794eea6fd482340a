import { expectAccessible } from '../support/accessible.ts';
import { control, enterAsMember } from '../support/dashboard.ts';
import { expect, test } from '../support/journey.ts';

test('what a family agreed to is taken back in Settings, and given again by three boxes', async ({
  checkedPage: page,
  baseURL,
  faults,
}) => {
  faults.allow(/422/);
  await enterAsMember(page, String(baseURL));
  await page.goto('/matching-profile/settings');
  await page.getByRole('link', { name: 'What we agreed to, and how to take it back' }).click();
  await expect(page).toHaveURL('/my-consents');
  await page.locator('summary', { hasText: 'Take it back' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('your profile is shown to nobody now')).toBeVisible();

  // No box is ticked beforehand, and none may be left out.
  const boxes = ['registration', 'marriageOnly', 'truthful'].map((box) => control(page, box));
  for (const box of boxes) await expect(box).not.toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'We agree' }).click();
  await expect(page.getByText('Please tick that what you write is true')).toBeVisible();
  await page.goto('/matching-profile');
  await page.getByRole('link', { name: 'Read and tick' }).click();
  for (const box of boxes) await box.check();
  await page.getByRole('button', { name: 'We agree' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/matching-profile');
  await expect(page.getByRole('link', { name: 'Read and tick' })).toHaveCount(0);
});
