import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { printedCode } from '../support/codes.ts';
import { watchFaults } from '../support/faults.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { ask, becomeMember, callAbout, makeAcceptedPair, type ShownMember } from '../support/meeting.ts';
import { inventMember, logIn, TICKED } from '../support/member.ts';

const WORDS = {
  en: {
    questions: 'Twelve questions',
    pandit: 'Horoscopes and the pandit',
    tests: 'Blood tests together',
    where: 'Where would you like to live?',
    money: 'How would we keep our money?',
    near: 'In a home of our own, near parents',
    abroad: 'Abroad for some years',
    keep: 'Save my answer',
    pass: 'Skip this question',
    waits: 'It opens once both of you have answered.',
    open: 'Open to both',
    openMany: 'Open to both of you: 1 of 12',
    passed: 'Skipped',
    lost: 'Nothing you typed is lost',
    alone: 'This part is only for the bride',
    write: 'Please choose an answer or write one',
    note: 'Save the note',
    saved: 'Saved',
    draft: 'These are trial drafts',
    add: 'Add a day',
    keepDay: 'Save this day',
    written: 'The day has been added',
    press: 'I have been tested',
    both: 'You have both been tested.',
  },
  bn: {
    questions: 'বারোটি প্রশ্ন',
    pandit: 'পণ্ডিতের কাছে কোষ্ঠী',
    tests: 'একসঙ্গে রক্তপরীক্ষা',
    where: 'কোথায় থাকতে চান?',
    money: 'টাকাপয়সা কীভাবে চলবে?',
    near: 'নিজেদের আলাদা বাড়িতে, বাবা-মায়ের কাছাকাছি',
    abroad: 'কয়েক বছর বিদেশে',
    keep: 'উত্তর সেভ করুন',
    pass: 'প্রশ্নটি ছেড়ে দিন',
    waits: 'দুজনেই উত্তর দিলে খুলবে।',
    open: 'দুজনের কাছেই খোলা',
    openMany: 'দুজনের কাছেই খোলা: ১২টির মধ্যে ১টি',
    passed: 'ছেড়ে দিয়েছেন',
    lost: 'আপনার লেখা কিছুই হারায়নি',
    alone: 'এই অংশটি শুধু পাত্রীর',
    write: 'একটি উত্তর বেছে নিন বা নিজের মতো লিখুন',
    note: 'লেখাটি সেভ করুন',
    saved: 'সেভ হয়েছে',
    draft: 'এগুলি পরীক্ষামূলক খসড়া',
    add: 'একটি দিন লিখে রাখুন',
    keepDay: 'দিনটি লিখে রাখুন',
    written: 'দিনটি লিখে রাখা হল',
    press: 'আমার পরীক্ষা হয়েছে',
    both: 'দুজনেরই পরীক্ষা হয়েছে।',
  },
};

async function expectWell(page: Page) {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Adds the bride's mother as a guardian with her own account. */
async function addGuardian(bride: ShownMember): Promise<ShownMember> {
  const { pid, url } = bride;
  const guardian = inventMember();
  await ask(bride, 'inviteholder', { pid, whose: 'guardian', phone: guardian.phone });
  const { phone, password } = guardian;
  const form = { phone, code: await printedCode(phone), password, ...TICKED };
  await ask({ ...bride, cookie: '' }, 'agreetoinvitation', form);
  const { cookie } = await logIn(url, guardian);
  return { ...guardian, name: bride.name, gender: 'Female', pid, url, cookie };
}

for (const language of languages) {
  test(`two answer twelve questions, and a mother sees nothing of it, in ${language}`, async ({
    checkedPage: page,
    browser,
    baseURL,
    faults: ofHers,
  }) => {
    ofHers.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const url = String(baseURL);
    const t = WORDS[language];
    const { bride, groom } = await makeAcceptedPair(url);
    const mother = await addGuardian(bride);
    await becomeMember(page.context(), bride);
    await chooseLanguage(page, language, url);
    await page.goto(`/matching-profile/${groom.pid}/together`);
    await page.getByRole('link', { name: t.questions }).click();
    await expect(page.locator('main details[id^=question-]')).toHaveCount(12);
    await expectWell(page);

    const where = page.locator('#question-where');
    await where.locator('> summary').click();
    await where.getByRole('button', { name: t.keep }).click();
    await expect(where).toContainText(t.write);
    await where.getByRole('radio', { name: t.near }).check();
    await where.locator('textarea').fill('Salt Lake, or near it');
    // An outage loses no text.
    await page.context().setOffline(true);
    await where.getByRole('button', { name: t.keep }).click();
    await expect(page.getByText(t.lost)).toBeVisible();
    await expect(where.locator('textarea')).toHaveValue('Salt Lake, or near it');
    await expect(where.getByRole('radio', { name: t.near })).toBeChecked();
    await page.context().setOffline(false);
    await where.getByRole('button', { name: t.keep }).click();
    await expect(where).toContainText(t.waits);
    await expect(where.getByText('Salt Lake, or near it').first()).toBeVisible();
    await expectWell(page);
    const money = page.locator('#question-money');
    await money.locator('> summary').click();
    await money.getByRole('button', { name: t.pass }).click();
    await expect(money.locator('> summary')).toContainText(t.passed);

    await callAbout(groom, 'answerquestion', bride, { question: 'where', choice: 'abroad', words: 'Dhaka first' });
    await page.reload();
    await expect(page.locator('main')).toContainText(t.openMany);
    await expect(where.locator('> summary')).toContainText(t.open);
    await where.locator('> summary').click();
    await expect(where).toContainText('Dhaka first');
    await expectWell(page);

    const context = await browser.newContext({ baseURL: url, locale: 'en-IN', viewport: page.viewportSize() });
    const hers = await context.newPage();
    const faults = await watchFaults(hers);
    await becomeMember(context, mother);
    await chooseLanguage(hers, language, url);
    await hers.goto(`/matching-profile/${groom.pid}/together`);
    await expect(hers.getByRole('link', { name: t.tests })).toBeVisible();
    await expect(hers.getByRole('link', { name: t.questions })).toHaveCount(0);
    await hers.goto(`/matching-profile/${groom.pid}/together?step=questions`);
    await expect(hers.locator('main')).toContainText(t.alone);
    await expect(hers.locator('main')).not.toContainText(t.where);
    await expectWell(hers);
    faults.expectNone();
    await context.close();
  });

  test(`the pandit’s paper, and tests together, in ${language}`, async ({ checkedPage: page, baseURL }) => {
    const url = String(baseURL);
    const t = WORDS[language];
    const { bride, groom } = await makeAcceptedPair(url);
    await becomeMember(page.context(), bride);
    await chooseLanguage(page, language, url);
    await page.goto(`/matching-profile/${groom.pid}/together`);
    await page.getByRole('link', { name: t.pandit }).click();
    const papers = page.locator('main a[href*=pairsheet]');
    await expect(papers).toHaveCount(2);
    const paper = await page.request.get(String(await papers.first().getAttribute('href')));
    expect(paper.headers()['content-type']).toBe('application/pdf');
    await page.locator('main textarea').fill('Good days in Boishakh');
    await page.getByRole('button', { name: t.note }).click();
    await expect(page.locator('main [role=status]', { hasText: t.saved })).toBeVisible();
    await expectWell(page);
    expect(await callAbout(groom, 'showpanditnote', bride)).toMatchObject({ words: '' });

    await page.goto(`/matching-profile/${groom.pid}/together?step=tests`);
    await expect(page.locator('main')).toContainText(t.draft);
    await page.locator('main summary', { hasText: t.add }).click();
    await page.locator('main input[type=date]').fill(`${new Date().getFullYear() + 1}-02-03`);
    await page.locator('main input[type=checkbox]').check();
    await page.getByRole('button', { name: t.keepDay }).click();
    await expect(page.locator('main [role=status]', { hasText: t.written })).toBeVisible();
    const { days } = Object(await callAbout(groom, 'showtogetherdays', bride));
    expect(days).toMatchObject([{ kind: 'test', isOwn: false }]);
    await page.getByRole('button', { name: t.press }).click();
    await expect(page.getByRole('button', { name: t.press })).toHaveCount(0);
    await callAbout(groom, 'presstogether', bride, { step: 'tested', value: 'Yes' });
    await page.reload();
    await expect(page.locator('main')).toContainText(t.both);
    await expectWell(page);
  });
}

overHttp(
  'over HTTP, without JavaScript, a question is answered',
  async ({ checkedPage: page, context, faults, baseURL }) => {
    faults.allow(/422/);
    const url = String(baseURL);
    const t = WORDS.bn;
    const { bride, groom } = await makeAcceptedPair(url);
    await becomeMember(context, bride);
    await context.addCookies([{ name: 'lang', value: 'bn', url }]);
    await page.goto(`/matching-profile/${groom.pid}/together?step=questions`);
    const where = page.locator('#question-where');
    await where.locator('> summary').click();
    await where.getByRole('button', { name: t.keep }).click();
    await expect(page.locator('main [role=alert]')).toContainText(t.write);
    await where.getByRole('radio', { name: t.abroad }).check();
    await where.getByRole('button', { name: t.keep }).click();
    await expect(where.locator('> summary')).toContainText('আপনি উত্তর দিয়েছেন');
    expect(page.url()).toContain('step=questions');
  },
);
