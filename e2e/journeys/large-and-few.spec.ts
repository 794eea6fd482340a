import type { Page } from '@playwright/test';
import { forTheEar } from '#words/spoken/for-the-ear.ts';
import { household, WEST_BENGAL } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { ask, becomeMember, makeShownMember } from '../support/meeting.ts';
import { inventMember } from '../support/member.ts';
import { giveVoices, saidOn } from '../support/speech.ts';

const VOICE = [{ lang: 'bn-IN', localService: true }];
const listen = (page: Page) => page.locator('main').getByRole('button', { name: 'শুনুন', exact: true }).first();
const next = (page: Page) => page.getByRole('button', { name: 'পরের প্রশ্ন' });
const back = (page: Page) => page.getByRole('button', { name: 'আগের প্রশ্ন' });
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const sizeOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

/** Goes from question to question until the control is visible. */
async function goTo(page: Page, id: string) {
  const control = page.locator(`#${id}`);
  while (!(await control.isVisible()) && (await back(page).isVisible())) await back(page).click();
  while (!(await control.isVisible())) await next(page).click();
  return control;
}

test('a mother registers her daughter, hearing each page, one question at a time, and writes to a first family', async ({
  checkedPage: page,
  baseURL,
}) => {
  test.slow();
  const url = String(baseURL);
  await chooseLanguage(page, 'bn', url);
  await giveVoices(page, VOICE);
  await makeShownMember(url, { name: 'Nilratan Dutta', gender: 'Male' });
  const heard = async () => {
    expect(await widthOf(page), page.url()).toBeLessThanOrEqual(360);
    const countBefore = (await saidOn(page)).length;
    await listen(page).click();
    await expect(page.getByRole('button', { name: 'শুরু থেকে শুনুন' })).toBeVisible();
    const saidTexts = (await saidOn(page)).slice(countBefore).map(({ text }) => text);
    expect(saidTexts.join('\n')).not.toMatch(/[A-Za-z0-9০-৯]/);
    expect(saidTexts.length, page.url()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'শোনা বন্ধ করুন' }).click();
    return saidTexts.join('\n');
  };

  // The switch on the first page needs no account, and neither does reading aloud.
  await page.goto('/');
  expect(await sizeOf(page)).toBe('18px');
  await expect(listen(page)).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'বড় অক্ষর, কম লেখা' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-letters', 'large');
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  expect(await sizeOf(page)).toBe('22.5px');
  await expect(page.locator('header').getByRole('link', { name: 'আমাদের ফোন করতে বলুন' })).toBeVisible();
  expect(await heard()).toContain('ফোন নম্বর');

  await page.goto('/register');
  const mother = inventMember();
  const first = await heard();
  expect(first).toContain('নাম');
  // The voice reads the next question's name, but no later controls.
  expect(first).toContain('পরের প্রশ্ন');
  expect(first).not.toMatch(/এগিয়ে চলুন|পুরো গোপনীয়তা নীতি/);
  await (await goTo(page, 'name')).fill('Ananya Chatterjee');
  await expect(page.locator('#phone')).toBeHidden();
  await page.locator('#name').press('Enter');
  while (!(await page.locator('[name=gender]').first().isVisible())) await next(page).click();
  await page.locator('[name=gender][value=Female]').check();
  await (await goTo(page, 'phone')).fill(mother.phone);
  await (await goTo(page, 'password')).fill(mother.password);
  await goTo(page, 'registration');
  for (const box of ['registration', 'marriageOnly', 'truthful']) await page.locator(`#${box}`).check();
  await page.locator('main form[method=post] button[type=submit]:visible').last().click();
  await expect(page).toHaveURL(/register2/);

  const second = await heard();
  expect(second).toContain('দুটি ধাপের দ্বিতীয়টি');
  expect(second).toContain('তারা চিহ্ন');
  expect(second).toContain('ঠিকানা');
  expect(second).not.toMatch(/নম্বর বদলান|নাম লেখানো শেষ করুন/);
  // One question is shown, under its own section heading, with the reading button above it.
  await next(page).click();
  await expect(page.locator('main [data-question]:visible')).toHaveCount(1);
  await expect(page.locator('main legend:visible')).toHaveText(['ঠিকানা']);
  await expect(listen(page)).toBeInViewport();
  await expect(next(page)).toBeInViewport();
  for (const [name, value] of Object.entries({ ...household, state: WEST_BENGAL })) {
    const control = await goTo(page, name);
    const isSelect = ['state', 'religion', 'community'].includes(name);
    await (isSelect ? control.selectOption(value) : control.fill(value));
  }
  // After a wrong answer the form returns to that question.
  await (await goTo(page, 'pincode')).fill('7000');
  while (await next(page).isVisible()) await next(page).click();
  const finish = page.locator('main form[method=post] button[type=submit]:visible').last();
  await finish.click();
  await expect(page.locator('#pincode')).toBeVisible();
  await expect(page.locator('#pincode')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#pincode')).toBeFocused();
  // It returns as often as the answer is wrong, and the error is read aloud once.
  await page.locator('#pincode').fill('70002');
  while (await next(page).isVisible()) await next(page).click();
  await finish.click();
  await expect(page.locator('#pincode')).toBeFocused();
  const error = (await page.locator('#pincode-error').innerText()).trim();
  expect((await heard()).split(forTheEar(error, 'bn'))).toHaveLength(2);
  await page.locator('#pincode').fill('700029');
  while (await next(page).isVisible()) await next(page).click();
  await finish.click();
  await expect(page).toHaveURL(/thankyou/);
  await expect(page.locator('main')).toContainText(mother.password);
  expect(await heard()).not.toContain('পাসওয়ার্ড\n');

  // The account stores the switch at its first login.
  await page.goto('/login');
  await page.locator('#phone').fill(mother.phone);
  await page.locator('#password').fill('another one');
  await page.locator('main form[method=post] button[type=submit]').click();
  // The error is scrolled into view, because the button is far below it.
  await expect(page.locator('main [role=alert]')).toBeFocused();
  await expect(page.locator('main [role=alert]')).toBeInViewport();
  await page.locator('#password').fill(mother.password);
  await page.locator('main form[method=post] button[type=submit]').click();
  await expect(page).toHaveURL(/dashboard/);
  expect(await sizeOf(page)).toBe('22.5px');
  expect(await heard()).not.toContain('প্রোফাইল নম্বর');

  // Each wish is one question. Rare wishes are folded, and can be skipped or opened.
  await page.goto('/matching-profile/wishes');
  await expect(page.locator('[name="age.to"]')).toBeVisible();
  await expect(page.locator('main h2:visible')).toHaveText(['মানুষটি']);
  const foldedQuestion = page.locator('main form summary', { hasText: 'ধর্ম' }).first();
  while (!(await foldedQuestion.isVisible())) {
    await expect(page.locator('main form :is(input, select, summary):visible').first()).toBeVisible();
    await next(page).click();
  }
  await foldedQuestion.click();
  await expect(page.getByRole('checkbox', { name: 'ধর্ম নিয়ে বাধা নেই' })).toBeVisible();
  await next(page).click();
  await expect(page.getByRole('checkbox', { name: 'ধর্ম নিয়ে বাধা নেই' })).toBeHidden();
});

test('a shown bride’s mother finds a family, hears of it and sends the first interest', async ({
  checkedPage: page,
  baseURL,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  const url = String(baseURL);
  await chooseLanguage(page, 'bn', url);
  await giveVoices(page, VOICE);
  const groom = await makeShownMember(url, { name: 'Nilratan Dutta', gender: 'Male' });
  const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
  await becomeMember(page.context(), bride);
  await page.goto('/matching-profile/settings?open=letters');
  await page.getByRole('button', { name: 'বড় অক্ষর চালু করুন' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-letters', 'large');
  await page.goto(`/matching-profile/${groom.pid}`);
  await listen(page).click();
  await expect(page.getByRole('button', { name: 'শুরু থেকে শুনুন' })).toBeVisible();
  const saidText = (await saidOn(page)).map(({ text }) => text).join('\n');
  expect(saidText).toContain('উচ্চতা পাঁচ ফুট পাঁচ ইঞ্চি');
  expect(saidText).toContain('আগ্রহ জানান');
  await page.getByRole('button', { name: 'শোনা বন্ধ করুন' }).click();
  // An outage loses neither the page nor the letter, and no button is cut off at the edge of the phone.
  const letter = page.locator('main textarea').first();
  await letter.fill('আমরা বাঁকুড়ার মানুষ।');
  for (const way of await page.locator('[data-page-bar] :is(a, button)').all()) {
    const box = await way.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  }
  await page.context().setOffline(true);
  await page.locator('[data-page-bar] button[type=submit]').first().click();
  await expect(page.locator('main [role=alert]').first()).toBeVisible();
  await expect(letter).toHaveValue('আমরা বাঁকুড়ার মানুষ।');
  await page.context().setOffline(false);
  await page.locator('[data-page-bar] button[type=submit]').first().click();
  await expect
    .poll(async () => JSON.stringify(await ask(bride, 'introductions', { pid: bride.pid })))
    .toContain(groom.pid);
  await page.goto('/matching-profile/settings?open=letters');
  await page.getByRole('button', { name: 'সাধারণ অক্ষরে ফিরুন' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-letters', 'large');
  expect(await sizeOf(page)).toBe('18px');
});
