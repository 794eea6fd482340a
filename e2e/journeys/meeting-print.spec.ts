import { expect, test } from '../support/journey.ts';
import { chooseLanguage, languages } from '../support/language.ts';
import { ask, becomeMember, callAbout, makeShownMember } from '../support/meeting.ts';
import { readPdf } from '../support/pdf.ts';

// The eight kootas and their meanings.
const kootas = {
  en: [
    'Varna',
    'Temperament, and the way of working',
    'Vashya',
    'How much each is drawn to the other',
    'Tara',
    'Well-being and luck, counted from star to star',
    'Yoni',
    'Physical and emotional closeness',
    'Graha maitri',
    'Meeting of minds: are the lords of the rashis friends?',
    'Gon (gana)',
    'Nature: deb, nar or rakshas gon',
    'Bhakoot',
    'The household’s fortune, by the distance between the rashis',
    'Nadi',
    'Constitution; by tradition, the health of children',
  ],
  bn: [
    'বর্ণ',
    'স্বভাব ও কাজের ধরন',
    'বশ্য',
    'একে অন্যের প্রতি টান',
    'তারা',
    'সুস্থতা ও ভাগ্য, এক জন্মনক্ষত্র থেকে অন্যটি পর্যন্ত গুনে',
    'যোনি',
    'শরীর ও মনের ঘনিষ্ঠতা',
    'গ্রহমৈত্রী',
    'মনের মিল: দুই রাশির অধিপতি মিত্র কি না',
    'গণ',
    'প্রকৃতি: দেবগণ, নরগণ না রাক্ষসগণ (দেবারিগণ)',
    'রাশিকূট (ভকূট)',
    'সংসারের সুখ-সমৃদ্ধি, দুই রাশির দূরত্ব থেকে',
    'নাড়ি',
    'শরীরের ধাত; প্রচলিত মতে সন্তানের স্বাস্থ্য',
  ],
};

const words = {
  en: [
    'Compatibility sheet',
    'AstroSage',
    'Jotok and bhakoot come from',
    'Gon',
    'Their side is mangalik',
    'Ask first about',
    'The astrologer’s notes',
  ],
  bn: [
    'মিল-অমিলের পাতা',
    'অ্যাস্ট্রোসেজের',
    'যোটক আর রাশিকূট (ভকূট)',
    'শুধু তাঁদের পাত্র বা পাত্রী মাঙ্গলিক',
    'আগে জেনে নিন',
    'জ্যোতিষীর লেখার জায়গা',
  ],
};

// The longest sheet: every wish of both families, and no answers to them.
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
  test(`the sheet prints on one page with searchable text in ${language}`, async ({ checkedPage: page, baseURL }) => {
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
    await page.goto(`/matching-profile/${groom.pid}/pair`);
    await page.locator('#kootas summary').click();
    const table = page.locator('#kootas').getByRole('table');
    await expect(table.locator('tbody tr')).toHaveCount(8);
    for (const [index, phrase] of kootas[language].entries())
      await expect(table.locator('tbody tr :is(th, td):not(:last-child)').nth(index)).toHaveText(phrase);
    const { pages, text } = readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toBe(1);
    // A stranger's sheet has no surname and no birth date.
    expect(text).not.toContain('Dutta');
    const printedText = text.replaceAll(/\s/g, '');
    const names = kootas[language].filter((_, index) => index % 2 === 0);
    const sides = [`${bride.pid}`, 'রুমাঘোষ', `${groom.pid}`, 'Amit'];
    for (const phrase of [...words[language], ...names, ...sides]) {
      expect(printedText).toContain(phrase.normalize('NFC').replaceAll(' ', ''));
    }

    // After both have accepted, it has the full charts and birth data of both, still on one page.
    const birth = { dob: '1994-01-14', tob: '04:44', placeid: '1275004', pob: 'Kolkata' };
    for (const member of [bride, groom]) await ask(member, 'updatepersonalinformation', { pid: member.pid, ...birth });
    await callAbout(bride, 'sendintroduction', groom);
    await callAbout(groom, 'acceptintroduction', bride);
    await page.reload();
    await expect(page.getByRole('img', { name: language === 'en' ? /^Birth chart/ : /^জন্মছক/ })).toHaveCount(2);
    const accepted = readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(accepted.pages).toBe(1);
    expect(accepted.text).toContain('Dutta');
  });
}
