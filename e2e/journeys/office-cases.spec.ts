import { randomInt } from 'node:crypto';
import { makeJpeg } from '#server/testing/images.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { makeShownMember } from '../support/meeting.ts';
import { enterAsStaff } from '../support/office.ts';

test('a report about a name is assigned to its profile, its reporter is questioned, and two notes are two notes', async ({
  checkedPage: page,
  baseURL,
}) => {
  const url = String(baseURL);
  const bride = await makeShownMember(url, { name: 'Sulekha Nandi', gender: 'Female' });
  const photo = new FormData();
  photo.set('pid', bride.pid);
  photo.set('file', new Blob([new Uint8Array(await makeJpeg(600, 800))], { type: 'image/jpeg' }), 'sulekha.jpg');
  const uploaded = await fetch(`${url}/api/updateprofileimage`, {
    method: 'POST',
    headers: { cookie: bride.cookie },
    body: photo,
  });
  expect(uploaded.ok).toBe(true);
  const form = { reason: 'impersonation', about: 'Sulekha', words: 'Not who she says', contact: 'mina@mail.example' };
  expect((await page.request.post('/api/addreport', { form })).ok()).toBe(true);

  await enterAsStaff(page, `cases-${randomInt(1_000_000)}@trust.example`, 'moderator');
  await page.goto('/office/reports');
  await page.locator('main li', { hasText: 'Sulekha' }).locator('h2 a').first().click();
  await expect(page.getByRole('heading', { name: 'Whose profile is it?' })).toBeVisible();
  const searchLink = page.getByRole('link', { name: 'Search for “Sulekha”' });
  expect(await searchLink.getAttribute('href')).toMatch(/^\/office\/members\?asked=sulekha$/i);

  // Sends the reporter a question.
  await page.getByText('Ask the person who reported').click();
  await page.getByLabel('Your question').fill('Which of her photos is it?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.locator('main [role=status]').first()).toBeVisible();
  await expectAccessible(page);

  // A form that adds an entry is empty after success, and confirms it beside its button.
  const note = page.getByLabel('A note for the office');
  await note.fill('Telephoned on Monday');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Telephoned on Monday' })).toHaveCount(1);
  await expect(note).toHaveValue('');
  await expect(page.locator('main [role=status]').last()).toBeInViewport();
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(note).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('listitem').filter({ hasText: 'Telephoned on Monday' })).toHaveCount(1);

  // After the number is entered the case belongs to the profile, whose photo opens in full screen.
  await page.getByLabel('The number of the profile').fill(bride.pid);
  await page.getByRole('button', { name: 'It is this profile' }).click();
  await expect(page.getByRole('heading', { name: 'The profile as strangers see it' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Whose profile is it?' })).toHaveCount(0);
  const small = page.getByRole('img', { name: 'Photo 1' }).first();
  const before = (await small.boundingBox())?.width ?? 0;
  await small.click();
  const large = page.getByRole('dialog').getByRole('img', { name: 'Photo 1' });
  await expect(large).toBeVisible();
  expect((await large.boundingBox())?.width ?? 0).toBeGreaterThan(before);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
});
