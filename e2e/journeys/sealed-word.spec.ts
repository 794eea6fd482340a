import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { becomeMember, makeAcceptedPair } from '../support/meeting.ts';
import { speakWith } from '../support/results.ts';

const words = {
  en: {
    notYet: 'our office has spoken with both of you',
    seal: 'Save it for them alone',
    waits: 'has not been opened',
    alone: 'Please tell them yourself.',
    takeBack: 'Take it back',
    erased: 'What you wrote is erased.',
    open: 'Open it',
    thrice: 'You can still open it three times.',
    twice: 'You can still open it twice.',
    opened: 'it cannot be taken back any more',
    told: 'I have had asthma since I was small; an inhaler keeps me well.',
  },
  bn: {
    notYet: 'অফিস দুজনের সঙ্গেই কথা বলে নিলে',
    seal: 'শুধু তাঁর জন্য সেভ করুন',
    waits: 'এখনও খোলা হয়নি',
    alone: 'নিজেই তাঁকে বলুন।',
    takeBack: 'ফিরিয়ে নিন',
    erased: 'যা লিখেছিলেন, মুছে গেছে।',
    open: 'খুলে পড়ুন',
    thrice: 'আর তিনবার খুলতে পারবেন।',
    twice: 'আর দুবার খুলতে পারবেন।',
    opened: 'আর ফিরিয়ে নেওয়া যাবে না',
    told: 'ছোটবেলা থেকে আমার হাঁপানি আছে; ইনহেলার নিলে ভালো থাকি।',
  },
};

for (const language of languages) {
  test(`one fact of health is told to one person in ${language}`, async ({ checkedPage: page, browser, baseURL }) => {
    const url = String(baseURL);
    const t = words[language];
    const { bride, groom } = await makeAcceptedPair(url);
    await becomeMember(page.context(), bride);
    await chooseLanguage(page, language, url);
    const main = page.locator('main');
    await page.goto(`/matching-profile/${groom.pid}/together?step=sealed`);
    await expect(main).toContainText(t.notYet);
    await speakWith(bride);
    await speakWith(groom);

    await page.reload();
    await main.getByRole('textbox').fill(t.told);
    // A missing answer is reported at its field, and typed text is not lost.
    await page.getByRole('button', { name: t.seal }).click();
    await expect(main.getByRole('textbox')).toHaveValue(t.told);
    await expectAccessible(page);
    await main.getByRole('checkbox').check();
    await page.getByRole('button', { name: t.seal }).click();
    await expect(main).toContainText(t.waits);
    await expect(main).toContainText(t.alone);
    await expect(main).not.toContainText(t.told);
    await page.getByRole('button', { name: t.takeBack }).click();
    await expect(main).toContainText(t.erased);
    await main.getByRole('textbox').fill(t.told);
    await main.getByRole('checkbox').check();
    await page.getByRole('button', { name: t.seal }).click();
    await expect(main).toContainText(t.waits);

    const his = await browser.newContext({ baseURL: url, viewport: page.viewportSize() });
    const reading = await his.newPage();
    await becomeMember(his, groom);
    await chooseLanguage(reading, language, url);
    await reading.goto(`/matching-profile/${bride.pid}/together?step=sealed`);
    const read = reading.locator('main');
    await expect(read).toContainText(t.thrice);
    await expect(read).not.toContainText(t.told);
    await reading.locator('#theirs').getByRole('checkbox').check();
    await reading.getByRole('button', { name: t.open }).click();
    await expect(read).toContainText(t.told);
    await expect(read).toContainText(t.twice);
    await expectAccessible(reading);
    // The opened word is not printed.
    await reading.emulateMedia({ media: 'print' });
    await expect(reading.getByText(t.told)).toBeHidden();
    await reading.emulateMedia({ media: 'screen' });
    await reading.reload();
    await expect(read).toContainText(t.twice);
    await expect(read).not.toContainText(t.told);
    await his.close();

    await page.reload();
    await expect(main).toContainText(t.opened);
  });
}
