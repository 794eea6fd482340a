import { readFile } from 'node:fs/promises';
import { readCalendar } from '#server/testing/read-calendar.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { becomeMember, callAbout, makeAcceptedPair } from '../support/meeting.ts';
import { letMeetingBeIn } from '../support/meetings.ts';

const words = {
  en: {
    hours: 'Say when to call you',
    save: 'Save these times',
    window: 'Monday to Friday, 6:00 pm to 8:30 pm',
    send: 'Send the proposal',
    passed: 'That time has already passed',
    waiting: 'You have proposed to meet',
    agreed: 'Your meeting has been fixed',
    calendar: 'Add to the calendar',
    summary: 'Meeting of two families (Shubho Bibaho)',
    theyAreLate: 'They have told you that they are running late',
    late: 'We are running late',
    told: 'We have told the other family that you are running late',
    over: 'Your meeting was to be on',
    goOn: 'We would like to go ahead',
    bothGoOn: 'Both families would like to go ahead.',
    guide: 'A safe first meeting',
  },
  bn: {
    hours: 'কখন ফোন করলে সুবিধে, জানান',
    save: 'সময়গুলি সেভ করুন',
    window: 'সোমবার থেকে শুক্রবার, সন্ধ্যা ৬:০০ থেকে রাত ৮:৩০',
    send: 'সময় ও জায়গা জানান',
    passed: 'এই সময়টি পেরিয়ে গেছে',
    waiting: 'আপনারা দেখা করতে চেয়েছেন',
    agreed: 'দেখা করার দিন ঠিক হয়েছে',
    calendar: 'ক্যালেন্ডারে রাখুন',
    summary: 'দুই পরিবারের দেখা (শুভ বিবাহ)',
    theyAreLate: 'তাঁরা জানিয়েছেন, দেরি হচ্ছে',
    late: 'আমাদের দেরি হচ্ছে',
    told: 'আপনাদের দেরি হচ্ছে, ওই পরিবারকে তা জানানো হল',
    over: 'দেখা করার দিন ছিল',
    goOn: 'আমরা এগোতে চাই',
    bothGoOn: 'দুই পরিবারই এগোতে চান।',
    guide: 'প্রথম দেখা, নিশ্চিন্তে',
  },
} as const;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

for (const language of languages) {
  test(`two families speak, meet, are late and say how it was, in ${language}`, async ({
    checkedPage: page,
    faults,
    baseURL,
  }) => {
    faults.allow(/422/);
    const url = String(baseURL);
    const t = words[language];
    const { bride, groom } = await makeAcceptedPair(url);
    await becomeMember(page.context(), bride);
    await chooseLanguage(page, language, url);
    const steps = `/matching-profile/${groom.pid}/together`;

    await page.goto(`${steps}?step=call`);
    const hours = page.locator('form', { has: page.locator('[name=days1]') });
    await hours.locator('[name=days1]').selectOption('weekdays');
    await hours.locator('[name=from1]').fill('18:00');
    await hours.locator('[name=until1]').fill('20:30');
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page.locator('main')).toContainText(t.window);
    expect(await callAbout(groom, 'showcallhours', bride)).toMatchObject({
      theirs: { windows: [{ days: 'weekdays' }] },
    });
    await expectAccessible(page);

    await page.goto(`${steps}?step=meeting`);
    await expect(page.getByText(t.guide)).toBeVisible();
    await page.locator('[name=date1]').fill(inDays(-2));
    await page.locator('[name=time1]').fill('16:30');
    await page.locator('[name=place]').selectOption('ourHome');
    await page.locator('[name=words]').fill('Flat 3B, above the sweet shop');
    await page.locator('[name=people]').fill('4');
    await page.getByRole('button', { name: t.send }).click();
    await expect(page.locator('main')).toContainText(t.passed);
    // Typed text is not lost.
    await expect(page.locator('[name=words]')).toHaveValue('Flat 3B, above the sweet shop');
    await page.locator('[name=date1]').fill(inDays(3));
    await page.getByRole('button', { name: t.send }).click();
    await expect(page.locator('main')).toContainText(t.waiting);
    await expectAccessible(page);

    const meeting = await callAbout(groom, 'showmeeting', bride);
    expect(meeting).toMatchObject({ state: 'proposed', place: 'theirHome', their_people: 4 });
    const [time] = Array.isArray(meeting.times) ? meeting.times : [];
    const choice = { version: String(meeting.version), time: String(time), people: '3' };
    await callAbout(groom, 'choosemeeting', bride, choice);
    await page.reload();
    await expect(page.getByRole('heading', { name: t.agreed })).toBeVisible();
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: t.calendar }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(readCalendar(file).properties).toMatchObject({
      SUMMARY: t.summary,
      STATUS: 'CONFIRMED',
      DTSTART: String(time).replace(/[-:]/g, '').replace('.000', ''),
    });
    expect(file).not.toMatch(/Amit|Ruma|SV\d/);

    await letMeetingBeIn(2, bride.pid, groom.pid);
    await callAbout(groom, 'tellmeeting', bride, { version: '2', word: 'late' });
    await page.reload();
    await expect(page.locator('main')).toContainText(t.theyAreLate);
    await page.getByRole('button', { name: t.late }).click();
    await expect(page.locator('main')).toContainText(t.told);

    await letMeetingBeIn(-7, bride.pid, groom.pid);
    await page.reload();
    await expect(page.locator('main')).toContainText(t.over);
    // The page has other status elements, so the test waits for the response of the call.
    const pressResponse = page.waitForResponse(/presstogether/);
    await page.getByRole('button', { name: t.goOn }).click();
    expect((await pressResponse).ok()).toBe(true);
    await expect(page.locator('main').getByRole('status').first()).toBeVisible();
    await expect(page.locator('main')).not.toContainText(t.bothGoOn);
    await callAbout(groom, 'presstogether', bride, { step: 'meeting', value: 'goOn' });
    await page.reload();
    await expect(page.locator('main')).toContainText(t.bothGoOn);
    await expectAccessible(page);
  });
}

overHttp.describe('over HTTP, without JavaScript', () => {
  overHttp('a family proposes, chooses, and ends it kindly', async ({ checkedPage: page, faults, baseURL }) => {
    faults.allow(/422|404/);
    const url = String(baseURL);
    const { bride, groom } = await makeAcceptedPair(url);
    await becomeMember(page.context(), bride);
    await page.context().addCookies([{ name: 'lang', value: 'en', url }]);
    const address = `/matching-profile/${groom.pid}/together?step=meeting`;
    await page.goto(address);
    await page.locator('[name=date1]').fill(inDays(-2));
    await page.locator('[name=time1]').fill('16:30');
    await page.locator('[name=place]').selectOption('public');
    await page.locator('[name=words]').fill('Nandan, by the gate');
    await page.getByRole('button', { name: words.en.send }).click();
    await expect(page.locator('main')).toContainText(words.en.passed);
    await expect(page.locator('[name=words]')).toHaveValue('Nandan, by the gate');
    await expect(page.locator('[name=time1]')).toHaveValue('16:30');
    await page.locator('[name=date1]').fill(inDays(2));
    await page.getByRole('button', { name: words.en.send }).click();
    await expect(page.locator('main')).toContainText(words.en.waiting);

    await callAbout(groom, 'proposemeeting', bride, {
      version: '1',
      date1: inDays(4),
      time1: '11:00',
      place: 'ourHome',
      words: 'Lane 4',
    });
    await page.goto(`/matching-profile/${groom.pid}/together`);
    await expect(page.locator('main')).toContainText('The other family would like to meet');
    await page.goto(address);
    await page.locator('[name=time]').first().check({ force: true });
    await page
      .locator('form', { has: page.locator('[name=time]') })
      .getByRole('button')
      .click();
    await expect(page.getByRole('heading', { name: words.en.agreed })).toBeVisible();
    await expect(page.locator('main')).toContainText('At their home');

    await page.getByText('After you have met').click();
    await page.getByText('Not for us', { exact: true }).click();
    await page.getByRole('button', { name: 'Yes, end it kindly' }).click();
    await page.goto(address);
    await expect(page.locator('main')).not.toContainText('Lane 4');
    expect((await page.goto(address))?.status()).toBe(404);
  });
});
