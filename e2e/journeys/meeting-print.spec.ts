import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { ask, becomeMember, makeShownMember } from '../support/meeting.ts';
import { readPdf } from '../support/pdf.ts';

const words = {
  en: [
    ...['Bride: রুমা ঘোষ · Groom: Amit', 'Graha maitri', 'Meeting of minds', 'The household’s fortune', 'AstroSage'],
    ...['Jotok and bhakoot come from', 'Gon', 'One of you is mangalik', 'They have not said'],
  ],
  bn: [
    ...['মিল-অমিলের পাতা', 'পাত্রী: রুমা ঘোষ · পাত্র: Amit', 'গ্রহমৈত্রী', 'মনের মিল', 'লোকমতে সন্তানের স্বাস্থ্য', 'অ্যাস্ট্রোসেজের'],
    ...['যোটক আর ভকুট', 'একজন মাঙ্গলিক', 'তাঁরা জানাননি'],
  ],
};

// As long as a sheet can be: every wish of both, and nothing that was said about it.
const wishes = {
  agefrom: '26',
  agestrength: 'Must',
  heightfrom: '170',
  heightstrength: 'Must',
  religionids: '1',
  religionstrength: 'Must',
  casteids: '4',
  castestrength: 'Must',
  communities: 'General',
  communitystrength: 'Must',
  educationids: '1',
  educationstrength: 'Must',
  professionids: '1',
  professionstrength: 'Must',
  diets: 'Veg',
  dietstrength: 'Must',
  maritalstatuses: 'Never Married',
  maritalstatusstrength: 'Must',
  stateids: '35601163',
  placestrength: 'Must',
  mangalikis: 'No',
  mangalikstrength: 'Must',
  ownclanstrength: 'Must',
};

for (const language of languages) {
  test(`the sheet prints on one page whose text is found in ${language}`, async ({ checkedPage: page, baseURL }) => {
    const url = String(baseURL);
    const bride = await makeShownMember(url, { name: 'রুমা ঘোষ', gender: 'Female' }, { rashi_id: '1' });
    const groom = await makeShownMember(
      url,
      { name: 'Amit Dutta', gender: 'Male' },
      { rashi_id: '2', gon_id: '3', mangalik: 'Yes' },
    );
    for (const member of [bride, groom]) await ask(member, 'updatewishes', { pid: member.pid, ...wishes });
    await becomeMember(page.context(), bride);
    await chooseLanguage(page, language, url);
    await page.goto(`/matching-profile/${groom.pid}`);
    await expect(page.locator('main table tbody tr')).toHaveCount(8);
    const { pages, text } = readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toBe(1);
    const printed = text.replaceAll(/\s/g, '');
    for (const phrase of words[language]) {
      expect(printed).toContain(phrase.normalize('NFC').replaceAll(' ', ''));
    }
  });
}
