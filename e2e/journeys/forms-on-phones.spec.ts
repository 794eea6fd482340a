import { control, countAnswers, enterAsMember, radio, save } from '../support/dashboard.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';

for (const language of languages) {
  test(`the save button stays visible, and is low in landscape, in ${language}`, { tag: '@both-faces' }, async ({
    checkedPage: page,
    baseURL,
  }) => {
    await chooseLanguage(page, language, String(baseURL));
    await enterAsMember(page, String(baseURL));
    const button = page.locator('main form button:not([type=button]):not([name])').first();
    for (const path of [
      '/health-details',
      '/personal-information',
      '/paternal-bibliography?step=parent',
      '/communication-details',
      '/matching-profile/about-me',
      '/matching-profile/wishes',
    ]) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.click({ trial: true }); // nothing covers it
      // The questions follow directly after person and heading.
      const first = await page
        .locator('main form')
        .locator('select, textarea, input:not([type=hidden])')
        .first()
        .boundingBox();
      expect(first?.y, path).toBeLessThanOrEqual(400);
      const tops = await page
        .locator('main form nav a')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(new Set(tops).size, 'the steps stand in one row').toBeLessThanOrEqual(1);
      await page.setViewportSize({ width: 740, height: 360 });
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.click({ trial: true }); // nothing covers it
      expect((await page.locator('[data-form-bar]').boundingBox())?.height).toBeLessThanOrEqual(56);
    }
  });
}

test('one checkbox copies caste, tribe and gotra from the father', async ({ checkedPage: page, baseURL }) => {
  await enterAsMember(page, String(baseURL));
  await page.goto('/paternal-bibliography?step=parent');
  await control(page, 'parent.caste').selectOption({ index: 2 });
  await control(page, 'parent.clan').fill('Kashyap');
  const caste = await control(page, 'parent.caste').inputValue();
  await page.getByRole('link', { name: /^Grandfather/ }).click();
  await control(page, 'grandfather.sameAsParent').check();
  await expect(control(page, 'grandfather.caste')).toBeHidden();
  await expect(page.getByRole('figure')).toContainText('Grandfather—gotra: Kashyap');
  // Later changes of the father's answers are copied too.
  await page.goBack();
  await control(page, 'parent.clan').fill('Shandilya');
  await save(page);
  await expect(page.getByText('Paternal Details Updated!!')).toBeVisible();
  await expect(page).toHaveURL('/paternal-bibliography?step=grandfather');
  await page.reload();
  await expect(control(page, 'grandfather.sameAsParent')).toBeChecked();
  await expect(control(page, 'greatGrandfather.sameAsParent')).not.toBeChecked();
  await expect(control(page, 'grandfather.clan')).toHaveValue('Shandilya');
  await expect(control(page, 'grandfather.caste')).toHaveValue(caste);
  await control(page, 'grandfather.sameAsParent').uncheck();
  await expect(control(page, 'grandfather.clan')).toBeVisible();
});

test('answers about the father that are already known are not asked again, and are saved with the first step', async ({
  checkedPage: page,
  baseURL,
}) => {
  const { pid } = await enterAsMember(page, String(baseURL));
  const answers = { pid, castid: '2', clanid: 'Kashyap' };
  const response = await page.request.post(`${baseURL}/api/savepersonalstep`, { form: answers });
  expect((await response.json()).msgcode).toBe(1);
  await page.goto('/paternal-bibliography?step=grandfather');
  await expect(async () => expect(await countAnswers(page, pid, 'paternal')).toBe('3 of 19')).toPass();
  await control(page, 'grandfather.name').fill('Haripada');
  await expect(page.getByRole('link', { name: 'Father, all filled in' })).toBeVisible();
  await save(page);
  await expect(page).toHaveURL('/paternal-bibliography?step=greatGrandfather');
  await expect(async () => expect(await countAnswers(page, pid, 'paternal')).toBe('4 of 19')).toPass();
  const { row } = await (await page.request.post(`${baseURL}/api/paternalinformation`, { form: { pid } })).json();
  expect(row).toMatchObject({ father_cast: '2', father_clan: 'Kashyap', paternal_grandfather_name: 'Haripada' });
});

test('a height in feet and inches is stored in centimetres', async ({ checkedPage: page, baseURL }) => {
  await enterAsMember(page, String(baseURL));
  await page.goto('/personal-information?step=person');
  // A tap shows the names of the steps.
  const other = page.getByText('Religion, caste and gotra', { exact: true }).filter({ visible: true });
  await expect(other).toHaveCount(0);
  await page.getByRole('button', { name: 'All questions' }).click();
  await expect(other.first()).toBeVisible();
  await control(page, 'heightFeet').selectOption('5');
  await control(page, 'heightInches').selectOption('6');
  await expect(control(page, 'heightCm')).toHaveValue('168');
  await page.getByRole('link', { name: 'Back: Education and work' }).click();
  await expect(control(page, 'education')).toBeVisible();
  await page.goBack();
  await expect(control(page, 'heightCm')).toHaveValue('168');
  // The member's own card shows unsaved values, and other values as stored.
  await expect(page.locator('[data-mine]')).toContainText('5 ft 6 in');
  await control(page, 'heightCm').fill('170.5');
  await expect(control(page, 'heightFeet')).toHaveValue('');
  await control(page, 'heightFeet').selectOption('5');
  await control(page, 'heightInches').selectOption('3');
  await save(page);
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.reload();
  await expect(control(page, 'heightCm')).toHaveValue('160');
});

test('details of a disease are requested after Yes', async ({ checkedPage: page, baseURL }) => {
  await enterAsMember(page, String(baseURL));
  await page.goto('/health-details');
  // These answers are on no card, so no card is shown beside the form.
  await expect(page.locator('[data-mine]')).toHaveCount(0);
  const details = control(page, 'father.chronicDiseaseDetails');
  await expect(details).toBeHidden();
  await radio(page, 'father.chronicDisease', 'Yes').check();
  await expect(details).toBeVisible();
});

test('a tap answers whether a relative is living, and the years are requested after No', async ({
  checkedPage: page,
  baseURL,
}) => {
  await enterAsMember(page, String(baseURL));
  await page.goto('/paternal-bibliography?step=grandfather');
  const years = control(page, 'grandfather.lifeExpectancy');
  const isLiving = page.getByRole('radiogroup', { name: 'Is he living?' });
  await expect(years).toBeHidden();
  await isLiving.getByRole('radio', { name: 'Still Alive' }).check();
  await expect(years).toHaveValue('Still Alive');
  await expect(page.getByRole('figure')).toContainText('living');
  await isLiving.getByRole('radio', { name: 'No' }).check();
  await years.selectOption('71');
  await expect(page.getByRole('figure')).toContainText('lived 71 years');
  await save(page);
  await expect(page.getByText('Paternal Details Updated!!')).toBeVisible();
  await page.goto('/paternal-bibliography?step=grandfather');
  await expect(isLiving.getByRole('radio', { name: 'No' })).toBeChecked();
  await expect(years).toHaveValue('71');
  // The father's name and work are shown here and edited elsewhere.
  await page.getByRole('link', { name: /^Father/ }).click();
  await page.getByRole('link', { name: 'Change in Personal Information' }).click();
  await expect(control(page, 'father.occupation')).toBeVisible();
});

test('an elder with an unknown name is marked as such, and counts as answered', async ({
  checkedPage: page,
  baseURL,
}) => {
  const { pid } = await enterAsMember(page, String(baseURL));
  await page.goto('/paternal-bibliography?step=greatGrandfather');
  await control(page, 'greatGrandfather.name').fill('Ramkamal');
  await control(page, 'greatGrandfather.nameUnknown').check();
  await expect(control(page, 'greatGrandfather.name')).toBeDisabled();
  await expect(page.getByRole('figure')).toContainText('we do not know');
  await save(page);
  await expect(page.getByText('Paternal Details Updated!!')).toBeVisible();
  await expect(async () => expect(await countAnswers(page, pid, 'paternal')).toBe('1 of 19')).toPass();
  await page.reload();
  await expect(control(page, 'greatGrandfather.nameUnknown')).toBeChecked();
  await expect(control(page, 'greatGrandfather.name')).toHaveValue('');
  await control(page, 'greatGrandfather.nameUnknown').uncheck();
  await control(page, 'greatGrandfather.name').fill('Ramkamal');
  const savingResponse = page.waitForResponse(/savepaternalstep/);
  await save(page);
  await savingResponse;
  await page.reload();
  await expect(control(page, 'greatGrandfather.name')).toHaveValue('Ramkamal');
  await expect(control(page, 'greatGrandfather.nameUnknown')).not.toBeChecked();
});

overHttp.describe('over HTTP, without JavaScript', () => {
  overHttp('the checkbox and the feet work the same way', async ({ checkedPage: page, baseURL }) => {
    await enterAsMember(page, String(baseURL));
    await page.goto('/maternal-bibliography');
    await control(page, 'parent.clan').fill('Kashyap');
    await control(page, 'greatGrandfather.sameAsParent').check();
    await save(page);
    await expect(page.getByText('Maternal Details Updated!!')).toBeVisible();
    await page.goto('/maternal-bibliography');
    await expect(control(page, 'greatGrandfather.clan')).toHaveValue('Kashyap');
    await expect(control(page, 'grandfather.clan')).toHaveValue('');

    await page.goto('/personal-information');
    await control(page, 'heightFeet').selectOption('5');
    await control(page, 'heightInches').selectOption('6');
    await save(page);
    await expect(page.getByText('Saved')).toBeVisible();
    await page.goto('/personal-information');
    await expect(control(page, 'heightCm')).toHaveValue('168');
  });
});
