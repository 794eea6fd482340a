import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const showsPicture = (page: Page, position: number) =>
  expect(page.locator(`li[aria-label="Picture ${position} of 3"]`)).not.toHaveAttribute('inert');

test('the pictures move in a loop until they are stopped', async ({ checkedPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  for (const position of [1, 2, 3, 1]) await showsPicture(page, position);

  await page.getByRole('button', { name: 'Stop the pictures' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
});

test('for a reader who prefers reduced motion they are still, and follow the keyboard', async ({
  checkedPage: page,
}) => {
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

test('a swipe shows the next and the previous picture', async ({ checkedPage: page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
  const pictures = page
    .getByRole('listitem')
    .filter({ has: page.locator('img') })
    .first();
  const draw = async (from: number, to: number) => {
    const box = await pictures.locator('xpath=..').boundingBox();
    if (!box) throw new Error('The pictures are not shown.');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + from, y);
    await page.mouse.down();
    await page.mouse.move(box.x + to, y, { steps: 4 });
    await page.mouse.up();
  };
  await draw(250, 100);
  await showsPicture(page, 2);
  await draw(100, 250);
  await draw(100, 250);
  await showsPicture(page, 3);
  await draw(200, 190);
  await showsPicture(page, 3);
});

test('nothing moves during hydration', async ({ checkedPage: page, browser, baseURL }) => {
  const still = await browser.newPage({ baseURL, viewport: page.viewportSize(), javaScriptEnabled: false });
  await still.goto('/');
  const before = await still.getByRole('heading', { level: 1 }).boundingBox();
  await still.close();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
});
