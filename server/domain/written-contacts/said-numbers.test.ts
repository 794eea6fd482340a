import { expect, test } from 'vitest';
import { hasContact } from './contact-in-words.ts';

const SAID = {
  'English digits by sound': [
    'oh sevin sevin too won won sicks too for for',
    'my cell: nein ate tree oh oh wun too thry fore fyve',
    'sevin oh ate for for tu tu won nine nine',
    'niner ate sevven oh too tree foar fife sicks won',
    'ayt too won, sicks oh nyn, fower tu won oh',
    'ate double oh too sicks sevin won won for nein',
  ],
  'two digits of Bengali by sound': [
    'aatshotti chobbish ponchanobboi ponchash baish',
    'churanabbui tettrish shunyo ek attharo bayattor',
    'ottanobboi uniish chuyallish chiyashi egaro',
    'bashotty teshotty choushotty poinshotty chheshotty',
    'চুরানোব্বই তেতত্রিশ শুন্য এক আঠারো বাহাত্তর',
    'আটষটটি চব্বিশ পচানব্বই পঞ্চাস বাইস',
  ],
  'two digits of Hindi by sound': [
    'sattasi bayalees unhatar pachpann chhappan',
    'nabbey taintaalis chauraasi baasath unasee',
    'tirasii uneesh chobis painsath sattar',
  ],
  'digits by their place': [
    'area code fifty with a six in front, then two five three, then eight one four seven',
    'fifty with a six in front then 253 then 8147',
    'twelve with a three in front, 555, 0199 call anytime',
    'area code: 13 with a 7 in front. rest 555 2368',
    'with a six in front of fifty then 253 then 8147',
    'twelve, put a five in front, then 730 4412, call',
    'ponchasher age chhoy, tarpor 253, tarpor 8147, phone',
    'call sixty five with a zero behind it, 253, 8147',
  ],
  'letters of the keypad': [
    '512-730-DOLA',
    '(512) 730-DOLA',
    '1-800-RUMASEN',
    '512.SEN.DOLA',
    '98300-RUMAS',
    '98300RUMAS',
    'reach me at 512 730 DOLA',
    'dial 408-555-love',
    'dial 90070 dolas using the keypad',
  ],
};
test.each(Object.entries(SAID))('%s are found', (_kind, texts) => {
  expect(texts.filter((text) => !hasContact(text))).toEqual([]);
});

const HONEST = {
  'words that sound like digits': [
    'I ate too, so no one won; we sat for one or two hours',
    'I won one, lost two, too; for six years I ate at eight',
    'No, no, no, no! I won, I won, I won; so do I, oh so do I',
    'tree to tree, free to be me, ate to live; I won no fore',
    'Two to four, one to three, for us all ate too, so we won',
  ],
  'words that sound like Bengali numbers': [
    'kore kori kare tar bari tar bor tero bochor boro kore bole',
    'ekhane ekhono sobai bose ache amar barir pashe',
    'bish bachor dhore shikkhakata kori, choddo bochor holo ei school e',
    'chobbish bochor boyos, ponchash jon atmiyo, shottor bochorer thakuma',
    'আমরা বাইশ জন একসঙ্গে থাকি, বাড়িতে পঁচিশটা ঘর',
  ],
  'places of other things': [
    'House with a garden in front, two cows behind',
    'fifty guests with a band in front, 200 more at the reception',
    'I am five in front of six cousins, two behind',
    'twelve with two sisters behind, ours is a big family',
  ],
  'figures with large letters': [
    'Howrah 711 101 WEST BENGAL',
    'Vehicle WB-02-AB-1234, flight 6E-204 DEL',
    'ISO-9001-LEAD auditor, 2019-2022',
    'GSTIN 19ABCDE1234F1Z5',
    'Batch 2010-2014-CIVIL, JU',
  ],
  marks: [
    'Letter in five subjects: 82 85 91 88 90',
    'Got letters in 5: 82 88 91 85 90, mother cried',
    'Got 92, 87, 85, 81 and 80 in the five papers',
    'HS e number peyechi 82, 91, 88, 85, 90',
    'marks: ninety two, eighty seven, eighty five, eighty one, eighty',
    'লেটার পেয়েছি পাঁচটায়: ৮২ ৮৫ ৯১ ৮৮ ৯০',
    'মাধ্যমিকে নম্বর ৮২, ৮৫, ৯১, ৮৮, ৯০',
    'নম্বর: বাংলা ৭৮ ইংরেজি ৮২ অঙ্ক ৯৮ ভূগোল ৮৮ ইতিহাস ৯০',
    'letter peyechi: birashi, churashi, nobboi, ekanobboi, aatashi',
  ],
};
test.each(Object.entries(HONEST))('%s are no phone', (_kind, texts) => {
  expect(texts.filter(hasContact)).toEqual([]);
});

test.each([
  'Letters in five; call 82 85 91 88 90',
  'পরীক্ষা শেষ, ফোন করুন ৮২ ৮৫ ৯১ ৮৮ ৯০',
  'আমার নম্বর ৮২ ৮৫ ৯১ ৮৮ ৯০',
  'HS marks aside, 98300 12345',
])('%s: what is to be called is no mark', (text) => expect(hasContact(text)).toBe(true));
