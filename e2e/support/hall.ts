import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** A code of the day, in the form that the page generates. */
export const CODE = 'saka-nerc-ade7';

/** Returns the entry of a guest in the list of a tablet. */
export const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Prepares a tablet with the code of the day. */
export async function pack(tablet: Page, code = CODE) {
  await tablet.locator('input[name=code]').fill(code);
  await tablet.getByRole('button', { name: 'Prepare it now' }).click();
}

/** Opens a prepared tablet with the code of the day. */
export async function unlock(tablet: Page, code = CODE) {
  await tablet.locator('input[name=code]').fill(code);
  await tablet.getByRole('button', { name: 'Open' }).click();
}

/** Gives a number to a guest without an invitation. */
export async function comeUninvited(tablet: Page, name: string) {
  await tablet.locator('summary').filter({ hasText: 'Somebody without an invitation' }).click();
  await tablet.locator('input[name=name]').fill(name);
  await tablet.getByRole('button', { name: 'Give a number' }).click();
}

/** Unfolds a guest's slip and returns its fields. */
export async function openSlip(tablet: Page, name: string) {
  const slip = row(tablet, name).locator('input[name=wishes]');
  if (!(await slip.isVisible())) await row(tablet, name).locator('summary').click();
  return { wishes: slip, note: row(tablet, name).locator('input[name=note]') };
}

/** Writes the wishes of a guest's slip, which are numbers of other guests, and saves them. */
export async function writeSlip(tablet: Page, name: string, numbers: string) {
  await (await openSlip(tablet, name)).wishes.fill(numbers);
  await row(tablet, name).getByRole('button', { name: 'Save' }).click();
}

/** Writes a slip and waits until the tablet has saved it. */
export async function noteSlip(tablet: Page, name: string, numbers: string) {
  await writeSlip(tablet, name, numbers);
  await expect(row(tablet, name).getByText('Saved on this tablet')).toBeVisible();
}
