import { expectAccessible } from '../support/accessible.ts';
import { enterAsMember, enterUnfinished } from '../support/dashboard.ts';
import { makeAwaited } from '../support/families-with-father.ts';
import { fillStep2, submitOf } from '../support/forms.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { ask, becomeMember, makeShownMember } from '../support/meeting.ts';

overHttp(
  'over HTTP, the bride decides for herself, and her father reads what needs her decision',
  async ({ checkedPage: page, context, baseURL }) => {
    const url = String(baseURL);
    const { bride, father } = await makeAwaited(url);
    await becomeMember(context, bride);
    // The bride is not asked to invite the bride. She can preview the profile, and there is no showing to stop.
    await page.goto('/matching-profile');
    await expect(page.locator('main')).toContainText('Waiting for you to agree');
    await expect(page.locator('main').getByRole('link', { name: /Invite the bride/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Stop showing it' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'We do not want it shown after all' })).toBeVisible();
    await page.goto('/matching-profile/family');
    await page.getByRole('link', { name: 'See it as others will' }).click();
    await expect(page).toHaveURL(`/matching-profile/${bride.pid}`);

    await ask(bride, 'updateshowing', { pid: bride.pid, show: 'Yes' });
    const groom = await makeShownMember(url, { name: 'Tanmoy Bhattacharya', gender: 'Male' });
    await ask(groom, 'sendintroduction', { pid: groom.pid, member: bride.pid, note: '' });
    await ask(bride, 'acceptintroduction', { pid: bride.pid, member: groom.pid });
    await ask(bride, 'addtoshortlist', { pid: bride.pid, member: groom.pid, note: '' });
    await page.goto('/matching-profile/shortlist');
    await expect(page.locator('main')).toContainText(
      'Only you, and the relatives who look after this profile with you',
    );
    await page.goto('/notices');
    await expect(page.locator('main time').first()).toContainText('in Kolkata');

    await becomeMember(context, father);
    const his = await context.newPage();
    await his.goto(`/matching-profile/${groom.pid}`);
    const check = his.locator('#pair-check');
    await expect(check).toContainText('bride');
    await expect(check).not.toContainText('password');
    await expect(check).not.toContainText('Power Link');
  },
);

test('another member’s page shows what was verified, and the number of interests a day', async ({
  checkedPage: page,
  baseURL,
}) => {
  const url = String(baseURL);
  const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
  const groom = await makeShownMember(url, { name: 'Tanmoy Bhattacharya', gender: 'Male' });
  await becomeMember(page.context(), bride);
  await page.goto(`/matching-profile/${groom.pid}`);
  await expect(page.locator('main')).toContainText('it does not tell you who they are');
  await page.locator('main summary', { hasText: 'What the trust has checked' }).click();
  await expect(page.locator('main').getByRole('link', { name: 'Have your own identity checked' })).toHaveAttribute(
    'href',
    '/contact-us',
  );
  await expect(page.locator('#note')).toContainText('You can send three interests a day');

  // On a small laptop with two columns no name breaks inside a word, and no bar covers a link.
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`/matching-profile/${groom.pid}/pair`);
  await expect(page.locator('main h1')).toBeVisible();
  const broken = await page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/Tanmoy|Ruma/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) words.push(word);
      }
    return words;
  });
  expect(broken).toEqual([]);
  for (const link of await page.locator('main a:visible').all()) await link.click({ trial: true });
});

test('a failed connection at the last step of the registration is shown visibly', async ({
  checkedPage: page,
  faults,
  baseURL,
}) => {
  faults.allow(/registerstep2|Failed to load|ERR_/);
  await enterUnfinished(page, String(baseURL));
  await page.goto('/register2');
  await fillStep2(page);
  await page.route(/\/api\/registerstep2$/, (route) => route.abort());
  await submitOf(page).click();
  const notice = page
    .locator('main [role=alert], main [tabindex="-1"]')
    .filter({ hasText: /network|internet|connection/i });
  await expect(notice.first()).toBeInViewport();
  await expect(notice.first()).toBeFocused();
});

overHttp(
  'over HTTP, with one phone a mother adds her second daughter’s profile, and is asked for her own caste before marriage',
  async ({ checkedPage: page, baseURL }) => {
    await chooseLanguage(page, 'bn', String(baseURL));
    await enterAsMember(page, String(baseURL));
    await page.goto('/maternal-bibliography?step=parent');
    await expect(page.locator('label', { hasText: 'বিয়ের আগের' }).first()).toBeVisible();
    await page.goto('/matching-profile/family');
    await page.locator('summary', { hasText: 'আর এক ছেলে বা মেয়ের নাম লেখান' }).click();
    const another = page.locator('#another');
    await another.locator('[name=name]').fill('মিতা ঘোষ');
    await another.getByLabel(/মহিলা/).check();
    for (const box of await another.getByRole('checkbox').all()) await box.check();
    await expectAccessible(page);
    await another.getByRole('button', { name: 'আর একটি প্রোফাইল শুরু করুন' }).click();
    await page.waitForURL('/register2');
    await page.goto('/matching-profile/family');
    await expect(page.getByRole('button', { name: /প্রোফাইলটি খুলুন/ })).toBeVisible();
  },
);
