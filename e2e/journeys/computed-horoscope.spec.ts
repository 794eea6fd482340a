import { control, enterAsMember, save } from '../support/dashboard.ts';
import { expect, test } from '../support/journey.ts';

test('birth details compute to rashi, gon and logno beside what the family declares', async ({
  checkedPage: page,
  baseURL,
}) => {
  await enterAsMember(page, String(baseURL));
  await page.goto('/personal-information?step=birth');
  await control(page, 'rashi').selectOption('3');
  await control(page, 'birthTime').fill('14:35');
  await control(page, 'birthPlace').pressSequentially('krishnanagr');
  await expect(page.getByText('Which place?')).toBeVisible();
  await expect(page.getByText('we work out')).toHaveCount(0);

  await page
    .getByRole('option', { name: /Krishnanagar/ })
    .first()
    .click();
  await expect(page.getByText('Which place?')).toHaveCount(0);
  const lines = page.getByText(/Worked out from the birth details given here|agrees with the birth details/);
  // Rashi, gon and logno. Before anything is saved also nakshatra and pada.
  await expect(lines).toHaveCount(5);
  await expect(lines.first()).toContainText('Meen');
  await expect(lines.first()).toContainText('another panjika');
  await expect(page.getByRole('img', { name: /Birth chart\. .*Makar.*: Sun, Mercury/ })).toBeVisible();

  await page.getByRole('button', { name: 'Use this' }).first().click();
  await expect(control(page, 'rashi')).toHaveValue('12');
  await expect(lines.first()).not.toContainText('another panjika');
  const starLine = page.getByText(
    /Worked out from the birth details given here: (Purba Bhadrapada|Uttar Bhadrapada|Revati|.*Bhadra)/,
  );
  await expect(starLine).toHaveCount(1);
  await page.getByRole('button', { name: 'Use this' }).nth(-2).click();
  await expect(control(page, 'nakshatra')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Use this' }).last().click();
  await expect(control(page, 'pada')).toHaveValue(/^[1-4]$/);
  await save(page);
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();

  await page.reload();
  await expect(control(page, 'rashi')).toHaveValue('12');
  await expect(lines.first()).toContainText('agrees'); // the same is not told twice
  await control(page, 'birthPlace').fill('somewhere in the delta');
  await expect(lines).toHaveCount(0);
});
