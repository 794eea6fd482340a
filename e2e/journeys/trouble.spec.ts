import { expectAccessible } from '../support/accessible.ts';
import { chunkOf } from '../support/chunks.ts';
import { fillStep1, formOf, submitOf } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { inventMember } from '../support/member.ts';

const words = {
  en: {
    lost: 'We could not reach Shubho Bibaho. Nothing you typed is lost',
    chunk: 'Part of this page could not be loaded.',
    again: 'Try again',
    unknown: 'We cannot find that page',
  },
  bn: {
    lost: 'শুভ বিবাহের সঙ্গে যোগাযোগ করা গেল না। আপনার লেখা কিছুই হারায়নি',
    chunk: 'এই পাতার একটি অংশ এসে পৌঁছয়নি।',
    again: 'আবার চেষ্টা করুন',
    unknown: 'এই ঠিকানায় কোনও পাতা নেই',
  },
};

const registerChunk = chunkOf('pages/registration/RegisterPage.tsx');
const loginChunk = chunkOf('pages/login/LoginPage.tsx');
const sendingChunk = `${chunkOf('forms/submit.ts')}*`; // a repeated request has a query

for (const language of languages) {
  const texts = words[language];

  test(`a lost network is reported and loses nothing, in ${language}`, async ({
    checkedPage: page,
    baseURL,
    faults,
  }) => {
    faults.allow(/ERR_(CONNECTION|FAILED)/);
    const member = inventMember();
    await chooseLanguage(page, language, String(baseURL));
    await page.goto('/register');
    await fillStep1(page, member);
    await page.route('**/api/registerstep1', (route) => route.abort('connectionfailed'));
    await submitOf(page).click();
    await expect(formOf(page)).toContainText(texts.lost);
    await expect(page.locator('#name')).toHaveValue(member.name);
    await expect(page.locator('#phone')).toHaveValue(member.phone);
    await expect(page.locator('#password')).toHaveValue(member.password);
    await expectAccessible(page);
    await page.unroute('**/api/registerstep1');
    await submitOf(page).click();
    await page.waitForURL('/register2');
  });

  test(`an unknown URL shows a helpful page, in ${language}`, async ({ checkedPage: page, baseURL, faults }) => {
    faults.allow(/404/);
    await chooseLanguage(page, language, String(baseURL));
    const response = await page.goto('/nothing-here');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.unknown);
    await expectAccessible(page);
    await page.locator('main a[href="/register"]').click();
    await expect(page).toHaveURL('/register');
  });

  test(`a failed chunk of the program can be retried, in ${language}`, async ({
    checkedPage: page,
    baseURL,
    faults,
  }) => {
    faults.allow(/ERR_FAILED|ChunkFailure|did not arrive|dynamically imported module/);
    await chooseLanguage(page, language, String(baseURL));
    await page.goto('/login');
    await page.route(registerChunk, (route) => route.abort('failed'));
    await page.locator('main a[href="/register"]').click();
    await expect(page.locator('main')).toContainText(texts.chunk);
    await expectAccessible(page);
    await page.unroute(registerChunk);
    await page.getByRole('link', { name: texts.again }).click();
    await expect(page).toHaveURL('/register');
    await expect(formOf(page)).toBeVisible();
  });
}

test('a chunk of the program that takes 120 seconds can be retried', async ({ checkedPage: page, faults }) => {
  faults.allow(/ChunkFailure|did not arrive/);
  await page.clock.install();
  await page.goto('/login');
  await page.route(registerChunk, () => {});
  const chunkRequest = page.waitForRequest(registerChunk);
  await page.locator('main a[href="/register"]').click();
  await chunkRequest;
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.clock.fastForward(119_000);
  await expect(formOf(page)).toBeVisible();
  await page.clock.fastForward(1_000);
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
});

test('a page whose program fails to load reports it, and its form still works', async ({
  checkedPage: page,
  faults,
}) => {
  faults.allow(/ERR_FAILED|ChunkFailure|did not arrive|dynamically imported module/);
  await page.route(loginChunk, (route) => route.abort('failed'));
  await page.goto('/login');
  await expect(page.getByRole('alert').filter({ hasText: words.en.chunk })).toBeVisible();
  await expect(formOf(page)).toBeVisible();
  await expectAccessible(page);
});

test('nothing typed is lost if the chunk for sending does not arrive, and it can be sent again', async ({
  checkedPage: page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  const member = inventMember();
  await page.route(sendingChunk, (route) => route.abort('failed'));
  await page.goto('/register');
  await fillStep1(page, member);
  await submitOf(page).click();
  await expect(formOf(page)).toContainText(words.en.lost);
  await expect(page.locator('#password')).toHaveValue(member.password);
  await page.unroute(sendingChunk);
  await submitOf(page).click();
  await page.waitForURL('/register2');
});

test('after a new deployment the page reloads once, with the typed values', async ({ checkedPage: page, faults }) => {
  faults.allow(/ERR_FAILED|ChunkFailure|did not arrive|dynamically imported module/);
  const member = inventMember();
  await page.goto('/register');
  await page.locator('#name').fill(member.name);
  await page.route(loginChunk, (route) => route.abort('failed'));
  await page.route('**/build', (route) => route.fulfill({ body: 'a newer build' }));
  const reloaded = page.waitForEvent('load');
  await page.locator('main a[href="/login"]').click();
  await reloaded;
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await page.unroute(loginChunk);
  await page.goto('/register');
  await expect(page.locator('#name')).toHaveValue(member.name);
});

test('an internal error shows a page with a sentence and a way back', async ({ checkedPage: page, faults }) => {
  faults.allow(/503/);
  await page.goto('/register');
  await fillStep1(page, inventMember());
  await submitOf(page).click();
  await page.waitForURL('/register2');
  await page.route('**/api/reg_*', (route) =>
    route.fulfill({ status: 503, json: { msg: 'Our records cannot be reached at the moment.', requestId: 'req-1' } }),
  );
  await page.goto('/');
  await page.locator('a[href="/register"]').first().click();
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await expect(page.locator('main')).toContainText('req-1');
  await expectAccessible(page);
});
