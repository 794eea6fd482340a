import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { control, type Entered, enterAsMember, radio, save } from '../support/dashboard.ts';
import { fillStep1, fillStep2, household, submitOf, WEST_BENGAL } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { inventMember } from '../support/member.ts';
import { untilAlive } from '../support/scripts.ts';

const FORM = '/communication-details';
const CALL = '**/api/saveaddressstep';
const LOST = /ERR_(FAILED|CONNECTION|INTERNET|TIMED)/;

const words = {
  en: {
    willGo: 'It will be sent when there is a network.',
    arrived: 'has arrived. Nothing is lost.',
    line: 'not sent yet',
    saved: 'Saved',
  },
  bn: {
    willGo: 'নেটওয়ার্ক এলেই নিজে থেকে চলে যাবে।',
    arrived: 'তা পৌঁছে গেছে। কিছুই হারায়নি।',
    line: 'এখনও পাঠানো যায়নি',
    saved: 'সেভ হয়েছে',
  },
};
const { en } = words;

const waits = (page: Page) => page.locator('main form').getByText(en.willGo);
const line = (page: Page) => page.locator(`main a[href="${FORM}"]`).filter({ hasText: en.line });
const keptIn = (page: Page) => page.evaluate(() => localStorage.getItem('unsent') ?? '');

const lose = (page: Page) => page.context().route(CALL, (route) => route.abort('connectionfailed'));
const find = (page: Page) => page.context().unroute(CALL);
const comesOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

/** Returns the city that the server has stored. */
async function storedCity(context: BrowserContext, { pid }: Pick<Entered, 'pid'>): Promise<string> {
  const answer = await context.request.post('/api/showcommunication', { form: { pid } });
  const { row } = await answer.json();
  return row.city;
}

async function typeCity(page: Page, city: string) {
  await page.goto(FORM);
  await untilAlive(page);
  await control(page, 'city').fill(city);
  await save(page);
}

for (const language of languages) {
  test(`what is saved without a network is sent by itself once there is one, in ${language}`, async ({
    checkedPage: page,
    baseURL,
    faults,
  }) => {
    faults.allow(LOST);
    const t = words[language];
    const member = await enterAsMember(page, String(baseURL));
    await chooseLanguage(page, language, String(baseURL));
    await page.goto(FORM);
    await untilAlive(page);
    await control(page, 'city').fill('শিলিগুড়ি');
    await page.context().setOffline(true);
    await save(page);
    const form = page.locator('main form');
    await expect(form.getByText(t.willGo)).toBeVisible();
    await expect(form.getByText(t.willGo)).toBeInViewport();
    await expectAccessible(page);
    expect(await keptIn(page)).toContain('শিলিগুড়ি');
    await page.context().setOffline(false);
    await expect(form.getByText(t.arrived)).toBeVisible();
    expect(await storedCity(page.context(), member)).toBe('শিলিগুড়ি');
    expect(await keptIn(page)).toBe('');
    // Nothing is left to save, and the form can be edited again.
    await control(page, 'district').fill('Darjeeling');
    await save(page);
    await expect(page.locator('main form').getByText(t.saved, { exact: true })).toBeVisible();
    await page.reload();
    await expect(control(page, 'district')).toHaveValue('Darjeeling');
    await expect(control(page, 'city')).toHaveValue('শিলিগুড়ি');
  });
}

test('what waits outlives the browser, and the line above every page leads to its form', async ({
  checkedPage: page,
  baseURL,
  faults,
}) => {
  faults.allow(LOST);
  const member = await enterAsMember(page, String(baseURL));
  await lose(page);
  await typeCity(page, 'Siliguri');
  await expect(waits(page)).toBeVisible();
  const otherPage = await page.context().newPage();
  await page.close();
  await otherPage.goto('/matching-profile/settings');
  await expect(line(otherPage)).toBeVisible();
  await expectAccessible(otherPage);
  await line(otherPage).click();
  await expect(otherPage).toHaveURL(FORM);
  await expect(control(otherPage, 'city')).toHaveValue('Siliguri');
  await expect(waits(otherPage)).toBeVisible();
  await expect(line(otherPage)).toHaveCount(0);
  await find(otherPage);
  await comesOnline(otherPage);
  await expect(otherPage.getByText(en.arrived)).toBeVisible();
  expect(await storedCity(otherPage.context(), member)).toBe('Siliguri');
  await otherPage.goto('/matching-profile/settings');
  await untilAlive(otherPage);
  await expect(line(otherPage)).toHaveCount(0);
});

test('another account on the same phone neither sees what waits nor sends it', async ({
  checkedPage: page,
  baseURL,
  faults,
}) => {
  faults.allow(LOST);
  const first = await enterAsMember(page, String(baseURL));
  await lose(page);
  await typeCity(page, 'Siliguri');
  await expect(waits(page)).toBeVisible();
  const tab = await page.context().newPage();
  await page.close();
  await find(tab);
  const other = await enterAsMember(tab, String(baseURL));
  const requestedPaths: string[] = [];
  tab.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  for (const path of ['/matching-profile/settings', FORM]) {
    await tab.goto(path);
    await untilAlive(tab);
    await comesOnline(tab);
    // Waits until the program that sends the queue has loaded.
    const isOfForm = (requested: string) => /\/submit-|forms/.test(requested) || requested.endsWith('.js');
    await expect.poll(() => requestedPaths.some(isOfForm)).toBe(true);
    await tab.waitForTimeout(1_000);
    await expect(tab.locator('main').getByText(en.line)).toHaveCount(0);
  }
  await expect(control(tab, 'city')).toHaveValue('Kolkata');
  expect(requestedPaths).not.toContain('/api/saveaddressstep');
  expect(await storedCity(tab.context(), other)).toBe('Kolkata');

  // The first family logs in again and opens any page, which sends the waiting form.
  await tab.context().request.post('/api/custlogin', { form: { phone: first.phone, password: first.password } });
  await tab.evaluate((pid) => localStorage.setItem('pid', pid), first.pid);
  await tab.goto('/matching-profile/settings');
  await expect(tab.getByText(en.arrived)).toBeVisible();
  expect(await storedCity(tab.context(), first)).toBe('Siliguri');
});

test('what has arrived without an answer counts once, also when it has been changed since', async ({
  checkedPage: page,
  baseURL,
  faults,
}) => {
  faults.allow(LOST);
  faults.allow(/409/);
  const member = await enterAsMember(page, String(baseURL));
  let arrived = 0;
  await page.context().route(CALL, async (route) => {
    await route.fetch();
    arrived++;
    await route.abort('connectionfailed');
  });
  await typeCity(page, 'Siliguri');
  await expect(waits(page)).toBeVisible();
  await expect.poll(() => arrived).toBeGreaterThan(1);
  expect(await storedCity(page.context(), member)).toBe('Siliguri');
  await find(page);
  await control(page, 'city').fill('Jalpaiguri');
  await save(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await storedCity(page.context(), member)).toBe('Jalpaiguri');
  expect(await keptIn(page)).toBe('');
});

test('what waits takes the place of nothing that another has saved meanwhile', async ({
  checkedPage: page,
  baseURL,
  faults,
}) => {
  faults.allow(LOST);
  faults.allow(/409/);
  const member = await enterAsMember(page, String(baseURL));
  await lose(page);
  await typeCity(page, 'Siliguri');
  await expect(waits(page)).toBeVisible();
  const form = { pid: member.pid, addr1: '12 Lake Road', addr2: '', city: 'Howrah', pin: '700029' };
  const place = { state: '35601163', countryid: '356' };
  const answer = await page.context().request.post('/api/updatecommunication', { form: { ...form, ...place } });
  expect(await answer.json()).toMatchObject({ msgcode: 1 });
  await find(page);
  await comesOnline(page);
  await expect(page.getByText('could not be sent automatically')).toBeVisible();
  await expectAccessible(page);
  expect(await storedCity(page.context(), member)).toBe('Howrah');
  await page.reload();
  await expect(control(page, 'city')).toHaveValue('Siliguri');
  await save(page);
  await expect(page.getByText('Saved by somebody else in the meantime')).toBeVisible();
  await page.getByRole('radio', { name: 'Yours: Siliguri' }).check();
  await save(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await storedCity(page.context(), member)).toBe('Siliguri');
  expect(await keptIn(page)).toBe('');
});

test('the answer to the end of a registration is lost: the same press leads on', async ({
  checkedPage: page,
  faults,
}) => {
  faults.allow(LOST);
  const member = inventMember();
  await page.goto('/register');
  await fillStep1(page, member);
  await submitOf(page).click();
  await page.waitForURL('/register2');
  await page.context().route('**/api/registerstep2', async (route) => {
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await fillStep2(page);
  await submitOf(page).click();
  await expect(page.getByText('please press the button once more')).toBeVisible();
  await expect(page.getByText('please press the button once more')).toBeInViewport();
  await expectAccessible(page);
  // Nothing is sent automatically, and the typed text is restored when the page is opened again.
  await page.context().unroute('**/api/registerstep2');
  await comesOnline(page);
  const otherPage = await page.context().newPage();
  await page.close();
  await otherPage.goto('/register2');
  await expect(control(otherPage, 'fatherName')).toHaveValue(household.fatherName);
  await expect(control(otherPage, 'state')).toHaveValue(WEST_BENGAL);
  await expect(otherPage.getByText('please press the button once more')).toBeVisible();
  await submitOf(otherPage).click();
  await otherPage.waitForURL('/thankyou');
  await expect(otherPage.locator('main')).toContainText(member.phone);
  expect(await keptIn(otherPage)).toBe('');
});

test('health answers never wait on the device', async ({ checkedPage: page, baseURL, faults }) => {
  faults.allow(LOST);
  await enterAsMember(page, String(baseURL));
  await page.context().route('**/api/save*step', (route) => route.abort('connectionfailed'));
  const lostMessage = page.locator('main form').getByText('We could not reach Shubho Bibaho');
  await page.goto('/health-details');
  await untilAlive(page);
  await radio(page, 'father.chronicDisease', 'Yes').check();
  await control(page, 'father.chronicDiseaseDetails').fill('sentinel');
  await save(page);
  await expect(lostMessage).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/paternal-bibliography?step=grandfather');
  await untilAlive(page);
  await control(page, 'grandfather.name').fill('Haripada');
  await save(page);
  await expect(waits(page)).toBeVisible();
  await radio(page, 'grandfather.chronicDisease', 'Yes').check();
  await control(page, 'grandfather.chronicDiseaseDetails').fill('sentinel');
  await save(page);
  await expect(lostMessage).toBeVisible();
  expect(await keptIn(page)).toContain('Haripada');
  expect(await keptIn(page)).not.toMatch(/sentinel|chronicDisease":"Yes/);
});
