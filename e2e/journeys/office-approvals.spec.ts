import { randomInt } from 'node:crypto';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { makeShownMember } from '../support/meeting.ts';
import { comeIn, openRooms } from '../support/office.ts';

test('a moderator approves a family by two presses, the next by a key, and sends one back with a reason', async ({
  checkedPage: page,
  baseURL,
  faults,
}) => {
  // What an address names may be decided by now: then the next one is open.
  faults.allow(/openapproval|404/);
  const url = String(baseURL);
  await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
  await makeShownMember(url, { name: 'Jhuma Ghosh', gender: 'Female' });
  const { pid } = await makeShownMember(url, { name: 'Soma Ghosh', gender: 'Female' });
  // Where no other journey has made anybody, the line still has somebody after the three.
  await makeShownMember(url, { name: 'Mina Ghosh', gender: 'Female' });
  await comeIn(page, `approver-${randomInt(1_000_000)}@trust.example`, 'moderator');
  await chooseLanguage(page, 'bn', url);
  await page.goto('/office');
  const open = page.locator('#item');
  /** What stands open now, which a decision takes out of the line. */
  const decideBy = async (decide: () => Promise<void>) => {
    const [, member = ''] = (await open.innerText()).split(' · ');
    expect(member).toMatch(/^SV\d+$/);
    await decide();
    await expect(page.getByRole('navigation', { name: 'যা বাকি' })).not.toContainText(member);
    await expect(open).not.toContainText(member);
  };

  await (await openRooms(page))
    .getByRole('link', { name: /^অনুমোদন/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('অনুমোদন');
  await expectAccessible(page);
  await decideBy(() => page.getByRole('button', { name: 'অনুমোদন করুন' }).click());
  await decideBy(() => page.keyboard.press('a'));
  // Others of this site are in line too, and a profile that is sent back is shown no more.
  const line = page.getByRole('navigation', { name: 'যা বাকি' });
  for (let at = 0; (await line.getByRole('link', { name: pid }).count()) === 0; at++)
    await page.goto(`/office/approvals?page=${at}`);
  await line.getByRole('link', { name: pid }).click();
  await expect(open).toContainText(pid);
  await decideBy(async () => {
    // What is pressed while the page is on its way counts as nothing.
    await expect(async () => {
      await page.keyboard.press('s');
      await expect(page.locator('#send-back')).toHaveAttribute('open', '', { timeout: 500 });
    }).toPass();
    await page.getByRole('button', { name: 'ফেরত পাঠান', exact: true }).click();
    await expect(page.locator('main')).toContainText(/বেছে|লিখুন/);
    await page.getByLabel('নিজের ভাষায়', { exact: false }).fill('ছবিতে দুজন আছেন, একজনের ছবি দিন।');
    await page.getByRole('button', { name: 'ফেরত পাঠান', exact: true }).click();
  });
});
