import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { becomeMember, callAbout, makeAcceptedPair, makeShownMember } from '../support/meeting.ts';

test('a block hides both members, and lifting it does not restore an acceptance', async ({
  checkedPage: page,
  faults,
  baseURL,
}) => {
  const url = String(baseURL);
  const { bride, groom } = await makeAcceptedPair(url);
  const stranger = await makeShownMember(url, { name: 'Sujay Sen', gender: 'Male' });
  await becomeMember(page.context(), bride);
  await page.goto(`/matching-profile/${groom.pid}`);
  await page.getByText('Block this family').click();
  await page.getByRole('button', { name: 'Yes, block' }).click();
  await expect(page.locator('main [role=status]', { hasText: 'neither of you can see the other' })).toBeVisible();
  await expect(page.locator('main')).toContainText(groom.pid);

  // An existing acquaintance looks ended, as after a deletion (docs/decisions/0033-hidden-looks-removed.md): without a
  // name or a hint of the block.
  faults.allow(/404/);
  await becomeMember(page.context(), groom);
  await page.goto(`/matching-profile/${bride.pid}`);
  await expect(page.locator('#page-heading')).toHaveText('You are no longer in touch with this family');
  await expect(page.locator('main')).not.toContainText(/Ruma|Ghosh|block/i);
  await expectAccessible(page);
  await page.goto('/matching-profile/inbox');
  await expect(page.locator('#ended')).toContainText(bride.pid);
  await expect(page.locator('#ended')).not.toContainText('Ruma');
  await expect(page.locator('main')).not.toContainText(/Ghosh|block/i);
  // For a member without an acquaintance the profile number looks unassigned.
  await becomeMember(page.context(), bride);
  await page.goto('/matching-profile/SV999999999');
  const unknown = await page.locator('main').innerText();
  await callAbout(stranger, 'blockmember', bride);
  await page.goto(`/matching-profile/${stranger.pid}`);
  expect(await page.locator('main').innerText()).toBe(unknown);

  await page.goto('/matching-profile/settings');
  await page.locator('#apart > summary').click();
  await page.getByRole('button', { name: `Unblock ${groom.pid}` }).click();
  await expect(page.locator('main [role=status]', { hasText: 'Unblocked' })).toBeVisible();
  await page.goto(`/matching-profile/${groom.pid}`);
  await expect(page.getByRole('button', { name: 'Send interest' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Dutta');
  await expect(page.getByRole('button', { name: 'Call' })).toHaveCount(0);
});

for (const language of languages) {
  test(`the shortlist and the settings are correct in ${language}`, async ({ checkedPage: page, baseURL }) => {
    const url = String(baseURL);
    const { bride, groom } = await makeAcceptedPair(url);
    await callAbout(bride, 'addtoshortlist', groom, { note: 'Ring on Sunday' });
    await callAbout(bride, 'hidemember', groom);
    await becomeMember(page.context(), bride);
    await chooseLanguage(page, language, url);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/matching-profile/shortlist');
    await expect(page.locator('main textarea')).toHaveValue('Ring on Sunday');
    await expectAccessible(page);
    await page.goto('/matching-profile/settings');
    await expectAccessible(page);
    for (const path of ['inbox', 'shortlist', 'settings', groom.pid]) {
      await page.goto(`/matching-profile/${path}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
    await page.goto('/matching-profile/settings');
    // All section names fit on one screen. Each section opens separately, and each way of hiding or leaving has its own
    // row.
    await expect(page.locator('#rest > summary')).toBeInViewport();
    for (const [part, rows] of [
      ['rest', ['#paused summary', 'a[href$="#showing"]', 'a[href="/delete-profile"]']],
      ['settled', ['form button']],
      ['channels', ['form button']],
      ['apart', ['#hidden summary', '#hidden button', '#blocked summary', '#blocked-phones summary']],
      ['rights', ['a[href="/my-consents"]', '#readings summary']],
    ] as const) {
      await page.locator(`#${part} > summary`).click();
      for (const row of rows) await expect(page.locator(`#${part} ${row}`).first()).toBeVisible();
      if (part === 'rest') await expect(page.locator('#paused button')).toBeHidden();
      await expectAccessible(page);
    }
    await page.locator('main a[href="/my-consents"]:visible').last().click();
    await expect(page.locator('#take-back button')).toBeHidden();
    await page.locator('#take-back summary').click();
    await expect(page.locator('#take-back button')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/matching-profile/settings?open=rest#rest');
    await page.locator('#settled > summary').click();
    await page.locator('#settled button').click();
    await expect(page.locator('main [role=alert]')).toBeVisible();
    await page.locator('#settled [name=reason]').selectOption('metHere');
    await page.locator('#settled button').click();
    await expect(page.locator('[value=resume]')).toBeVisible();
  });
}
