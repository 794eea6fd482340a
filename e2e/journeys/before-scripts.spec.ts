import { expect, test } from '../support/journey.ts';
import { holdScripts } from '../support/scripts.ts';

test('a page is complete before its scripts arrive, and still whole when they do', async ({ checkedPage: page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const phone = page.getByLabel(/phone/i);
  await expect(phone).toBeEditable();
  await phone.fill('9830012345');
  await release();
  await page.waitForLoadState('load');
  await expect(phone).toHaveValue('9830012345');
});
