import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { becomeMember, callAbout, makeShownMember } from '../support/meeting.ts';
import { endSentence, giveVoices, isSpeakingOn, OWN_VOICES, saidOn } from '../support/speech.ts';

const listen = (page: Page) => page.locator('main').getByRole('button', { name: /^(শুনুন|Listen)$/ });
const reader = (page: Page) => page.getByRole('region', { name: /^(পড়ে শোনানো হচ্ছে|Reading aloud)$/ });

/** Opens a page and lets it be read aloud to its end. */
async function hear(page: Page, path: string) {
  await page.goto(path);
  await listen(page).first().click();
  await expect(reader(page).getByRole('button', { name: /^(শুরু থেকে শুনুন|From the beginning)$/ })).toBeVisible();
  return saidOn(page);
}

test('a list is read family by family, sentence by sentence, and stops when told to', async ({
  checkedPage: page,
  baseURL,
}) => {
  const url = String(baseURL);
  await chooseLanguage(page, 'bn', url);
  await giveVoices(page, OWN_VOICES, true);
  await makeShownMember(url, { name: 'Nilratan Dutta', gender: 'Male' });
  await becomeMember(page.context(), await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' }));
  await expect(async () => {
    await page.goto('/matching-profile');
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(listen(page)).toHaveCount(1);
  expect(await saidOn(page)).toEqual([]);
  await listen(page).click();
  await expect(reader(page)).toBeVisible();
  await expect(page.locator('[data-read-aloud]')).toHaveCount(1);
  await expectAccessible(page);
  const nextOne = reader(page).getByRole('button', { name: 'পরের বাক্য' });
  while (!(await saidOn(page)).some(({ text }) => text.includes('বয়স'))) await nextOne.click();
  const lastSentence = (await saidOn(page)).at(-1);
  expect(lastSentence).toMatchObject({ lang: 'bn_IN', rate: 0.9 });
  expect(lastSentence?.text).toMatch(/^বয়স [\u0980-\u09ff ]+ বছর, উচ্চতা [\u0980-\u09ff]+ ফুট/);
  await expect(page.locator('article[data-read-aloud]')).toHaveCount(1);

  // Pausing stops the voice at once. Resuming repeats the sentence, slower if requested.
  await reader(page).getByRole('button', { name: 'থামান' }).click();
  await expect.poll(() => isSpeakingOn(page)).toBe(false);
  const countBefore = (await saidOn(page)).length;
  await reader(page).getByRole('button', { name: 'ধীরে' }).click();
  await reader(page).getByRole('button', { name: 'আবার শুনুন' }).click();
  await expect.poll(() => isSpeakingOn(page)).toBe(true);
  expect((await saidOn(page)).slice(countBefore)).toEqual([{ ...lastSentence, rate: 0.65 }]);
  await endSentence(page);
  await expect.poll(async () => (await saidOn(page)).length).toBe(countBefore + 2);

  // Another page has its own text to read.
  await page.locator('main').locator('a[href="/matching-profile/shortlist"]:visible').first().click();
  await expect(page.locator('#page-heading')).toBeVisible();
  await expect.poll(() => isSpeakingOn(page)).toBe(false);
  await expect(reader(page)).toHaveCount(0);
});

test('in Bengali everything is said in Bengali words: people, the sheet, forms, notices and help', async ({
  checkedPage: page,
  baseURL,
}) => {
  const url = String(baseURL);
  await chooseLanguage(page, 'bn', url);
  await giveVoices(page, [{ lang: 'bn-IN', localService: true }]);
  const groom = await makeShownMember(url, { name: 'Nilratan Dutta', gender: 'Male' });
  const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
  await callAbout(groom, 'sendintroduction', bride, {
    note: 'We are from Bankura, 12 km from the river. B.Sc. in 2019.',
  });
  await becomeMember(page.context(), bride);
  const of = `/matching-profile/${groom.pid}`;
  for (const [path, words] of [
    [of, /উচ্চতা পাঁচ ফুট পাঁচ ইঞ্চি/],
    [`${of}/pair`, /গোত্র|গুণ|রাশি/],
    ['/matching-profile/inbox', /বাঁকুড়া|বান|প্লাস|নিলরাতান|নীলরতন/],
    ['/personal-information?step=person', /উচ্চতা/],
    ['/matching-profile/wishes', /বয়স/],
    ['/notices', /খবর/],
    ['/dashboard', /./],
    ['/faqs', /প্রশ্ন/],
  ] as const) {
    const sentences = await hear(page, path);
    const text = sentences.map((one) => one.text).join('\n');
    expect(text, path).toMatch(words);
    expect(text, path).not.toMatch(/[A-Za-z0-9০-৯]/);
    expect(
      sentences.filter(({ lang }) => lang !== 'bn-IN'),
      path,
    ).toEqual([]);
  }
  // On the FAQ page each answer is read on its own.
  await page.goto('/faqs');
  const answer = page.locator('details[open]').first();
  await answer.getByRole('button', { name: 'শুনুন' }).click();
  await expect(answer.getByRole('button', { name: 'শুরু থেকে শুনুন' })).toBeVisible();
  expect((await saidOn(page)).length).toBeGreaterThan(1);
});

test('visitors hear a form’s questions in Indian English, what is wrong first', async ({
  checkedPage: page,
  faults,
}) => {
  faults.allow(/422/);
  await giveVoices(page);
  const sentences = await hear(page, '/register');
  expect(sentences.every(({ lang }) => lang === 'en-IN' || lang === 'bn_IN')).toBe(true);
  const text = sentences.map((one) => one.text).join('\n');
  expect(text).toMatch(/Phone/);
  expect(text).not.toMatch(/\d/);
  expect(text).not.toMatch(/\*/);
});

test('without a voice of the device itself there is no button, and nothing leaves it', async ({
  checkedPage: page,
}) => {
  await giveVoices(page, [{ lang: 'en-IN', localService: false }]);
  await page.goto('/faqs');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main details').first()).toBeVisible();
  await expect(listen(page)).toHaveCount(0);
});
