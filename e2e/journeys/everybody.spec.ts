import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { fillStep1, fillStep2, submitOf } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { ask, becomeMember, confirmByCode, makeShownMember, type ShownMember } from '../support/meeting.ts';
import { inventMember, logIn } from '../support/member.ts';

/** Returns the ending of a name that no other journey uses. */
const ending = () => Array.from({ length: 6 }, () => 'bdghkmnprt'[randomInt(10)]).join('');

/** Registers on a phone in Bengali. Then confirms the phone, saves the profile's own facts, and shows the profile. */
async function register(
  page: Page,
  url: string,
  about: { name: string; gender: 'Male' | 'Female'; birthDate: string; maritalStatus?: string },
  details: Record<string, string> = {},
): Promise<ShownMember> {
  const member = { ...inventMember(), name: about.name, gender: about.gender };
  await chooseLanguage(page, 'bn', url);
  await page.goto('/register');
  await fillStep1(page, member);
  await submitOf(page).click();
  await page.waitForURL('/register2');
  const pid = await page.evaluate(() => localStorage.getItem('profile_id') ?? '');
  await fillStep2(page);
  await page.locator('#birthDate').fill(about.birthDate);
  if (about.maritalStatus) await page.locator('#maritalStatus').selectOption({ label: about.maritalStatus });
  await expectAccessible(page);
  await submitOf(page).click();
  await page.waitForURL('/thankyou');
  const { cookie } = await logIn(url, member);
  const shownMember = { ...member, pid, cookie, url };
  await confirmByCode(shownMember, 'phone', member.phone);
  if (Object.keys(details).length > 0) await ask(shownMember, 'savepersonalstep', { pid: shownMember.pid, ...details });
  await ask(shownMember, 'updateshowing', { pid: shownMember.pid, show: 'Yes', whose: 'candidate' });
  await becomeMember(page.context(), shownMember);
  return shownMember;
}

/** Waits until the lists show the change, which takes up to two seconds. */
async function expectListed(seeker: ShownMember, whom: ShownMember): Promise<void> {
  await expect.poll(() => readAll(seeker), { timeout: 20_000 }).toContain(`"${whom.pid}"`);
}

/** Returns every page of the list, because other journeys' families are in it too. */
async function readAll(seeker: ShownMember): Promise<string> {
  const pages: string[] = [];
  let cursor = '';
  do {
    const list = `${seeker.url}/api/findmatches?${new URLSearchParams({ pid: seeker.pid, order: 'newest', cursor })}`;
    const text = await (await fetch(list, { headers: { cookie: seeker.cookie } })).text();
    pages.push(text);
    cursor = String(Object(JSON.parse(text)).cursor ?? '');
  } while (cursor !== '');
  return pages.join('\n');
}

const main = (page: Page) => page.locator('main');

test('a widower of 52 with a daughter registers and is listed like everybody', async ({
  checkedPage: page,
  baseURL,
}) => {
  const url = String(baseURL);
  const widow = await makeShownMember(url, { name: 'Sumita Pal', gender: 'Female' }, { dateofbirth: '1978-04-05' });
  const name = `Subir${ending()}`;
  const widower = await register(
    page,
    url,
    { name: `${name} Sen`, gender: 'Male', birthDate: '1974-02-03', maritalStatus: 'স্বামী বা স্ত্রী প্রয়াত' },
    { children: '1', childrenages: '11 to 17', childrenwith: 'With Me' },
  );
  await expectListed(widow, widower);
  await page.goto(`/matching-profile/${widower.pid}`);
  await expect(main(page)).toContainText('স্ত্রী প্রয়াত');
  // The suggested wishes of other seekers do not exclude him.
  await becomeMember(page.context(), widow);
  await ask(widow, 'savepersonalstep', { pid: widow.pid, maritalstatus: 'Never Married' });
  await page.goto('/matching-profile');
  const suggested = page.getByRole('checkbox', { name: 'আগে বিয়ে হয়নি' });
  await expect(suggested).toBeVisible();
  await expect(suggested).not.toBeChecked();
});

test('a divorced teacher of 36 says how old her son is, and families in touch alone read it', async ({
  checkedPage: page,
  baseURL,
}) => {
  const url = String(baseURL);
  const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
  const teacher = await register(page, url, {
    name: `Mitali${ending()} Roy`,
    gender: 'Female',
    birthDate: '1990-05-06',
    maritalStatus: 'বিবাহবিচ্ছিন্ন',
  });
  await page.goto('/personal-information?step=home');
  const maritalStatus = page.locator('#maritalStatus');
  await expect(maritalStatus).toHaveValue('Divorced');
  await page.locator('#children').fill('১');
  await page.locator('#childrenAges').selectOption({ label: 'পাঁচ থেকে দশ বছর' });
  await page.locator('#childrenWith').selectOption({ label: 'আমার কাছে' });
  await expectAccessible(page);
  await page.locator('main form[method=post] button[type=submit]').first().click();
  await expect(page.locator('main [role=status]', { hasText: 'সেভ হয়েছে' })).toBeVisible();
  await expectListed(groom, teacher);
  await becomeMember(page.context(), groom);
  await page.goto(`/matching-profile/${teacher.pid}`);
  await expect(main(page)).not.toContainText('পাঁচ থেকে দশ বছর');
  await ask(groom, 'sendintroduction', { pid: groom.pid, member: teacher.pid, note: '' });
  await ask(teacher, 'acceptintroduction', { pid: teacher.pid, member: groom.pid });
  await page.reload();
  await expect(main(page)).toContainText('পাঁচ থেকে দশ বছর');
});

test('a woman in a wheelchair tells it to whom she chooses, and takes it back', async ({
  checkedPage: page,
  baseURL,
}) => {
  const url = String(baseURL);
  const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
  const words = 'হুইলচেয়ারে চলি, ব্যাঙ্কে চাকরি করি।';
  const her = await register(page, url, { name: `Rina${ending()} Das`, gender: 'Female', birthDate: '1994-07-08' });
  await expectListed(groom, her);
  await page.goto('/matching-profile/about-me');
  await main(page).getByRole('link', { name: 'প্রতিবন্ধকতার কথা' }).click();
  await expectAccessible(page);
  // No box is ticked in advance, and a missing answer is reported at its field.
  await page.getByRole('button', { name: 'সেভ করুন' }).click();
  await expect(page.locator('#agrees-error')).toHaveText('এতে রাজি হলে ঘরটিতে টিক দিন');
  const kinds = page.getByRole('group', { name: 'কী ধরনের অসুবিধে' }).locator('summary');
  await expect(kinds).toContainText('বেছে নিন');
  await expect(kinds).not.toContainText('যে কোনও');
  await kinds.click();
  await page.getByRole('checkbox', { name: 'চলাফেরা' }).check();
  await page.locator('#words').fill(words);
  await page.getByRole('radio', { name: 'আমার প্রোফাইল যাঁদের দেখানো হয়, তাঁরা সবাই' }).check();
  await page.locator('#agrees').check();
  await page.getByRole('button', { name: 'সেভ করুন' }).click();
  await expect(main(page)).toContainText('শুধু তাঁরাই পড়বেন');

  const his = page.context();
  await becomeMember(his, groom);
  await page.goto(`/matching-profile/${her.pid}`);
  await expect(main(page)).toContainText('চলাফেরা');
  await expect(main(page)).toContainText(words);
  await page.goto('/matching-profile/disability');
  await page.getByRole('button', { name: 'পাতায় লিখে দিন' }).click();
  await expect(main(page)).toContainText('প্রতিবন্ধকতা আছে এমন জীবনসঙ্গীকে স্বাগত।');
  await page.getByRole('link', { name: 'তালিকাটি দেখুন' }).click();
  await expect(page.getByRole('article').filter({ hasText: her.name.split(' ')[0] ?? '' })).toHaveCount(1);
  await expectAccessible(page);

  await becomeMember(his, her);
  await page.goto('/matching-profile/disability');
  await page.locator('#erase summary, summary:has-text("ফিরিয়ে নিন")').first().click();
  await page.getByRole('button', { name: 'হ্যাঁ, মুছে দিন' }).click();
  await expect(main(page)).toContainText('সবটা মুছে দেওয়া হয়েছে');
  await expect(page.locator('#words')).toHaveValue('');
  await expect
    .poll(async () => JSON.stringify(await ask(groom, 'member', { pid: groom.pid, member: her.pid })))
    .not.toContain(words);
});

test('a couple across faiths find each other, and each page says what no bar means', async ({
  checkedPage: page,
  baseURL,
}) => {
  const url = String(baseURL);
  const his = `Anwar${ending()}`;
  const groom = await makeShownMember(url, { name: `${his} Ali`, gender: 'Male' }, { religion: '2' });
  await ask(groom, 'updatewishes', { pid: groom.pid, religionnobar: 'Yes', nobarform: '1' });
  const bride = await register(
    page,
    url,
    { name: `Ishita${ending()} Bose`, gender: 'Female', birthDate: '1995-09-10' },
    { religionwords: 'বাবা হিন্দু, মা খ্রিস্টান' },
  );
  await expectListed(groom, bride);
  await page.goto('/matching-profile/open?of=noBar');
  await expect(main(page)).toContainText('একই কথা জানালে তবেই এই তালিকা খোলে');
  await expectAccessible(page);
  await page.goto('/matching-profile/wishes');
  const tick = page.getByRole('checkbox', { name: 'ধর্ম নিয়ে বাধা নেই' });
  if (!(await tick.isVisible())) await main(page).locator('summary', { hasText: 'ধর্ম' }).first().click();
  await tick.check();
  await page.getByRole('button', { name: 'সেভ করুন' }).click();
  await expect(page.locator('main [role=status]', { hasText: 'সেভ হয়েছে' })).toBeVisible();
  await page.goto('/matching-profile');
  await main(page).getByRole('link', { name: 'জাত বা ধর্মে বাধা নেই' }).click();
  await expect(page).toHaveURL(/of=noBar/);
  // The lists learn of a saved wish within a second.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('article').filter({ hasText: his })).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await becomeMember(page.context(), groom);
  await page.goto(`/matching-profile/${bride.pid}`);
  await expect(main(page)).toContainText('যে কোনও ধর্মের পরিবার আগ্রহ জানাতে পারেন');
  await expect(main(page)).toContainText('বাবা হিন্দু, মা খ্রিস্টান');
  await expectAccessible(page);
});
