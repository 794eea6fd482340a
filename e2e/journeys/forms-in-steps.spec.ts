import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { control, enterAsMember, openMenu, radio, save, stepsOf } from '../support/dashboard.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';

const MOST_CONTROLS = 12;

const forms = [
  '/communication-details',
  '/personal-information',
  '/health-details',
  '/paternal-bibliography',
  '/maternal-bibliography',
  '/matching-profile/about-me',
];

/** The input controls of the open step. */
const controlsOf = (page: Page) =>
  page.locator('main form[novalidate] :is(input, select, textarea)').filter({ visible: true });

/** Holds back the answers to a call until the returned function is called. */
async function holdAnswers(page: Page, url: string): Promise<() => Promise<void>> {
  let letThrough = () => {};
  const through = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(url, (route) => through.then(() => route.fallback()));
  return async () => {
    letThrough();
    await page.unroute(url);
  };
}

for (const language of languages) {
  test(`no step of a form is longer than a screen, and each is accessible, in ${language}`, async ({
    checkedPage: page,
    baseURL,
  }) => {
    await chooseLanguage(page, language, String(baseURL));
    await enterAsMember(page, String(baseURL));
    const steps: string[] = [];
    for (const form of forms) steps.push(...(await stepsOf(page, form)));
    expect(steps).toHaveLength(16);
    for (const step of steps) {
      await page.goto(step);
      await expect(page.locator('main form button:not([type=button]):not([name])').first()).toBeInViewport({
        ratio: 1,
      });
      const controls = await controlsOf(page).count();
      expect(controls, step).toBeGreaterThan(0);
      expect(controls, step).toBeLessThanOrEqual(MOST_CONTROLS);
      await expectAccessible(page);
    }
  });
}

test('a mother fills in a form step by step, leaves, returns and finishes', async ({ checkedPage: page, baseURL }) => {
  await chooseLanguage(page, 'bn', String(baseURL));
  await enterAsMember(page, String(baseURL));
  await page.goto('/personal-information?step=parents');
  const nav = page.getByRole('navigation', { name: 'এই ফর্মের ধাপ' });
  const savedStatus = page.getByRole('status').filter({ hasText: 'সেভ হয়েছে' });
  await control(page, 'mother.name').fill('মীনা চট্টোপাধ্যায়');
  await control(page, 'father.occupation').selectOption({ index: 1 });
  await control(page, 'mother.occupation').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'সেভ করে এগোন' }).click();
  await expect(page).toHaveURL('/personal-information?step=family');
  await expect(savedStatus).toBeVisible();
  await expect(nav.getByRole('link', { name: /বাবা ও মা.*সব লেখা হয়েছে/ })).toBeVisible();

  // Unsaved text stays while she visits other steps, also with the browser's back button.
  await control(page, 'brothers').fill('২');
  await nav.getByRole('link', { name: /ধর্ম, জাতি ও গোত্র/ }).click();
  await expect(control(page, 'religion')).toBeVisible();
  await expect(control(page, 'brothers')).toBeHidden();
  await control(page, 'clan').fill('কাশ্যপ');
  await page.getByRole('button', { name: 'সেভ করে এগোন' }).click();
  await expect(page).toHaveURL('/personal-information?step=birth');
  const arriveAll = await holdAnswers(page, '**/api/showpersonalinfo');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/personal-information?step=family');

  // Leaving requires a confirmation, also during a slow navigation. The text is restored in this tab.
  await openMenu(page);
  await page.locator('header').getByRole('link', { name: 'ড্যাশবোর্ড', exact: true }).click();
  const leave = page.getByRole('dialog').getByRole('button', { name: 'চলে যান' });
  await expect(leave).toBeVisible();
  await arriveAll();
  await expect(control(page, 'brothers')).toHaveValue('২');
  await expect(page.locator('[data-step="family"]')).toBeVisible();
  await leave.click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/personal-information');
  await expect(page.getByText('বৈবাহিক অবস্থা ও বাড়ি').first()).toBeAttached();
  await nav.getByRole('link', { name: /ভাইবোন ও অভিভাবক/ }).click();
  await expect(control(page, 'brothers')).toHaveValue('২');
  await control(page, 'sisters').fill('০');
  for (const next of ['home', 'work', 'person', 'bloodline', 'birth']) {
    await page.getByRole('button', { name: 'সেভ করে এগোন' }).click();
    await expect(page).toHaveURL(`/personal-information?step=${next}`);
  }
  await radio(page, 'isMangalik', 'No').check();
  await page.getByRole('button', { name: 'সেভ করুন', exact: true }).click();
  await expect(savedStatus).toBeFocused();
  await page.reload();
  await expect(radio(page, 'isMangalik', 'No')).toBeChecked();
  // The stored value has Latin digits, however it was typed.
  await expect(control(page, 'brothers')).toHaveAttribute('value', '2');
  await expect(control(page, 'clan')).toHaveValue('কাশ্যপ');
});

test('a link to an answer opens its step and focuses the answer', async ({ checkedPage: page, baseURL }) => {
  await enterAsMember(page, String(baseURL));
  await page.goto('/personal-information?step=bloodline#clan');
  await expect(control(page, 'clan')).toBeFocused();
  await page.goto('/maternal-bibliography?step=grandfather#grandfather.name');
  await expect(control(page, 'grandfather.name')).toBeFocused();
});

test('a value saved by another browser meanwhile is shown beside one’s own, to choose from', async ({
  checkedPage: page,
  baseURL,
  browser,
  faults,
}) => {
  faults.allow(/409/);
  const { pid } = await enterAsMember(page, String(baseURL));
  await page.goto('/personal-information?step=person');
  await expect(control(page, 'weightKg')).toHaveValue('52');
  // The father uses another browser.
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const father = await elsewhere.request.post(`${baseURL}/api/savepersonalstep`, {
    form: { pid, weight: '55', height: '161', mname: 'মীনা' },
  });
  expect((await father.json()).msgcode).toBe(1);
  await elsewhere.close();

  await control(page, 'heightCm').fill('163');
  await control(page, 'weightKg').fill('54');
  await radio(page, 'diet', 'Veg').check();
  await save(page);
  const bothVersions = page.getByRole('group', { name: 'Saved by somebody else in the meantime' });
  await expect(bothVersions.getByRole('radiogroup')).toHaveCount(2);
  await expectAccessible(page);
  await bothVersions
    .getByRole('radiogroup', { name: 'Height' })
    .getByLabel(/Yours: 5 ft 4 in \(163 cm\)/)
    .check();
  await bothVersions
    .getByRole('radiogroup', { name: 'Weight' })
    .getByLabel(/Saved in the meantime: 55 kg/)
    .check();
  await expect(control(page, 'weightKg')).toHaveValue('55');
  await save(page);
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.goto('/personal-information?step=person');
  await expect(control(page, 'heightCm')).toHaveValue('163');
  await expect(control(page, 'weightKg')).toHaveValue('55');
  await expect(radio(page, 'diet', 'Veg')).toBeChecked();
  await expect(control(page, 'mother.name')).toHaveValue('মীনা');
});

overHttp.describe('over HTTP, without JavaScript', () => {
  overHttp(
    'all steps are on one page with one save button, and a stale save shows both values',
    async ({ checkedPage: page, baseURL, faults }) => {
      faults.allow(/409/);
      const { pid } = await enterAsMember(page, String(baseURL));
      await page.goto('/personal-information');
      for (const name of ['father.name', 'brothers', 'maritalStatus', 'education', 'heightCm', 'caste', 'birthDate'])
        await expect(control(page, name)).toBeVisible();
      await control(page, 'brothers').fill('1');
      await control(page, 'weightKg').fill('54');
      await page.request.post(`${baseURL}/api/savepersonalstep`, { form: { pid, weight: '55', sisters: '2' } });
      await save(page);
      const bothVersions = page.getByRole('group', { name: 'Saved by somebody else in the meantime' });
      await bothVersions.getByLabel(/Saved in the meantime: 55 kg/).check();
      await save(page);
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      for (const [name, value] of Object.entries({ brothers: '1', sisters: '2', weightKg: '55' }))
        await expect(control(page, name)).toHaveValue(value);
    },
  );
});
