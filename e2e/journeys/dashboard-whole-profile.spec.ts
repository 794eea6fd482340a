import { formMessages } from '#contract/form-messages.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { control, countAnswers, enterUnfinished, save, stepsOf } from '../support/dashboard.ts';
import { expect, test } from '../support/journey.ts';
import { untilAlive } from '../support/scripts.ts';

/** The forms of the dashboard, with the values for their text fields by field name. */
const forms = [
  { path: '/dashboard', section: 'profile', typed: { email: 'ananya@example.org' }, full: '4 of 4', saved: 'Saved' },
  {
    path: '/communication-details',
    section: 'address',
    typed: { line1: '12 Lake Road', line2: 'Flat 3', city: 'Kolkata', district: 'Kolkata', pincode: '700029' },
    full: '6 of 6',
    saved: 'Saved',
  },
  {
    path: '/personal-information',
    section: 'personal',
    typed: {
      'father.name': 'অমল চট্টোপাধ্যায়',
      'mother.name': 'Mina Chatterjee',
      heightCm: '160.5',
      weightKg: '৫২',
      clan: 'Kashyap',
      birthDate: '1995-02-03',
      birthTime: '05:20',
      birthPlace: 'Bardhaman',
    },
    full: '24 of 24',
    saved: 'Saved',
  },
  {
    path: '/health-details',
    section: 'health',
    typed: { 'father.chronicDiseaseDetails': 'Diabetes since 2010', 'mother.chronicDiseaseDetails': 'Asthma' },
    full: '9 of 9',
    saved: 'Health Details Updated!!',
  },
  {
    path: '/paternal-bibliography',
    section: 'paternal',
    typed: ancestors('Kashyap'),
    full: '19 of 19',
    saved: 'Paternal Details Updated!!',
  },
  {
    path: '/maternal-bibliography',
    section: 'maternal',
    typed: ancestors('Shandilya'),
    full: '19 of 19',
    saved: 'Maternal Details Updated!!',
  },
];

function ancestors(clan: string) {
  return {
    'parent.clan': clan,
    'grandfather.name': 'Haripada Chatterjee',
    'grandfather.clan': clan,
    'grandfather.chronicDiseaseDetails': 'Asthma',
    'greatGrandfather.name': 'Ramkamal Chatterjee',
    'greatGrandfather.clan': clan,
    'greatGrandfather.chronicDiseaseDetails': 'Gout',
  };
}

test('a family fills in a whole profile, from empty to complete', async ({ checkedPage: page, baseURL }) => {
  const { pid } = await enterUnfinished(page, String(baseURL));
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Finish registration' })).toBeVisible();

  for (const { path, section, typed, full, saved } of forms) {
    for (const address of await stepsOf(page, path)) {
      await page.goto(address);
      await page.locator('main form').first().waitFor();
      // After hydration some fields become choices.
      await untilAlive(page);
      await chooseEverywhere(page);
      for (const [name, value] of Object.entries(typed))
        if (await control(page, name).isVisible()) await control(page, name).fill(value);
      await save(page);
      await expect(page.getByRole('status').filter({ hasText: saved })).toBeInViewport();
    }
    // A form's last step has no next step.
    await expect(page.getByRole('status').filter({ hasText: saved })).toBeFocused();
    await expect(async () => expect(await countAnswers(page, pid, section)).toBe(full)).toPass();
  }

  await page.goto('/personal-information');
  for (const [name, value] of Object.entries({ ...forms[2]?.typed, weightKg: '52' }))
    await expect(control(page, name)).toHaveValue(value);
  await page.goto('/maternal-bibliography');
  // Both sides are in the tree, with all stored answers.
  const tree = page.getByRole('group', { name: 'Family tree' });
  await expect(tree.getByRole('button', { name: 'Grandfather Haripada Chatterjee' })).toHaveCount(2);
  await expect(tree.getByRole('button', { name: 'Father অমল চট্টোপাধ্যায়' })).toBeVisible();
  await page.goto('/paternal-bibliography?step=grandfather');
  await expect(page.getByRole('figure')).toContainText('Haripada Chatterjee');
  await expect(control(page, 'grandfather.chronicDiseaseDetails')).toHaveValue('Asthma');
});

test('a picture is shown at once, and removed again; the horoscope file too', async ({
  checkedPage: page,
  baseURL,
}) => {
  await enterUnfinished(page, String(baseURL));
  await page.goto('/update-profile-image');
  const button = page.getByRole('button', { name: 'Update Profile Image' });
  // The button is disabled until a picture is chosen.
  await expect(page.locator('input[type=file]')).toBeAttached();
  await expect(button).toBeDisabled();
  const file = { name: 'ananya.jpg', mimeType: 'image/jpeg' };
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from('no picture') });
  await expect(page.getByText(formMessages.notAPicture)).toBeVisible();
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer: heic });
  await expect(page.getByText(formMessages.pictureIsHeic)).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.alloc(0) });
  await expect(page.getByText(formMessages.fileEmpty)).toBeVisible();
  const buffer = await makeJpeg(2400, 1200);
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer });
  await expect(page.getByAltText('The photo you have chosen')).toBeVisible();
  await expect(page.getByText(formMessages.notAPicture)).toHaveCount(0);
  await control(page, 'hasAgreed').check();
  await button.click();
  await expect(page.getByText('Profile Image Updated!!')).toBeVisible();
  await expect(page.getByAltText('Picture of Ananya Chatterjee')).toBeVisible();
  await expect(button).toBeDisabled();
  await page.getByText('Remove the picture').click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('Your picture has been removed')).toBeVisible();
  await expect(page.getByAltText('Picture of Ananya Chatterjee')).toHaveCount(0);

  await page.goto('/personal-information?step=birth');
  await untilAlive(page);
  const koshthi = { name: 'koshthi.jpg', mimeType: 'image/jpeg' };
  await page.locator('input[type=file]').setInputFiles({ ...koshthi, buffer: heic });
  await expect(page.getByText(formMessages.pictureIsHeic)).toBeVisible();
  const twelveMegabytes = Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(12_000_000)]);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'k.pdf', mimeType: 'application/pdf', buffer: twelveMegabytes });
  await expect(page.getByText(formMessages.fileTooLarge)).toBeVisible();
  // A larger photo is scaled down before the upload.
  const photo = Buffer.concat([await makeJpeg(4000, 3000), Buffer.alloc(12_000_000)]);
  await page.locator('input[type=file]').setInputFiles({ ...koshthi, buffer: photo });
  await expect(page.getByText(formMessages.fileTooLarge)).toHaveCount(0);
  await expect
    .poll(() => page.locator('input[type=file]').evaluate((input: HTMLInputElement) => input.files?.[0]?.size ?? 0))
    .toBeLessThan(5 * 1024 * 1024);
  await save(page);
  await expect(page.getByRole('link', { name: 'Your horoscope file' })).toBeVisible({ timeout: 15_000 });
  await page.getByText('Remove the horoscope file').click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('Your horoscope file has been removed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your horoscope file' })).toHaveCount(0);
});

/** Chooses the first real option of every select and of every group of radio buttons. */
async function chooseEverywhere(page: Parameters<typeof control>[0]) {
  const folds = page.locator('main form details:not([open]) > summary').filter({ visible: true });
  while (await folds.count()) await folds.first().click();
  for (const radio of await page.locator('main [role=radiogroup]').filter({ visible: true }).all()) {
    const first = radio.getByRole('radio').first();
    if (!(await radio.getByRole('radio', { checked: true }).count())) await first.check();
  }
  // Iterates by name, because a choice may show or hide other fields.
  const names = await page
    .locator('main form select')
    .filter({ visible: true })
    .evaluateAll((selects) => selects.map((select) => select.getAttribute('name')));
  for (const name of names) {
    const select = page.locator(`main form select[name="${name}"]`);
    if (name === 'state') await expect(select.getByRole('option', { includeHidden: true }).nth(1)).toBeAttached();
    if (await select.isVisible()) await select.selectOption({ index: 1 });
  }
}
