import { randomInt } from 'node:crypto';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { makeShownMember } from '../support/meeting.ts';
import { comeIn, openRooms } from '../support/office.ts';

test('a moderator approves a family with two presses, the next with a key, and returns one with a reason', async ({
  checkedPage: page,
  baseURL,
  faults,
}) => {
  // The item of the URL may have been decided: then the next one opens.
  faults.allow(/openapproval|404/);
  const url = String(baseURL);
  await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
  await makeShownMember(url, { name: 'Jhuma Ghosh', gender: 'Female' });
  const { pid } = await makeShownMember(url, { name: 'Soma Ghosh', gender: 'Female' });
  // Guarantees a further item in the queue after these three.
  await makeShownMember(url, { name: 'Mina Ghosh', gender: 'Female' });
  await comeIn(page, `approver-${randomInt(1_000_000)}@trust.example`, 'moderator');
  await chooseLanguage(page, 'bn', url);
  await page.goto('/office');
  const open = page.locator('#item');
  /** Decides the open item and waits until it has left the queue. */
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
  // Other members of this site are in the queue too, and a returned profile is no longer shown.
  const line = page.getByRole('navigation', { name: 'যা বাকি' });
  for (let at = 0; (await line.getByRole('link', { name: pid }).count()) === 0; at++)
    await page.goto(`/office/approvals?page=${at}`);
  await line.getByRole('link', { name: pid }).click();
  await expect(open).toContainText(pid);
  await decideBy(async () => {
    // A press while the page loads is ignored.
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
