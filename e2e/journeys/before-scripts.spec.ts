import { enterUnfinished, openMenu } from '../support/dashboard.ts';
import { fillLogin, fillStep1, fillStep2, passwordIn, storedIn, submitOf } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { becomeMember, makeShownMember } from '../support/meeting.ts';
import { inventMember, registerMember } from '../support/member.ts';
import { holdScripts, untilAlive } from '../support/scripts.ts';

test('a page is complete before its scripts arrive, and unchanged afterwards', async ({ checkedPage: page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const phone = page.getByLabel('Phone number');
  await expect(phone).toBeEditable();
  await phone.fill('9830012345');
  await release();
  await page.waitForLoadState('load');
  await expect(phone).toHaveValue('9830012345');
});

test('content for some readers only is hydrated in place', async ({ checkedPage: page, baseURL }) => {
  const bride = await makeShownMember(String(baseURL), { name: 'Ruma Ghosh', gender: 'Female' });
  await becomeMember(page.context(), bride);
  const release = await holdScripts(page);
  await page.goto(`/matching-profile/${bride.pid}`, { waitUntil: 'commit' });
  const link = await page.getByRole('link', { name: 'Share my biodata through a link' }).elementHandle();
  await release();
  await untilAlive(page);
  // If the link were rendered again, it would move under the finger.
  expect(await link?.evaluate((it) => it.isConnected)).toBe(true);
  await link?.click();
  await expect(page).toHaveURL('/matching-profile/links');
});

test('a login before the scripts arrive stays on the dashboard afterwards', async ({ checkedPage: page, baseURL }) => {
  const member = inventMember();
  const pid = await registerMember(String(baseURL), member);
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await fillLogin(page, member);
  await submitOf(page).click({ noWaitAfter: true });
  await page.waitForURL('/dashboard', { waitUntil: 'commit' });
  await release();
  await expect.poll(() => storedIn(page)).toEqual({ pid });
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
});

test('a registration before the scripts arrive is as complete as with them', async ({ checkedPage: page }) => {
  const member = inventMember();
  let release = await holdScripts(page);
  await page.goto('/register', { waitUntil: 'commit' });
  await fillStep1(page, member);
  await submitOf(page).click({ noWaitAfter: true });
  await page.waitForURL('/register2', { waitUntil: 'commit' });
  await release();
  const profileId = expect.stringMatching(/^SV[1-9]\d{0,8}$/);
  await expect.poll(() => storedIn(page)).toEqual({ profile_id: profileId, userregstep: '1', phone: member.phone });
  // The HTML of a page that was sent as a plain form never contains the password.
  expect(await passwordIn(page)).toBeNull();

  release = await holdScripts(page);
  await page.goto('/register2', { waitUntil: 'commit' });
  await fillStep2(page);
  await submitOf(page).click({ noWaitAfter: true });
  await page.waitForURL('/thankyou', { waitUntil: 'commit' });
  await expect(page.locator('main')).toContainText(member.phone);
  await release();
  await expect.poll(() => storedIn(page)).toEqual({ profile_id: profileId, phone: member.phone });
  await expect.poll(() => storedIn(page)).toEqual({});
  await expect(page).toHaveURL('/thankyou');
});

test('a country chosen before the scripts arrive loads its states, and a city is not left unsaved', async ({
  checkedPage: page,
  baseURL,
}) => {
  await enterUnfinished(page, String(baseURL));
  const release = await holdScripts(page);
  await page.goto('/communication-details', { waitUntil: 'commit' });
  await page.locator('select[name=country]').selectOption({ index: 1 });
  await page.locator('input[name=city]').fill('Siliguri');
  await release();
  await expect(page.locator('select[name=state]').getByRole('option').nth(1)).toBeAttached();
  await openMenu(page);
  await page.locator('header').getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave', exact: true })
    .click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page.locator('input[name=city]')).toHaveValue('Siliguri');
});
