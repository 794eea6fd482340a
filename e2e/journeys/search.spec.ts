import { expectAccessible } from '../support/accessible.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { ask, becomeMember, makeShownMember } from '../support/meeting.ts';
import { withoutScripts } from '../support/scripts.ts';

test('a family is found by name in either script, and by number', async ({ checkedPage: page, baseURL }) => {
  const url = String(baseURL);
  const bride = await makeShownMember(url, { name: 'Sreemoyee Ganguly', gender: 'Female' });
  const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
  await becomeMember(page.context(), groom);
  await chooseLanguage(page, 'bn', url);
  await page.goto('/matching-profile');
  const field = page.getByLabel('প্রোফাইল নম্বর বা নাম');
  await field.fill('শ্রীময়ী');
  await field.press('Enter');
  await expect(page.locator(`article a[href="/matching-profile/${bride.pid}"]`).first()).toBeVisible();
  await expectAccessible(page);
  await field.fill(bride.pid.slice(2));
  await page.getByRole('button', { name: 'খুঁজুন', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Sreemoyee');
});

overHttp.describe('over HTTP, without JavaScript', () => {
  overHttp(
    'a search is in its URL, shows which filter to relax, and can be saved',
    async ({ checkedPage: page, baseURL }) => {
      const url = String(baseURL);
      const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
      await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
      await becomeMember(page.context(), groom);
      await page.goto('/matching-profile/search');
      await expectAccessible(page);
      await expect(page.locator('form[action="/matching-profile/search"] button')).toHaveText(
        /^Show (fewer|about|over)/,
      );
      await ask(groom, 'updatewishes', { pid: groom.pid, agefrom: '22', diets: 'Veg' });
      await page.goto('/matching-profile/search');
      await page.getByRole('link', { name: 'Fill in from my wishes' }).click();
      await expect(page.locator('[name="agefrom"]')).toHaveValue('22');
      await page.getByRole('link', { name: 'Clear all' }).click();
      await page.locator('[name="agefrom"]').selectOption('21');
      await page.locator('[name="photo"]').check();
      await page.locator('[name="identified"]').check();
      await page.locator('form[action="/matching-profile/search"] button').click();
      await expect(page).toHaveURL(/search\?agefrom=21&photo=Yes&identified=Yes$/);
      await expectAccessible(page);
      await expect(page.locator('select[name="agefrom"]')).toHaveValue('21');
      await page.locator('summary', { hasText: 'Save this search' }).click();
      await page.getByLabel('Name of this search').fill('Seen by the trust');
      await page.getByRole('button', { name: 'Save the search', exact: true }).click();
      await expect(page.getByText('Saved. You will find it under Search.')).toBeVisible();
      await page.goto('/matching-profile/search');
      await expect(page.getByRole('link', { name: 'Seen by the trust' })).toHaveAttribute(
        'href',
        '/matching-profile/search?agefrom=21&photo=Yes&identified=Yes&order=newest',
      );
    },
  );
});

test.describe('without JavaScript', () => {
  test.use(withoutScripts);

  test('what is searched for becomes what one wishes, and the other wishes stay', async ({
    checkedPage: page,
    baseURL,
  }) => {
    const groom = await makeShownMember(String(baseURL), { name: 'Amit Dutta', gender: 'Male' });
    await makeShownMember(String(baseURL), { name: 'Ruma Ghosh', gender: 'Female' });
    const { pid } = groom;
    await ask(groom, 'updatewishes', { pid, agefrom: '19', ageto: '60', agestrength: 'Must', diets: 'Veg' });
    await becomeMember(page.context(), groom);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto('/matching-profile/search?ageto=55&religionids=1');
    const narrow = page.getByRole('region', { name: 'Narrow it down' });
    await expect(narrow.getByRole('textbox', { name: 'To' })).toHaveValue('55');
    await expectAccessible(page);
    await narrow.getByRole('button', { name: 'Save as my wishes' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    const { row } = await (await page.request.get(`/api/showwishes?pid=${pid}`)).json();
    expect(row).toMatchObject({ agefrom: '', ageto: '55', agestrength: 'Must' });
    expect(row).toMatchObject({ religionids: '1', religionstrength: 'Wish', diets: 'Veg' });
  });
});
