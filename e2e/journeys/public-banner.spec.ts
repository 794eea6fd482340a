import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const showsPicture = (page: Page, position: number) =>
  expect(page.locator(`li[aria-label="Picture ${position} of 3"]`)).not.toHaveAttribute('inert');

test('the pictures move by themselves, for ever, until they are stopped', async ({ checkedPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  for (const position of [1, 2, 3, 1]) await showsPicture(page, position);

  await page.getByRole('button', { name: 'Stop the pictures' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
});

test('for a reader who asks for stillness they stand, and follow the keyboard', async ({ checkedPage: page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
  await showsPicture(page, 1);
  await page.getByRole('button', { name: 'Next picture' }).focus();
  for (const position of [2, 3, 1]) {
    await page.keyboard.press('Enter');
    await showsPicture(page, position);
  }
  await page.getByRole('button', { name: 'Previous picture' }).focus();
  await page.keyboard.press('Enter');
  await showsPicture(page, 3);
});
