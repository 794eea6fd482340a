import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from '../support/accessible.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import {
  ask,
  becomeMember,
  callAbout,
  makeAcceptedPair,
  makeShownMember,
  type ShownMember,
} from '../support/meeting.ts';

const words = {
  en: {
    days: /21 days left, until \d+ [A-Z]/,
    fold: 'Decline, and say why',
    tellNow: 'Decline and let them know',
    reasonMissing: 'Please choose a reason',
    told: 'You have declined. We will tell the other family kindly',
    why: 'will not go ahead: they feel that you live too far apart',
    notGoingOn: 'We do not want to go ahead',
    end: 'Yes, tell them that we will not go ahead',
    ended: 'You are no longer in touch with this family',
    theyEnded: 'this family decided not to go ahead',
    none: 'You have not sent any interests yet',
  },
  bn: {
    days: /২১ দিন বাকি, [০-৯]+ \S+ পর্যন্ত/,
    fold: 'রাজি নই, কারণটা জানাতে চাই',
    tellNow: 'রাজি নই, তাঁদের জানান',
    reasonMissing: 'একটি কারণ বেছে নিন',
    told: 'আপনারা কথা বলতে রাজি হননি। কারণটুকু সৌজন্যের সঙ্গে',
    why: 'আর এগোচ্ছেন না: দুই বাড়ির দূরত্ব তাঁদের বড় বেশি মনে হয়েছে',
    notGoingOn: 'আমরা আর এগোব না',
    end: 'আলাপ শেষ করুন',
    ended: 'এই আলাপ এখানেই শেষ হল',
    theyEnded: 'তাঁরা আর এগোচ্ছেন না',
    none: 'আপনারা এখনও কাউকে আগ্রহ জানাননি',
  },
};

const INBOX = '/matching-profile/inbox';

/** Opens the inbox as this member. */
async function openInbox(page: Page, member: ShownMember) {
  await becomeMember(page.context(), member);
  await page.goto(INBOX);
}

/** Checks that the button for the first family is visible above the bottom bar without scrolling. */
async function expectOverTheBar(page: Page) {
  const accept = await page.locator('#waiting [value=accept]').first().boundingBox();
  expect(accept && accept.y + accept.height).toBeLessThanOrEqual(740 - 56);
}

/** Opens the folded part with rare actions. */
const openSeldom = (page: Page, part: string) => page.locator(`${part} [id^=seldom-] > summary`).first().click();

/** Declines from the inbox, with distance as the reason. */
async function declineKindly(page: Page, t: (typeof words)['en' | 'bn']) {
  await openSeldom(page, '#waiting');
  await page.locator('summary', { hasText: t.fold }).click();
  await page.locator('select[name=reason]:visible').selectOption('distance');
  await page.getByRole('button', { name: t.tellNow }).click();
  await expect(page.locator('main [role=status]', { hasText: t.told })).toBeVisible();
}

for (const language of languages) {
  const t = words[language];

  overHttp(
    `over HTTP, an interest is declined with a reason, and its sender reads the reason, in ${language}`,
    async ({ checkedPage: page, baseURL, faults }) => {
      // The reason is missing at first.
      faults.allow(/422/);
      const url = String(baseURL);
      const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
      const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
      await callAbout(bride, 'sendintroduction', groom, { note: 'We are from Barisal.' });
      await chooseLanguage(page, language, url);
      await openInbox(page, bride);
      await expect(page.locator('#sent')).toContainText(t.days);
      await page.goto(`/matching-profile/${groom.pid}`);
      await expect(page.locator('main')).toContainText(t.days);
      await becomeMember(page.context(), groom);
      await page.goto(`/matching-profile/${bride.pid}`);
      await expect(page.locator('main')).toContainText('We are from Barisal.');
      await expect(page.locator('main')).toContainText(t.days);
      await openInbox(page, groom);
      await expect(page.locator('#waiting')).toContainText(t.days);
      await expect(page.locator('#waiting')).toContainText('We are from Barisal.');
      await expect(page.locator('#sent')).toContainText(t.none);
      await expect(page.locator('#accepted')).toHaveCount(0);
      await expectAccessible(page);

      // Declining with a notice to the sender requires a reason.
      await openSeldom(page, '#waiting');
      await page.locator('summary', { hasText: t.fold }).click();
      await page.getByRole('button', { name: t.tellNow }).click();
      await expect(page.locator('main [role=alert]').first()).toContainText(t.reasonMissing);
      await expectAccessible(page);
      await page.goto(INBOX);
      await declineKindly(page, t);
      await expect(page.locator('#waiting li')).toHaveCount(0);

      await openInbox(page, bride);
      await expect(page.locator('#sent')).toContainText(t.why);
      await expectAccessible(page);
      await expectNoSideways(page);
    },
  );

  overHttp(
    `over HTTP, an acquaintance ends, and the other family is notified without a reason, in ${language}`,
    async ({ checkedPage: page, baseURL }) => {
      const url = String(baseURL);
      const { bride, groom } = await makeAcceptedPair(url);
      await chooseLanguage(page, language, url);
      await openInbox(page, bride);
      await expect(page.locator(`#accepted form[action="/matching-profile/${groom.pid}#contact"]`)).toBeVisible();
      await openSeldom(page, '#accepted');
      await page.locator('summary', { hasText: t.notGoingOn }).click();
      await expectAccessible(page);
      await expectNoSideways(page);
      await page.getByRole('button', { name: t.end }).click();
      await expect(page.locator('main [role=status]', { hasText: t.ended })).toBeVisible();
      await expect(page.locator(`main form[action$="#contact"]`)).toHaveCount(0);

      await openInbox(page, groom);
      await expect(page.locator('#ended')).toContainText(t.theyEnded);
      await expect(page.locator('main')).not.toContainText('Ghosh');
      await expect(page.locator('#ended details')).toHaveCount(1);
      await expectAccessible(page);
      await expectNoSideways(page);
      await page.goto(`/matching-profile/${bride.pid}`);
      await expect(page.locator('main')).not.toContainText('Ghosh');
      await expect(page.locator('[value=send]')).toHaveCount(0);
    },
  );
}

test('the first answer stands above the bar, the whole card opens the profile, and what has ended is focused, in bn', async ({
  checkedPage: page,
  baseURL,
}) => {
  const url = String(baseURL);
  const { bride, groom } = await makeAcceptedPair(url);
  const other = await makeShownMember(url, { name: 'Kamal Das', gender: 'Male' });
  await callAbout(other, 'sendintroduction', bride, { note: 'We are from Barisal.' });
  await chooseLanguage(page, 'bn', url);
  await openInbox(page, bride);
  await expectOverTheBar(page);
  await page.locator('#waiting [data-window]').click({ force: true });
  await expect(page).toHaveURL(`/matching-profile/${other.pid}`);
  await openInbox(page, bride);
  await declineKindly(page, words.bn);
  await openSeldom(page, '#accepted');
  await page.locator('summary', { hasText: words.bn.notGoingOn }).click();
  await page.getByRole('button', { name: words.bn.end }).click();
  await expect(page.locator('main [role=status]', { hasText: words.bn.ended })).toBeFocused();
  await expect(page.locator('main')).not.toContainText(`${groom.pid}#contact`);
});

test('on a wide page what came and what went stand side by side, below the line that nobody waits', async ({
  checkedPage: page,
  baseURL,
}) => {
  const { bride, groom } = await makeAcceptedPair(String(baseURL));
  await ask(groom, 'updateprofiledetails', { pid: groom.pid, guardianname: 'Bimal Dutta', guardianrelation: 'Father' });
  const other = await makeShownMember(String(baseURL), { name: 'Kamal Das', gender: 'Male' });
  await callAbout(bride, 'sendintroduction', other, { note: '' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await openInbox(page, bride);
  await expect(page.getByText('No family is waiting for your answer just now.')).toBeInViewport();
  const [came, went] = [await page.locator('#accepted').boundingBox(), await page.locator('#sent').boundingBox()];
  if (!came || !went) throw new Error('two columns');
  expect(went.x).toBeGreaterThan(came.x + came.width);
  expect(Math.abs(went.y - came.y)).toBeLessThan(2);
  await expect(page.locator('#accepted')).toContainText('Who answers: Father, Bimal Dutta');
  await expectAccessible(page);

  // On the home page the form of the basic information is one line below, until it is opened.
  await page.goto('/dashboard');
  await expect(page.locator('#name')).toBeHidden();
  await page.locator('main a[href="/dashboard#basic-information"]:visible').first().click();
  await expect(page.locator('#name')).toBeVisible();
});

overHttp.describe('over HTTP, without JavaScript', () => {
  overHttp('a decline is notified, and an acquaintance can be ended', async ({ checkedPage: page, baseURL }) => {
    const url = String(baseURL);
    const { bride, groom } = await makeAcceptedPair(url);
    const other = await makeShownMember(url, { name: 'Mina Sen', gender: 'Female' });
    await callAbout(other, 'sendintroduction', groom, { note: '' });
    await openInbox(page, groom);
    await declineKindly(page, words.en);
    await openSeldom(page, '#accepted');
    await page.locator('summary', { hasText: words.en.notGoingOn }).click();
    await page.getByRole('button', { name: words.en.end }).click();
    await expect(page.locator('#ended')).toContainText('you decided not to go ahead');
    await openInbox(page, bride);
    await expect(page.locator('#ended')).toContainText(words.en.theyEnded);
    await openInbox(page, other);
    await expect(page.locator('#sent')).toContainText(words.en.why);
  });
});
