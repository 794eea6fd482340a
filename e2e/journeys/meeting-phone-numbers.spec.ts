import { randomInt } from 'node:crypto';
import { asciiDigits } from '#contract/pasted.ts';
import { expectAccessible } from '../support/accessible.ts';
import { radio, save, unfoldWishes } from '../support/dashboard.ts';
import { watchFaults } from '../support/faults.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { ask, becomeMember, confirmByCode, makeShownMember } from '../support/meeting.ts';

const words = {
  en: {
    saved: 'Saved',
    send: 'Send interest',
    sent: 'Your interest has been sent',
    waits: 'Your interest is waiting for this family’s answer.',
    accept: 'Accept',
    both: 'Amit Dutta and Ruma: both families are ready to talk',
    call: 'Call',
    number: /^Call \+?\d/,
    her: 'Ruma',
    him: 'Amit',
    phone: '9830011223',
    opened: 'Who has seen my phone number',
  },
  bn: {
    saved: 'সেভ হয়েছে',
    send: 'আগ্রহ জানান',
    sent: 'আপনাদের আগ্রহের কথা জানানো হয়েছে',
    waits: 'আপনাদের আগ্রহ এই পরিবারের উত্তরের অপেক্ষায় আছে।',
    accept: 'হ্যাঁ, কথা বলতে রাজি',
    both: 'অমিত দত্ত আর রুমা: দুই বাড়িই কথা বলতে রাজি',
    call: 'ফোন করুন',
    number: /^ফোন করুন: [+০-৯]/,
    her: 'রুমা',
    him: 'অমিত',
    phone: '৯৮৩০০১১২২৪',
    opened: 'আপনাদের ফোন নম্বর আর পুরো নাম কারা দেখেছেন',
  },
};

const guardian = { guardianname: 'Bimal Dutta', guardianrelation: 'Father' };

for (const language of languages) {
  test(`two members go from wishes to phone numbers in ${language}`, async ({
    checkedPage,
    browser,
    baseURL,
    faults: hersFaults,
  }) => {
    // Only the server finds contact details in a family's text, and then it answers 422.
    hersFaults.allow(/422/);
    const url = String(baseURL);
    const t = words[language];
    const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
    const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
    const district = String(randomInt(201, 265));
    const guardianphone = asciiDigits(t.phone);
    await ask(groom, 'updateprofiledetails', { pid: groom.pid, ...guardian, guardianphone, homedistrictid: district });
    await confirmByCode(groom, 'guardian', guardianphone);
    const hers = checkedPage;
    await becomeMember(hers.context(), bride);
    await chooseLanguage(hers, language, url);
    const his = await (await browser.newContext({ baseURL: url, serviceWorkers: 'block' })).newPage();
    const faults = await watchFaults(his);
    await becomeMember(his.context(), groom);
    await chooseLanguage(his, language, url);

    await hers.goto('/matching-profile/wishes');
    await unfoldWishes(hers);
    await hers.locator('details:not(:has(details)):has([name="place.districts"]) > summary').click();
    await radio(hers, 'place.districts', district).check();
    await save(hers);
    await expect(hers.locator('main [role=status]', { hasText: t.saved })).toBeVisible();
    const card = hers.locator(`#name-${groom.pid} a`);
    // Reloads the page until the lists show the change, which takes up to two seconds.
    await expect(async () => {
      await hers.goto('/matching-profile');
      await expect(card).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await card.click();
    await expect(hers.locator('#page-heading')).toHaveText(t.him);
    await expect(hers.locator('main')).not.toContainText(/Dutta|দত্ত/);
    await expectAccessible(hers);
    await hers.locator('main textarea[id^=send-]').fill('Please ring 98300 11223');
    await hers.getByRole('button', { name: t.send }).click();
    await expect(hers.locator('main [role=alert] a')).toBeVisible();
    await hers.locator('main textarea[id^=send-]').fill('We are from Barisal.');
    await hers.getByRole('button', { name: t.send }).click();
    await expect(hers.locator('main [role=status]', { hasText: t.sent })).toBeVisible();
    // The status appears only once.
    await expect(hers.locator('main')).not.toContainText(t.waits);
    await hers.reload();
    await expect(hers.getByText(t.waits)).toHaveCount(1);

    await his.goto('/matching-profile/inbox');
    await expect(his.locator('main')).toContainText('We are from Barisal.');
    await expectAccessible(his);
    await his.getByRole('button', { name: t.accept }).click();
    await expect(his.getByRole('button', { name: t.accept })).toHaveCount(0);
    const celebration = his.getByRole('status').filter({ has: his.getByRole('button', { name: t.call }) });
    await expect(celebration).toBeFocused();
    await expect(celebration).toContainText(t.both);
    await expectAccessible(his);
    await celebration.getByRole('button', { name: t.call }).click();
    await expect(his).toHaveURL(new RegExp(`${bride.pid}#contact$`));
    await expect(his.getByRole('link', { name: t.number })).toBeInViewport();
    await his.goto('/matching-profile/inbox');

    await hers.goto(`/matching-profile/${groom.pid}`);
    await expect(hers.locator('main')).toContainText('Amit Dutta');
    await expect(hers.locator('main')).not.toContainText(t.phone);
    // The person who answers the phone is named before the number is opened, on every page with the call button.
    await expect(hers.locator('#contact')).toContainText('Bimal Dutta');
    await expectAccessible(hers);
    await hers.goto('/matching-profile/inbox');
    await expect(hers.locator('#accepted')).toContainText('Bimal Dutta');
    await hers.goto(`/matching-profile/${groom.pid}`);
    await hers.locator('#contact').getByRole('button', { name: t.call }).click();
    // This is the only action of the page, so the bottom bar does not repeat it.
    await expect(hers.locator('[data-page-bar]')).toHaveCount(0);
    const call = hers.getByRole('link', { name: t.phone });
    await expect(call).toHaveAttribute('href', `tel:+91${asciiDigits(t.phone)}`);
    await expect(call).toBeInViewport();
    await expect(hers.locator('#contact')).toBeFocused();

    await his.reload();
    const heading = his.getByRole('heading', { name: t.opened });
    await expect(heading).toBeVisible();
    await expect(heading.locator('xpath=following-sibling::ul')).toContainText(t.her);
    faults.expectNone();
    await his.context().close();
  });
}

overHttp.describe('over HTTP, without JavaScript', () => {
  overHttp('a declined family only sees that its interest is waiting', async ({ checkedPage: page, baseURL }) => {
    const url = String(baseURL);
    const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
    const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
    await becomeMember(page.context(), bride);
    await page.goto(`/matching-profile/${groom.pid}`);
    await page.getByRole('button', { name: 'Send interest' }).click();
    await expect(page.locator('main [role=status]', { hasText: words.en.sent })).toBeVisible();
    await page.goto('/matching-profile/inbox');
    // Compares only these sections. The suggestions below depend on other members who register meanwhile.
    const parts = page.locator('main section[id]');
    const waiting = await parts.allInnerTexts();
    expect(waiting).toHaveLength(1);

    await becomeMember(page.context(), groom);
    await page.goto('/matching-profile/inbox');
    await page.locator('summary', { hasText: /^Decline$/ }).click();
    await page.getByRole('button', { name: 'Yes, decline' }).click();
    await expect(page.locator('main [role=status]', { hasText: 'You have declined' })).toBeVisible();

    await becomeMember(page.context(), bride);
    await page.goto('/matching-profile/inbox');
    expect(await parts.allInnerTexts()).toEqual(waiting);
  });
});
