import { randomInt } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { makeJpeg } from '#server/testing/images.ts';
import { queryBeside } from '#server/testing/query-beside.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { makeShownMember } from '../support/meeting.ts';
import { enterAsStaff, journeysFolder, openRooms } from '../support/office.ts';

test('a moderator approves a family with two presses, the next with a key, and returns one with a reason', async ({
  checkedPage: page,
  baseURL,
  faults,
}) => {
  // The item of the URL may already be decided. Then the next one opens.
  faults.allow(/openapproval|404/);
  const url = String(baseURL);
  await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
  await makeShownMember(url, { name: 'Jhuma Ghosh', gender: 'Female' });
  const { pid } = await makeShownMember(url, { name: 'Soma Ghosh', gender: 'Female' });
  // Guarantees a further item in the queue after these three.
  await makeShownMember(url, { name: 'Mina Ghosh', gender: 'Female' });
  await enterAsStaff(page, `approver-${randomInt(1_000_000)}@trust.example`, 'moderator');
  await chooseLanguage(page, 'bn', url);
  await page.goto('/office');
  const openItem = page.locator('#item');
  /** Decides the open item and waits until it has left the queue. */
  const decideBy = async (decide: () => Promise<void>) => {
    const [, member = ''] = (await openItem.innerText()).split(' · ');
    expect(member).toMatch(/^SV\d+$/);
    await decide();
    await expect(page.getByRole('navigation', { name: 'যা বাকি' })).not.toContainText(member);
    await expect(openItem).not.toContainText(member);
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
  await expect(openItem).toContainText(pid);
  await decideBy(async () => {
    // A press while the page loads is ignored.
    await expect(async () => {
      await page.keyboard.press('s');
      await expect(page.locator('#send-back')).toHaveAttribute('open', '', { timeout: 500 });
    }).toPass();
    await page.getByRole('button', { name: 'ফেরত পাঠান', exact: true }).click();
    await expect(page.locator('main')).toContainText('কী ঠিক করতে হবে বেছে নিন');
    await page.getByLabel('নিজের ভাষায়', { exact: false }).fill('ছবিতে দুজন আছেন, একজনের ছবি দিন।');
    await page.getByRole('button', { name: 'ফেরত পাঠান', exact: true }).click();
  });
});

test('approving and sending back stand in sight however long the profile, on a screen and a phone, and the photo opens large', async ({
  checkedPage: page,
  baseURL,
}) => {
  const url = String(baseURL);
  const { pid, cookie } = await makeShownMember(url, { name: 'Purnima Ghosh', gender: 'Female' });
  const photo = new FormData();
  photo.set('pid', pid);
  photo.set('file', new Blob([new Uint8Array(await makeJpeg(1200, 1500))], { type: 'image/jpeg' }), 'photo.jpg');
  expect((await fetch(`${url}/api/updateprofileimage`, { method: 'POST', headers: { cookie }, body: photo })).ok).toBe(
    true,
  );
  const words = 'আমি বই পড়তে আর গান শুনতে ভালোবাসি। '.repeat(120);
  const [{ id }] = (await queryBeside(
    journeysFolder(),
    `with said as (insert into profile_details (profile_id, about_self, about_hoped) values ('${pid}', '${words}', '${words}')
      on conflict (profile_id) do update set about_self = excluded.about_self, about_hoped = excluded.about_hoped)
     select id from approvals where profile_id = '${pid}' and kind = 'profile'`,
  )) as [{ id: string }];
  await enterAsStaff(page, `in-sight-${randomInt(1_000_000)}@trust.example`, 'moderator');
  await chooseLanguage(page, 'bn', url);
  const widthOf = async (image: Locator) => (await image.boundingBox())?.width ?? 0;
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(`/office/approvals?item=${id}`);
    const item = page.locator('section[aria-labelledby=item]');
    await expect(item).toContainText(pid);
    const decisions = [
      page.getByRole('button', { name: 'অনুমোদন করুন' }),
      page.locator('summary').filter({ hasText: 'ফেরত পাঠান …' }),
      page.locator('summary').filter({ hasText: 'বাতিল করুন …' }),
    ];
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeGreaterThan(2 * viewport.height);
    // The buttons are visible at the top, in the middle of the text, and at its end.
    const text = item.locator('blockquote').first();
    for (const look of [
      () => page.evaluate(() => scrollTo(0, 0)),
      () => text.evaluate((words) => words.scrollIntoView({ block: 'center' })),
      () => item.evaluate((all) => all.scrollIntoView({ block: 'end' })),
    ]) {
      await look();
      for (const decision of decisions) await expect(decision).toBeInViewport({ ratio: 1 });
    }
    const small = item.locator('img').first();
    const before = await widthOf(small);
    await small.click();
    const large = page.getByRole('dialog').locator('img');
    await expect(large).toBeInViewport({ ratio: 1 });
    const { width, height: tall } = (await large.boundingBox()) ?? { width: 0, height: 0 };
    expect(width).toBeGreaterThan(1.2 * before);
    expect(Math.max(tall / viewport.height, width / viewport.width)).toBeGreaterThan(0.75);
    await page.keyboard.press('Escape');
    // The form for sending back can be submitted without scrolling the page.
    await page.keyboard.press('s');
    const send = page.getByRole('button', { name: 'ফেরত পাঠান', exact: true });
    await send.scrollIntoViewIfNeeded();
    await expect(send).toBeInViewport({ ratio: 1 });
  }
});
