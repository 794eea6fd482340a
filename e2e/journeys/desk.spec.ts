import { randomInt } from 'node:crypto';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { becomeMember, callAbout, makeShownMember } from '../support/meeting.ts';
import { enterAsStaff } from '../support/office.ts';

const words = {
  en: {
    ask: 'We ask the trust to look for a match for us',
    asked: 'The trust will look for a match for you from now on',
    shortlist: 'Their shortlist',
    propose: 'Propose',
    proposeNow: 'Tell both families',
    told: 'Both families are being told',
    heading: 'The trust thinks that you may suit each other',
    yes: 'Yes, we would like to talk',
    no: 'Not for us',
    noted: 'Noted. The other family will not be told.',
    both: 'Both families would like to talk',
    open: 'open',
    inTouch: 'both would like to talk',
    looked: 'Who has looked for a match for you',
    why: 'Both families teach in Bolpur.',
  },
  bn: {
    ask: 'আমরা চাই ট্রাস্ট আমাদের জন্য সম্বন্ধ খুঁজুক',
    asked: 'এখন থেকে ট্রাস্ট আপনাদের জন্য সম্বন্ধ খুঁজবে',
    shortlist: 'তাঁদের পছন্দের তালিকা',
    propose: 'সম্বন্ধ আনুন',
    proposeNow: 'দুই পরিবারকে জানান',
    told: 'দুই পরিবারকেই জানানো হচ্ছে',
    heading: 'এই পরিবারের সঙ্গে আপনাদের আলাপ হলে ভালো',
    yes: 'কথা বলতে রাজি',
    no: 'আমাদের জন্য নয়',
    noted: 'তাঁদের জানানো হবে না',
    both: 'দুই পক্ষই কথা বলতে রাজি',
    open: 'উত্তর বাকি',
    inTouch: 'দুই পক্ষ কথা বলতে রাজি',
    looked: 'কে কে আপনাদের জন্য খুঁজেছেন',
    why: 'দুই পরিবারই বোলপুরে পড়ান।',
  },
} as const;

for (const language of languages) {
  test(`the trust looks for a family; two say yes, and of a third one’s no nothing is told, in ${language}`, async ({
    checkedPage: page,
    browser,
    faults,
    baseURL,
  }) => {
    const url = String(baseURL);
    const t = words[language];
    const bride = await makeShownMember(url, { name: 'Ruma Sen', gender: 'Female' });
    const groom = await makeShownMember(url, { name: 'Bimal Roy', gender: 'Male' });
    const other = await makeShownMember(url, { name: 'Amit Das', gender: 'Male' });
    for (const one of [groom, other]) await callAbout(bride, 'addtoshortlist', one, { note: '' });
    await becomeMember(page.context(), bride);
    await chooseLanguage(page, language, url);
    await page.goto('/matching-profile/settings?open=assisted#assisted');
    await expectAccessible(page);
    await page.getByRole('button', { name: t.ask }).click();
    await expect(page.getByRole('status').first()).toContainText(t.asked);

    const desk = await browser.newContext({ baseURL: url, viewport: page.viewportSize() });
    const office = await desk.newPage();
    await chooseLanguage(office, language, url);
    await enterAsStaff(office, `desk-${randomInt(1_000_000)}@trust.example`, 'helper');
    await office.goto('/office/families');
    await expectAccessible(office);
    await office.locator('li').filter({ hasText: bride.pid }).getByRole('link').click();
    await office.getByRole('link', { name: t.shortlist }).click();
    for (const one of [groom, other]) {
      const entry = office
        .locator('li')
        .filter({ has: office.getByRole('button', { name: t.proposeNow }), hasText: one.pid });
      const fold = office
        .locator('li')
        .filter({ has: office.locator('summary', { hasText: t.propose }), hasText: one.pid });
      await fold.locator('summary').click();
      await entry.getByRole('textbox').fill(t.why);
      await entry.getByRole('button', { name: t.proposeNow }).click();
      await expect(office.getByRole('status').first()).toContainText(t.told);
      await office.goto(`/office/families/${bride.pid}?view=shortlist`);
    }
    await expectAccessible(office);
    await expect(office.locator('main')).not.toContainText('Roy');

    // The other family says no. The bride's family learns nothing of this.
    await callAbout(other, 'answerproposal', bride, { answer: 'no' });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: t.heading })).toHaveCount(2);
    await expectAccessible(page);
    await expect(page.locator('main')).toContainText(t.why);
    const first = page.locator('section').filter({ has: page.locator(`a[href$="${groom.pid}"]`), hasText: t.heading });
    await first.getByRole('button', { name: t.yes }).click();
    await expect(page.getByRole('heading', { name: t.heading })).toHaveCount(1);
    await callAbout(groom, 'answerproposal', bride, { answer: 'yes' });
    await page.goto('/matching-profile/inbox');
    await expect(page.locator(`#accepted a[href*="${groom.pid}"]`).first()).toBeVisible();
    await expect(page.locator(`#proposals a[href$="${other.pid}"]`)).toBeVisible();
    await page.locator('#proposals').getByRole('button', { name: t.no }).click();
    await expect(page.getByRole('status').first()).toContainText(t.noted);

    await office.reload();
    await expect(office.locator('li').filter({ hasText: groom.pid }).first()).toContainText(t.inTouch);
    await expect(office.locator('li').filter({ hasText: other.pid }).first()).toContainText(t.open);
    await page.goto('/matching-profile/settings?open=assisted#assisted');
    await expect(page.getByText(t.looked)).toBeVisible();
    faults.allow(/422/);
    await desk.close();
  });
}
