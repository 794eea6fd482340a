import { readFileSync } from 'node:fs';
import { expect, test } from '../support/journey.ts';
import { chooseLanguage } from '../support/language.ts';
import { becomeMember, callAbout, makeAcceptedPair, makeShownMember } from '../support/meeting.ts';

test('a family chooses the contents of its biodata, and saves them', async ({ checkedPage: page, baseURL }) => {
  const url = String(baseURL);
  const birth = { dateofbirth: '1994-01-14', timeofbirth: '16:20', placeofbirth: 'Kolkata' };
  const bride = await makeShownMember(url, { name: 'রুমা ঘোষ', gender: 'Female' }, birth);
  await becomeMember(page.context(), bride);
  await chooseLanguage(page, 'bn', url);
  await page.goto(`/matching-profile/${bride.pid}`);
  const section = page.locator('#biodata');
  await expect(section.getByRole('button', { name: 'লেখা কপি করুন' })).toBeVisible();
  await section.getByText('শুধু লেখা, হোয়াটসঅ্যাপে পাঠানোর জন্য').click();
  const text = section.locator('pre');
  await expect(text).toContainText('১৪ জানুয়ারি, ১৯৯৪, বিকেল ৪:২০, Kolkata');
  await section.getByLabel('জন্মের তারিখ, সময় ও জায়গা').uncheck();
  await section.getByRole('button', { name: 'এই বাছাই সেভ করুন' }).click();
  await expect(text).not.toContainText('১৯৯৪');
  const download = page.waitForEvent('download');
  await section.getByRole('link', { name: 'পিডিএফ নামিয়ে নিন, বাংলায়' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`biodata-${bride.pid}-bn.pdf`);
  expect(readFileSync(await file.path(), 'latin1')).toMatch(/^%PDF-/);
});

test('a refused PDF is explained', async ({ page, baseURL }) => {
  const { bride, groom } = await makeAcceptedPair(String(baseURL));
  await becomeMember(page.context(), bride);
  await page.goto(`/matching-profile/${groom.pid}`);
  const link = page.getByRole('link', { name: 'Download PDF, in English' });
  await expect(link).toBeVisible();
  await callAbout(groom, 'endacquaintance', bride);
  await link.click();
  await expect(page.getByText('This profile cannot be shown')).toBeVisible();
});
