import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { becomeMember, callAbout, makeShownMember } from '../support/meeting.ts';
import { enterAsStaff } from '../support/office.ts';

const slipWords = {
  en: {
    members: 'Numbers of the profiles to print',
    makeIt: 'Continue',
    english: 'Save as PDF, in English',
    bengali: 'Save as PDF, in Bengali',
    other: 'Any number beside the ticks',
    find: 'Find the page',
    notFound: 'There is no such page. It may be more than six months old, or a number may be mistyped.',
    no: 'Not for us',
    save: 'Enter the ticks',
  },
  bn: {
    members: 'যাঁদের কার্ড ছাপা হবে, তাঁদের নম্বর',
    makeIt: 'এগিয়ে যান',
    english: 'পিডিএফ নামিয়ে নিন, ইংরেজিতে',
    bengali: 'পিডিএফ নামিয়ে নিন, বাংলায়',
    other: 'টিকের পাশের যে কোনও একটি নম্বর',
    find: 'পাতাটি খুঁজুন',
    notFound: 'এমন পাতা নেই। হয় পাতাটি ছ মাসের বেশি পুরোনো, নয় কোনও নম্বর ভুল লেখা হয়েছে।',
    no: 'তাঁদের জন্য নয়',
    save: 'টিকগুলি লিখে নিন',
  },
};
const bookletWords = {
  en: { part: 'Which booklet', givenTo: 'Who gets them', begin: 'Make the copies', print: 'Save as PDF, to print' },
  bn: { part: 'কোন পত্রিকা', givenTo: 'কাকে দেওয়া হবে', begin: 'কপিগুলি তৈরি করুন', print: 'ছাপার জন্য পিডিএফ নামিয়ে নিন' },
};
const printedWords = {
  en: {
    agree: 'I agree that this may be printed about me in the booklet',
    save: 'Save my consent',
    isOn: 'You have agreed to appear in the printed booklet, without your surname.',
    back: 'Withdraw my consent',
  },
  bn: {
    agree: 'পত্রিকায় আমার এই কথাগুলি ছাপানোয় আমি রাজি',
    save: 'সম্মতি সেভ করুন',
    isOn: 'আপনি পত্রিকায় ছাপার সম্মতি দিয়েছেন, পদবি ছাড়া।',
    back: 'সম্মতি ফিরিয়ে নিন',
  },
};
const eldersWords = {
  en: { heading: 'Print for the elders', english: 'Save as PDF, in English', bengali: 'Save as PDF, in Bengali' },
  bn: { heading: 'বড়দের জন্য ছেপে নিন', english: 'পিডিএফ নামিয়ে নিন, ইংরেজিতে', bengali: 'পিডিএফ নামিয়ে নিন, বাংলায়' },
};

const wishWords = {
  en: {
    more: 'We would like to know more',
    wishes: 'They would like to know more: please call',
    log: 'Write down a call …',
    outcome: 'What came of it',
    spoke: 'Spoke to them',
    minutes: 'About how long you spoke',
    ten: '10 minutes',
    write: 'Write down the call',
    carry: /^They said so today/,
    carried: /^Both families were asked on/,
    told: 'We will call you; until then nothing will be sent to them.',
  },
  bn: {
    more: 'আরও জানতে চান',
    wishes: 'আরও জানতে চান: ফোন করুন',
    log: 'ফোনের কথা লিখে রাখুন …',
    outcome: 'কী হল',
    spoke: 'কথা হয়েছে',
    minutes: 'মোটামুটি কতক্ষণ কথা হয়েছে',
    ten: '১০ মিনিট',
    write: 'ফোনের কথা সেভ করুন',
    carry: /^আজ ফোনে বলেছেন/,
    carried: /দুই পরিবারকেই জিজ্ঞেস করা হয়েছে/,
    told: 'আমরা ফোন করব; তার আগে তাঁদের কিছু জানানো হবে না।',
  },
};

for (const language of languages) {
  test(`a tick of a family for which the trust does not look becomes a call, and both are asked after it, in ${language}`, async ({
    checkedPage: page,
    baseURL,
    faults,
    browser,
  }) => {
    const url = String(baseURL);
    const [t, w] = [slipWords[language], wishWords[language]];
    const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
    const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
    await callAbout(bride, 'addtoshortlist', groom, { note: '' });
    const sheetQuery = new URLSearchParams({ pid: bride.pid, lang: language, members: groom.pid });
    const home = await browser.newContext({ baseURL: url });
    await becomeMember(home, bride);
    const family = await home.newPage();
    expect((await family.request.get(`/api/cardsheet?${sheetQuery}`)).status()).toBe(200);

    await enterAsStaff(page, `wish-${bride.pid}@trust.example`, 'helper');
    await chooseLanguage(page, language, url);
    await page.goto(`/office/slip?member=${bride.pid}&other=${groom.pid}`);
    const slip = page.url();
    await page.getByRole('radiogroup', { name: groom.pid }).getByLabel(w.more).check();
    await page.getByRole('button', { name: t.save }).click();
    await expect(page.getByRole('heading', { name: w.wishes })).toBeVisible();
    await expectAccessible(page);
    // Before the call to the family the request is refused with a sentence.
    faults.allow(/409/);
    await page.getByRole('button', { name: w.carry }).click();
    await expect(page.locator('main [role=alert]').first()).toBeVisible();

    await chooseLanguage(family, language, url);
    await family.goto('/notices');
    await expect(family.locator('main')).toContainText(w.told);

    await page.goto(`/office/members/${bride.pid}`);
    await page.getByText(w.log).click();
    await page.getByLabel(w.outcome).selectOption({ label: w.spoke });
    await page.getByLabel(w.minutes).selectOption({ label: w.ten });
    await page.getByRole('button', { name: w.write, exact: true }).click();
    await expect(page.locator('main [role=status]').filter({ hasText: /./ }).first()).toBeVisible();
    await page.goto(slip);
    await page.getByRole('button', { name: w.carry }).click();
    await expect(page.getByText(w.carried)).toBeVisible();
    await family.goto('/dashboard');
    await expect(family.locator('main')).toContainText(language === 'bn' ? 'অমিত' : 'Amit');
    await home.close();
  });

  test(`the office prints cards, enters the page that came back, and a family prints its own, in ${language}`, async ({
    checkedPage: page,
    baseURL,
    faults,
    browser,
  }) => {
    const url = String(baseURL);
    const t = slipWords[language];
    const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' });
    const grooms = [
      await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' }),
      await makeShownMember(url, { name: 'Bimal Sen', gender: 'Male' }),
    ];
    await callAbout(bride, 'asktrust', bride, { agreed: 'Yes' });
    const numbers = grooms.map(({ pid }) => pid).join(' ');
    await enterAsStaff(page, `paper-${bride.pid}@trust.example`, 'helper');
    await chooseLanguage(page, language, url);
    await page.goto(`/office/slip?member=${bride.pid}`);
    await expectAccessible(page);
    await page.getByLabel(t.members).fill(numbers);
    await page.getByRole('button', { name: t.makeIt }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: language === 'bn' ? t.bengali : t.english }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`sheet-${bride.pid}-${language}.pdf`);
    expect(readFileSync(await file.path(), 'latin1')).toMatch(/^%PDF-/);

    // The paper sheet comes back. A wrong number is refused, the right number opens it, and an answer is ticked.
    await page.getByLabel(t.other).fill('SV899999999');
    await page.getByRole('button', { name: t.find }).click();
    await expect(page.getByText(t.notFound)).toBeVisible();
    await page.getByLabel(t.other).fill(grooms[1]?.pid ?? '');
    await page.getByRole('button', { name: t.find }).click();
    await expectAccessible(page);
    await page
      .getByRole('radiogroup', { name: grooms[0]?.pid ?? '' })
      .getByLabel(t.no)
      .check();
    await page.getByRole('button', { name: t.save }).click();
    await expect(page.locator('main [role=status]').first()).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: grooms[0]?.pid ?? '' }).getByLabel(t.no)).toBeChecked();

    // A member whom the family may not see is not printed, and the page says so.
    await page.goto(`/office/slip?member=${bride.pid}&members=${bride.pid}`);
    faults.allow(/404/);
    await page.getByRole('link', { name: t.english }).click();
    await expect(page.locator('main [role=status]').filter({ hasText: /./ }).first()).toBeVisible();

    const home = await browser.newContext({ baseURL: url });
    const family = await home.newPage();
    await becomeMember(home, bride);
    await chooseLanguage(family, language, url);
    await callAbout(bride, 'addtoshortlist', grooms[1] ?? bride, { note: '' });
    await family.goto('/matching-profile/shortlist');
    const words = eldersWords[language];
    await family.getByText(words.heading).click();
    await expectAccessible(family);
    const familyDownload = family.waitForEvent('download');
    await family.getByRole('link', { name: language === 'bn' ? words.bengali : words.english }).click();
    expect((await familyDownload).suggestedFilename()).toBe(`sheet-${bride.pid}-${language}.pdf`);
    await home.close();
  });

  test(`a bride agrees to be printed, the office makes copies, and she takes it back, in ${language}`, async ({
    checkedPage: page,
    baseURL,
    faults,
    browser,
  }) => {
    const url = String(baseURL);
    const [t, own] = [bookletWords[language], printedWords[language]];
    const bride = await makeShownMember(url, { name: 'Shila Bhattacharya', gender: 'Female' });
    await becomeMember(page.context(), bride);
    await chooseLanguage(page, language, url);
    await page.goto('/matching-profile/settings?open=printed#printed');
    const part = page.locator('#printed');
    await expect(part.getByLabel(own.agree)).not.toBeChecked();
    await expectAccessible(page);
    await part.getByLabel(own.agree).check();
    await part.getByRole('button', { name: own.save }).click();
    await expect(part.getByText(own.isOn)).toBeVisible();

    const desk = await browser.newContext({ baseURL: url });
    const office = await desk.newPage();
    await enterAsStaff(office, `booklet-${bride.pid}@trust.example`, 'helper');
    await chooseLanguage(office, language, url);
    await office.goto('/office/booklets');
    await expectAccessible(office);
    await office.getByLabel(t.part).selectOption('brides');
    await office.getByLabel(t.givenTo).fill(`The library ${bride.pid}`);
    await office.getByRole('button', { name: t.begin }).click();
    const line = office.getByRole('listitem').filter({ hasText: bride.pid });
    await expect(line).toBeVisible({ timeout: 60_000 });
    await expectAccessible(office);
    const download = office.waitForEvent('download');
    await line.getByRole('link', { name: t.print }).click();
    expect((await download).suggestedFilename()).toMatch(/^patrika-brides-\d+-(en|bn)\.pdf$/);
    await desk.close();

    faults.allow(/404/);
    await page.reload();
    await part.getByRole('button', { name: own.back }).click();
    await expect(part.getByLabel(own.agree)).toBeVisible();
  });
}
