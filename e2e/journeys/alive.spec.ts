import { printedCode } from '../support/codes.ts';
import { watchFaults } from '../support/faults.ts';
import { expect, test } from '../support/journey.ts';
import { ask, becomeMember, makeAcceptedPair, makeShownMember } from '../support/meeting.ts';
import { inventMember } from '../support/member.ts';
import { enterAsStaff } from '../support/office.ts';
import { untilAlive } from '../support/scripts.ts';

// Their journeys are read over HTTP; here their scripts start without a fault.
test('pages whose journeys need no browser come alive, and send what is pressed', async ({
  checkedPage: page,
  context,
  baseURL,
}) => {
  const url = String(baseURL);
  const { bride, groom } = await makeAcceptedPair(url);
  const stranger = await makeShownMember(url, { name: 'Kamal Das', gender: 'Male' });
  await becomeMember(context, bride);
  const together = `/matching-profile/${groom.pid}/together`;
  for (const path of [
    `/matching-profile/${groom.pid}`,
    `/matching-profile/${stranger.pid}`,
    ...['numbers', 'decided', 'married', 'wedding'].map((step) => `${together}?step=${step}`),
    '/matching-profile/family',
    '/my-consents',
    '/phone-and-email',
    '/personal-information?step=work',
    '/matching-profile/about-me',
  ]) {
    await page.goto(path);
    await untilAlive(page);
    await expect(page.locator('main h1')).toBeVisible();
  }
  await page.goto(`${together}?step=decided`);
  await page.getByRole('button', { name: 'We have decided on the match' }).click();
  await expect(page.locator('main')).toContainText('You have said that you have decided');
  await page.goto(`${together}?step=wedding`);
  await page.getByLabel('Passport photos of both').check();
  const ticked = page.waitForResponse(/\/api\/tickpapers$/);
  await page.getByRole('button', { name: 'Save the ticks' }).click();
  expect((await ticked).ok()).toBe(true);
  await page.goto('/my-consents');
  await page.getByText('Withdraw our consent').click();
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You have withdrawn your consent' })).toBeVisible();
});

test('an invited bride agrees and shows the profile in a browser, and the office’s pages come alive', async ({
  checkedPage: page,
  browser,
  baseURL,
}) => {
  const url = String(baseURL);
  const father = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female', whose: 'guardian' });
  const { phone } = inventMember();
  await ask(father, 'inviteholder', { pid: father.pid, whose: 'candidate', phone });
  await page.goto('/invited');
  await page.locator('main [name="phone"]').fill(phone);
  await page.locator('main [name="code"]').fill(await printedCode(phone));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('main [name="password"]').fill('meghe dhaka tara');
  for (const box of await page.locator('main input[type=checkbox]').all()) await box.check();
  await page.getByRole('button', { name: 'I agree', exact: true }).click();
  await page.waitForURL('**/matching-profile/family');
  await page.getByRole('link', { name: 'Decide', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, show my profile' }).click();
  await expect(page.locator('main')).toContainText('Your profile is shown to members.');

  const desk = await (await browser.newContext({ baseURL: url })).newPage();
  const faults = await watchFaults(desk);
  await enterAsStaff(desk, `alive-${father.pid}@trust.example`, 'administrator,moderator,helper,editor');
  for (const path of [
    ...['requests', 'staff', 'stories', 'marriages', 'two-families', 'records/sealed', 'whose'].map(
      (room) => `/office/${room}`,
    ),
    `/office/members/${father.pid}`,
  ]) {
    const answer = await desk.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expect(desk.locator('#page-heading')).toBeVisible();
    // The scripts have started then, and what they find wrong is a fault.
    await desk.waitForLoadState('networkidle');
  }
  faults.expectNone();
  await desk.context().close();
});
