import { expectAccessible } from '../support/accessible.ts';
import { watchFaults } from '../support/faults.ts';
import { expect, overHttp, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { becomeMember, callAbout, makeAcceptedPair } from '../support/meeting.ts';

const words = {
  en: {
    step: 'Letters',
    nothing: 'Nothing has been written yet',
    write: 'Your letter',
    send: 'Send',
    anyway: 'Send anyway',
    willGo: 'It will be sent when there is a network.',
    arrived: 'has arrived. Nothing is lost.',
    number: 'the numbers are shown once both families have pressed',
    money: 'because it mentions money',
    warning: 'Never send money to a family you have not met.',
    warned: 'The other family sees a warning here.',
    report: 'Report to the office',
    along: 'Send the last 30 letters too',
    reported: 'Send the report',
    two: 'The two of you',
    ask: 'I would like us to write to each other alone',
    asked: 'It opens once the other person has said so too',
    alone: 'Only the two of you read this',
    you: 'You',
    him: 'Amit',
  },
  bn: {
    step: 'চিঠি',
    nothing: 'এখনও কিছু লেখা হয়নি',
    write: 'আপনার চিঠি',
    send: 'পাঠান',
    anyway: 'তবু পাঠাই',
    willGo: 'নেটওয়ার্ক এলেই নিজে থেকে চলে যাবে।',
    arrived: 'তা পৌঁছে গেছে। কিছুই হারায়নি।',
    number: 'দুই পরিবারই ‘নম্বর বিনিময়’ টিপলে',
    money: 'কারণ লেখায় টাকা',
    warning: 'যাঁদের সঙ্গে দেখা হয়নি, তাঁদের কখনও টাকা পাঠাবেন না।',
    warned: 'ওই পরিবার এখানে একটি সতর্কবার্তা দেখছেন।',
    report: 'অফিসে অভিযোগ',
    along: 'শেষ ৩০টি চিঠিও পাঠান',
    reported: 'অভিযোগ পাঠান',
    two: 'শুধু দুজন',
    ask: 'আমি লিখতে চাই',
    asked: 'অন্যজনও জানালে এটি খুলবে',
    alone: 'এ লেখা পড়েন শুধু আপনারা দুজন',
    you: 'আপনি',
    him: 'অমিত',
  },
};

for (const language of languages) {
  test(`two families write to each other, each in its own language, in ${language}`, async ({
    checkedPage: hers,
    browser,
    baseURL,
    faults,
  }) => {
    // Only the server finds numbers in a letter. The network is cut on purpose.
    faults.allow(/422|ERR_CONNECTION_FAILED|Failed to fetch/);
    const url = String(baseURL);
    const t = words[language];
    const other = words[language === 'en' ? 'bn' : 'en'];
    const { bride, groom } = await makeAcceptedPair(url);
    await callAbout(bride, 'presstogether', groom, { step: 'numbers', value: 'writeFirst' });
    await becomeMember(hers.context(), bride);
    await chooseLanguage(hers, language, url);
    const his = await (await browser.newContext({ baseURL: url, serviceWorkers: 'block' })).newPage();
    await watchFaults(his);
    await becomeMember(his.context(), groom);
    await chooseLanguage(his, language === 'en' ? 'bn' : 'en', url);

    const page = (pid: string) => `/matching-profile/${pid}/together?step=words`;
    await hers.goto(page(groom.pid));
    await expect(hers.getByText(t.nothing)).toBeVisible();
    const area = hers.getByLabel(t.write);
    const send = hers.getByRole('button', { name: t.send, exact: true });
    const log = hers.getByRole('log');

    // A letter with a number is not sent, and stays in the form.
    await area.fill('আমার নম্বর 98300 12345');
    await send.click();
    await expect(hers.getByText(t.number).last()).toBeVisible();
    await expect(area).toHaveValue('আমার নম্বর 98300 12345');

    // An outage loses nothing, also when the page is opened again.
    await area.fill('নমস্কার, আমি রুমা।');
    await hers.context().route('**/api/sendmessage', (route) => route.abort('connectionfailed'));
    await send.click();
    await expect(hers.getByText(t.willGo)).toBeVisible();
    await hers.goto(page(groom.pid));
    await expect(area).toHaveValue('নমস্কার, আমি রুমা।');
    await expect(hers.getByText(t.willGo)).toBeVisible();
    await hers.context().unroute('**/api/sendmessage');
    await hers.evaluate(() => dispatchEvent(new Event('online')));
    await expect(log).toContainText('নমস্কার, আমি রুমা।');
    await expect(hers.getByText(t.arrived)).toBeVisible();
    await expect(area).toHaveValue('');
    await expect(log.getByText('নমস্কার, আমি রুমা।')).toHaveCount(1);
    await expect(log).toContainText(t.you);

    // He sees the page in his own language, and the letter as it was written.
    await his.goto(page(bride.pid));
    await expect(his.getByRole('log')).toContainText('নমস্কার, আমি রুমা।');
    await his.getByLabel(other.write).fill('Please send 5,000 rupees for the hall');
    await his.getByRole('button', { name: other.send, exact: true }).click();
    await expect(his.getByText(other.money)).toBeVisible();
    await his.getByRole('button', { name: other.anyway }).click();
    await expect(his.getByText(other.warned)).toBeVisible();

    // The letter arrives while her page is open, with a warning, and she reports it.
    await expect(async () => {
      await hers.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(log).toContainText('5,000 rupees', { timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
    await expect(log).toContainText(t.warning);
    await expect(log).toContainText(t.him);
    await expectAccessible(hers);
    await log.getByRole('link').click();
    await hers.locator(`#report-${groom.pid} select`).selectOption('money');
    await hers.getByLabel(t.along).check();
    await hers.getByRole('button', { name: t.reported }).click();
    await expect(hers.locator('main [role=status]').first()).toBeVisible();

    // The thread of the two candidates opens once both have asked for it.
    await hers.getByRole('link', { name: t.two }).click();
    await hers.getByRole('button', { name: t.ask }).click();
    await expect(hers.getByText(t.asked)).toBeVisible();
    await callAbout(groom, 'presstogether', bride, { step: 'theTwo', value: 'Yes' });
    await hers.reload();
    await expect(hers.getByText(t.alone)).toBeVisible();
    await area.fill('শুধু তোমাকে');
    await send.click();
    await expect(log).toContainText('শুধু তোমাকে');
  });
}

overHttp(
  'over HTTP a letter is a plain form, and what was not sent stays in it',
  async ({ checkedPage: page, baseURL, faults }) => {
    faults.allow(/422/);
    const url = String(baseURL);
    const t = words.en;
    const { bride, groom } = await makeAcceptedPair(url);
    await becomeMember(page.context(), bride);
    await page.goto(`/matching-profile/${groom.pid}/together?step=words`);
    await page.getByLabel(t.write).fill('Please send money to my bank account number');
    await page.getByRole('button', { name: t.send, exact: true }).click();
    await expect(page.getByText(t.money)).toBeVisible();
    await expect(page.getByLabel(t.write)).toHaveValue('Please send money to my bank account number');
    await page.getByRole('button', { name: t.anyway }).click();
    await expect(page.getByRole('log')).toContainText('bank account number');
    await expect(page.getByLabel(t.write)).toHaveValue('');
    const { messages } = await callAbout(groom, 'showmessages', bride, { thread: 'families', before: '' });
    expect(messages).toMatchObject([{ words: 'Please send money to my bank account number', isWarned: true }]);
  },
);
