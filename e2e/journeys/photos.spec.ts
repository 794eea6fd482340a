import sharp from 'sharp';
import { expectAccessible } from '../support/accessible.ts';
import { control, radio } from '../support/dashboard.ts';
import { expect, test } from '../support/journey.ts';
import { becomeMember, callAbout, makeShownMember } from '../support/meeting.ts';
import { untilAlive } from '../support/scripts.ts';

/** The upper half is red and the lower green, so the cropped part is recognizable. */
const tall = sharp({ create: { width: 800, height: 1600, channels: 3, background: '#0a0' } })
  .composite([{ input: { create: { width: 800, height: 800, channels: 3, background: '#a00' } }, left: 0, top: 0 }])
  .jpeg()
  .toBuffer();

test('a photo is cropped, two more are added and one is removed; another family sees them after both have accepted', async ({
  checkedPage: page,
  baseURL,
}) => {
  const url = String(baseURL);
  const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
  const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
  await becomeMember(page.context(), bride);
  await page.goto('/update-profile-image');
  // The own card is beside the form, and shows saved and unsaved changes.
  await expect(page.getByText('Next: photo')).toBeVisible();
  await expect(radio(page, 'photoFor', 'Accepted')).toBeChecked();
  // The choice *Families who fit* comes last.
  await expect(page.getByRole('radio').last()).toHaveAccessibleName(/^Families who fit/);
  // The button is disabled until a file is chosen. More controls appear with the file.
  await expect(page.getByRole('button', { name: 'Update Profile Image' })).toBeDisabled();
  const file = { name: 'ruma.jpg', mimeType: 'image/jpeg', buffer: await tall };
  await page.locator('input[type=file]').setInputFiles(file);

  const frame = page.getByRole('application', { name: 'The part we keep' });
  await frame.focus();
  for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowDown');
  await page.getByRole('slider', { name: 'Larger' }).fill('2');
  await expectAccessible(page);

  const upload = page.getByRole('button', { name: 'Update Profile Image' });
  await upload.click();
  await expect(page.getByText('Please tick the box to say that the person in the picture agrees')).toBeVisible();
  await control(page, 'hasAgreed').check();
  await upload.click();
  await expect(page.getByText('Profile Image Updated!!')).toBeVisible();
  await expect(page.getByText('Next: education')).toBeVisible();
  const photos = page.getByRole('list').filter({ has: page.getByText('Main photo', { exact: true }) });
  await expect(photos.getByRole('listitem')).toHaveCount(1);
  // The existing photo comes before the upload of a new one.
  await expect(page.getByText('Add a photo: room for 4 more')).toBeVisible();
  const input = page.locator('input[type=file]');
  const [photosBox, inputBox] = await Promise.all([photos.boundingBox(), input.boundingBox()]);
  expect(photosBox?.y).toBeLessThan(Number(inputBox?.y));
  const address = await photos.getByRole('img').first().getAttribute('src');
  const { width, height, channels } = await look(await (await page.request.get(`${url}${address}`)).body());
  expect([width, height, channels]).toEqual([400, 400, 'red']);

  // Other formats are converted to JPEG before the upload.
  const png = {
    name: 'ruma.png',
    mimeType: 'image/png',
    buffer: await sharp(await tall)
      .png()
      .toBuffer(),
  };
  for (const [count, chosen] of [
    [2, file],
    [3, png],
  ] as const) {
    await page.locator('input[type=file]').setInputFiles(chosen);
    await control(page, 'hasAgreed').check();
    await page.getByRole('button', { name: 'Add as one more photo' }).click();
    await expect(photos.getByRole('listitem')).toHaveCount(count);
  }
  await page.getByRole('button', { name: /Make it the main photo.*Photo 3/ }).click();
  await expect(photos.getByRole('img').nth(1)).toHaveAttribute('src', new RegExp(`${address}`));
  await photos.getByText(/^Remove.*Photo 3/).click();
  await page.getByRole('button', { name: /Yes, remove it.*Photo 3/ }).click();
  await expect(photos.getByRole('listitem')).toHaveCount(2);

  await becomeMember(page.context(), groom);
  await page.goto(`/matching-profile/${bride.pid}`);
  await expect(page.getByRole('heading', { name: 'Ruma' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: 'Picture of Ruma' })).toHaveCount(0);
  await callAbout(groom, 'sendintroduction', bride, { note: '' });
  await callAbout(bride, 'acceptintroduction', groom);
  await page.reload();
  await expect(page.getByRole('img', { name: 'Picture of Ruma' })).toBeVisible();
  // Waits for hydration, because before it the link opens the picture itself.
  await untilAlive(page);
  await page.getByRole('link', { name: 'Photo of Ruma, 2 of 2: see it larger' }).click();
  const dialog = page.getByRole('dialog', { name: 'Photos of Ruma' });
  const [first, second] = [1, 2].map((which) => dialog.getByRole('img', { name: `Photo of Ruma, ${which} of 2` }));
  await expect(second ?? dialog).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('ArrowLeft');
  await expect(first ?? dialog).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

async function look(jpeg: Buffer) {
  const { width, height } = await sharp(jpeg).metadata();
  const { channels } = await sharp(jpeg).stats();
  const [red, green] = channels.map(({ mean }) => mean);
  return { width, height, channels: Number(red) > Number(green) * 3 ? 'red' : 'other' };
}
