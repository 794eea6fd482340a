import { expect, test } from 'vitest';
import { hasContact } from './contact-in-words.ts';

const FOUND = {
  'digits by sound in letters of India': [
    'নই অ্যাক ছ তীন দু শাত শাত দু সুন্ন অ্যাক',
    'নাইন ফোর থিরি থিরি জিরো জিরো ওয়ান ফাইব ফাইব জিরো',
    'সিক্স থিরি টু নাইন এট ফাইব সেবেন টু জিরো ওয়ান',
    'নয় আট তিন গোল্লা আট আট গোল্লা নয়',
    'নও ছে সাত চার এক চার তিন দো সাত আঠ',
    'ছয - ওআন - য়েক - নায়ন - সিকস - ছহ - সেবেন - আক - ফোউর - আত',
    'ফোন: ছেয় char এট sat dui নৈ ফাইব phaiv do fyb',
    'churanobboi tarpor tetrish tarpor 022 ses e 025',
  ],
  'counted digits': [
    '98 then three zeros then 4 5 1 2 7',
    '98 teen ta sunno 45127',
    '98 four nines 4512',
    'prothome 98 tarpor 2 ta 7 ses e 301245',
    '৯৮ তিনটে শূন্য ৪৫১২৭',
    '98 then 3 bar 0 then 45127',
  ],
  'look-alikes of Bengali': ['৯৮৩ওও২২২ও৫', 'ফোন ৯৮৩৷ও-২২৷ও৫', '৯৮৩ll২২২I৫'],
  'told places': [
    'prothom 5ta 70441 ses 5ta 90362',
    'First write 94332. It is the first part of it. After that write 26195 and call.',
    '1st digit 9, 2nd 0, 3rd 5, 4th 2, 5th 2, 6th 8, 7th 1, 8th 0, 9th 3, 10th 7',
    'first six; second four; third one; fourth seven; fifth three; sixth seven; seventh six; eighth three; ninth six; tenth nine',
    'অষ্টম তিন সপ্তম দুই দ্বিতীয় এক নবম ছয় পঞ্চম এক ষষ্ঠ তিন প্রথম নয় তৃতীয় এক দশম সাত চতুর্থ আট',
  ],
  'little words between': [
    'Kindly speak to my mother first, 98 na 305 ki 461 to 44',
    'মায়ের সঙ্গে কথা বলুন, ৯৮ না ৩০৫ কি ৪৬১ তো ৪৪',
  ],
  'strokes and an invitation': ['70/03/37, 54/81 details er jonno', 'বিস্তারিত জানতে ৭০/০৩/৩৭, ৫৪/৮১'],
  addresses: [
    'LinkedIn: /in/dr-pradip-jana',
    'LinkedIn → /in/abhik-sen',
    'linktr ee slash shovon.photo',
    't me slash rumapal',
    'pbiswas at phys dot jdvu dot ac dot in',
    'write to kdutta at physics.iisc.ac.in',
  ],
  'called letters and names behind a sign': [
    'টেলিগ্রাম: এস এইচ আই ইউ এল আই ৯০',
    'ফেসবুক - এম ও ইউ আন্ডারস্কোর ডি এ এস',
    'इंस्टा: आर आई एन ए एस ई एन',
    'Fb-- Bristi R Kona (english e), knock diyo',
    'fb - Tuli Rani, message korun',
    'ফেবু-- বৃষ্টির কণা (ইংরেজিতে), নক দিও',
  ],
};
test.each(Object.entries(FOUND))('%s are found', (_kind, texts) => {
  expect(texts.filter((text) => !hasContact(text))).toEqual([]);
});

const NONE = {
  'words that sound like digits': [
    'নই আমি একা, ছয় ভাই, দুই বোন, সাত কাকা',
    'এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ গুনতে শিখেছে ভাইপো',
    'না কি তো আর ও এবং সে এ কে কি যে',
    'gol gol kore noy, soja bolun. dim sobji sob khai',
    'নয় নয় করে ছয় সাত বছর হল, আট দশ জন আত্মীয়',
  ],
  'counts of other things': [
    'Three sixes and four fours in the last match against Rajasthan',
    'tin ta bhai dui ta bon char ta mama',
    '3 ta ghor 2 ta bathroom 1 ta rannaghor',
    '৩টে মেয়ে, ২টো ছেলে, ৪টে নাতি',
    '৭০ও৮০র দশকের গান আমাদের বাড়িতে বাজে',
  ],
  'places of other things': [
    'prothom 5ta bochor Kolkata, ses 5ta bochor Delhi',
    '1st in class 9, 2nd in class 10, 3rd in class 12',
    '98 then 99 then 2000: three moves in three years',
    'Score 85/92/78, 88/90 in the tests, details in biodata',
    'Born 07/08/96, 10/11 class; details in biodata',
  ],
  money: [
    'mutual fund SIP 5000+5000+10000, nominee ma',
    'Salary 45000+12000+8000 HRA',
    'Caterer quoted 850, 975 and 1150 per plate.',
    'Decorator quoted 65000, 72000 and 80500 for the hall.',
    'Rates 65000, 72000 and 80500 for three halls',
  ],
  places: [
    '3 BHK, 2 balcony, 1 parking @ Newtown, AA-1 er dike',
    '2 BHK flat @ Behala, 1 garage @ Thakurpukur',
    'Wedding @ Kolkata, reception @ Durgapur',
    'Results are at wbresults dot nic dot in',
    'She teaches at iitkgp dot ac dot in',
    'He is a fellow at tifr.res.in',
  ],
  'talk of services': [
    'Is the Telegram channel of this site real? Somebody asked me to join.',
    'Is this Facebook page of the trust real? A boy asked me to follow.',
    'Facebook - no messages please',
    'Insta -- never used, add korben na',
    'ফেসবুক করি না, এম বি বি এস পড়ছি',
    'বাবা এস বি আই তে, মা এল আই সি তে, কাকা বি এস এন এল এ',
  ],
};
test.each(Object.entries(NONE))('%s: no contact', (_kind, texts) => {
  expect(texts.filter(hasContact)).toEqual([]);
});
