import { control, enterAsMember, save, unfoldWishes } from '../support/dashboard.ts';
import { fillStep1, submitOf } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { ask, becomeMember, makeAcceptedPair, makeShownMember } from '../support/meeting.ts';
import { inventMember } from '../support/member.ts';
import { untilAlive } from '../support/scripts.ts';

test('one checkbox for degrees or for any Brahmin ticks all options that it covers', async ({
  checkedPage: page,
  baseURL,
}) => {
  await enterAsMember(page, String(baseURL));
  await page.goto('/matching-profile/wishes');
  await unfoldWishes(page);
  const list = page.getByRole('group', { name: 'Education' }).last();
  const all = list.getByRole('checkbox', { name: 'Graduate or above', exact: true });
  if (await all.isHidden()) await list.locator('summary').click();
  await all.check();
  await expect(list.locator('input[name="education.anyOf"]:checked')).toHaveCount(32);
  await expect(list.locator('summary')).toContainText('Graduate or above');
  await list.getByRole('checkbox', { name: 'B.A.', exact: true }).uncheck();
  await expect(all).not.toBeChecked();
});

test('the last step of a form offers a next page', async ({ checkedPage: page, baseURL }) => {
  await enterAsMember(page, String(baseURL));
  await page.goto('/communication-details');
  await control(page, 'city').fill('Siliguri');
  await save(page);
  await expect(page.locator('main [role=status]').filter({ hasText: /\S/ }).first()).toBeVisible();
  const on = page.locator('main').getByRole('link', { name: 'Next: family, studies and work' });
  await expect(on).toBeVisible();
  await on.click();
  await expect(page).toHaveURL('/personal-information');
});

test('the end of every form asks the next human question, without a number', async ({ checkedPage: page, baseURL }) => {
  await chooseLanguage(page, 'bn', String(baseURL));
  await enterAsMember(page, String(baseURL));
  for (const [path, question, way] of [
    ['/communication-details', 'বাবা-মা কী করেন, বাড়িতে আর কে কে আছেন?', 'এরপর: পরিবার, পড়াশোনা আর কাজ'],
    ['/personal-information?step=birth', 'বাড়িতে কার রক্তের গ্রুপ কী?', 'এরপর: স্বাস্থ্যের কথা'],
    ['/health-details', 'বাবার দিকে কে কে ছিলেন?', 'এরপর: বাবার দিক'],
    ['/matching-profile/wishes', 'চিঠি কোন ই-মেলে যাবে?', 'এরপর: নাম আর ই-মেল'],
  ] as const) {
    await page.goto(path);
    const on = page.locator('main p').filter({ hasText: question });
    await expect(on.getByRole('link', { name: way })).toBeVisible();
    await expect(on).not.toContainText(/[০-৯0-9%]/);
  }
  // Every step of a long form is reachable by its name, and typed text survives on the way.
  await page.goto('/personal-information?step=family');
  await control(page, 'brothers').fill('2');
  await page.getByRole('button', { name: /সব প্রশ্ন/ }).click();
  await page.getByRole('link', { name: /^বৈবাহিক অবস্থা ও বাড়ি/ }).click();
  await expect(page).toHaveURL('/personal-information?step=home');
  await page.goBack();
  await expect(control(page, 'brothers')).toHaveValue('2');
});

test('a wrong phone can be corrected between the steps of the registration', async ({ checkedPage: page, baseURL }) => {
  await chooseLanguage(page, 'bn', String(baseURL));
  const [wrong, right] = [inventMember(), inventMember()];
  await page.goto('/register');
  await untilAlive(page);
  await fillStep1(page, wrong);
  await submitOf(page).click();
  await page.waitForURL('/register2');
  await page.locator('main summary', { hasText: 'ভুল আছে?' }).click();
  const phone = page.locator('main details [name=phone]');
  await phone.fill(right.phone);
  await page.getByRole('button', { name: 'নম্বর বদলান' }).click();
  await expect(page.getByText('ফোন নম্বর বদলে দেওয়া হয়েছে।')).toBeVisible();
  const answer = await page.request.post('/api/custlogin', { form: { phone: right.phone, password: wrong.password } });
  expect((await answer.json()).msgcode).toBe(1);
});

test('a member’s page uses the given name in the reader’s script, with the language of the name', async ({
  checkedPage: page,
  baseURL,
}) => {
  const url = String(baseURL);
  const groom = await makeShownMember(url, { name: 'Tathagata Ghosh', gender: 'Male' });
  await becomeMember(page.context(), await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' }));
  await chooseLanguage(page, 'bn', url);
  await page.goto(`/matching-profile/${groom.pid}`);
  await expect(page).toHaveTitle('তথাগত · শুভ বিবাহ');
  await expect(page.locator('h1')).toHaveText('তথাগত');
  await expect(page.locator('main span[lang=en]').getByText('Tathagata', { exact: true })).toBeVisible();
});

test('accepted families read who has retired or died, and about grandmothers and the mama’s house', async ({
  checkedPage: page,
  baseURL,
}) => {
  const { bride, groom } = await makeAcceptedPair(String(baseURL));
  // Saving one step keeps the height and all other answers.
  await ask(groom, 'savepersonalstep', { pid: groom.pid, fname: 'Amal Ghosh', foccu: '3', mname: 'Mina Ghosh' });
  const answers = {
    fathernow: 'Retired',
    mothernow: 'Late',
    thakuma: 'Surabala',
    dida: 'Kamala',
    mamarbari: 'Bankura',
  };
  await ask(groom, 'updateprofiledetails', { pid: groom.pid, ...answers, eats: 'Fish' });
  await becomeMember(page.context(), bride);
  await page.goto(`/matching-profile/${groom.pid}`);
  const main = page.locator('main');
  for (const words of ['(retired)', 'Late Mina Ghosh', 'Surabala', 'Kamala', 'Bankura', 'Fish, but no meat'])
    await expect(main).toContainText(words);
});
