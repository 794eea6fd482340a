import { expect, test } from 'vitest';
import { hasContact } from './contact-in-words.ts';

const FOUND = {
  'directories, pages in quotes, pictures and profiles elsewhere': [
    'Truecaller e Ruma Sen Kalna search korun number peye jaben',
    'Justdial e Sen Sweets Kalna, phone peye jaben',
    'chamber number is on Practo, Dr Ruma Sen',
    'ফেসবুক পেজ "রুমার রান্নাঘর" এ মেসেজ করুন',
    'fb te amar page ache "আমার আঁকা আমার মন", okhane inbox korben',
    'Ruma Sen on Facebook, blue saree DP, from Kalna',
    'my number is in my second photo',
    'ছবির কোণায় নম্বর লেখা আছে',
    'shaadi.com profile SH12345678',
    'Google Meet code abcdefghij',
  ],
  'parts that say how many digits they have, with sentences between': [
    'First four: nine eight three zero. We are a small family and like the hills. Last six: two one four four five eight.',
    'seven zero zero three one are the first five. Our son sings. nine two four four six are the other five.',
    'প্রথম পাঁচটা ৯৮৩০২। বাবা রেলে ছিলেন, মা স্কুলে পড়ান। বাকি পাঁচটা ১৪৪৫৭।',
  ],
  'what it begins and ends with, with a sentence between': [
    '98302 diye shuru. Amader poribar khub chhoto, sobai eksathe thaki. 14458 diye shesh. Phone korun.',
    'Begin with 9 8 3. Then, when the rice is done, 0 2 1. Finish with 4 4 5 8 and ring.',
    'It begins with 98302. Our daughter paints and has two cats at home. It ends with 14458.',
  ],
  'lines with their numbers': ['Line one 983.\nLine two 021.\nLine three 4458.\nThat is all of it.'],
  'figures spread among things, and that it is a number': [
    'dadu 98, dida 30, mama 21, mami 44, pishi 58. boyos noy, phone no. Bhalo thakben.',
    '98 taka r chal, 30 taka r dal, 21 taka r tel, 44 r nun ar 58 r chini. eta amader nombor',
  ],
  'figures with letters that look like them': ['likhe nin 9B 3o 21 44 5g', 'ei je nombor 98E oO2 l4 4S'],
  'figures beside each other, and names that mean a phone': [
    'মেসেজ করবেন 9830 তার পাশে 214 ড্যাশ 458',
    'Roll no 9830214458, bujhben nishchoi',
  ],
  'what both make, what stands in front, and what is left': [
    'গাড়ির নম্বর WB নয় আট তিন শূন্য দুই আর স্কুটারের এক চার চার পাঁচ আট, দুটো মিলে মোবাইল।',
    'Put a 9 in front of eight three zero two one four four five eight and ask for Bina.',
    'Half of it is 98302, my brother was to bring the other half but he sleeps ... here it is 14458',
    'প্রথম অঙ্কটা আটের পরে আসে, মানে নয়। বাকিটা 8302 14458',
    'উচ্চতা ৫ ফুট ৪, বয়স ২৮, এসব প্রোফাইলে আছে। যা নেই: 983 02 14 458।',
  ],
  'rooms of video calls': [
    'Google Meet: qwz-rtpl-xkd at nine',
    'google meet er code qwz rtpl xkd, sobai thakben',
    'গুগল মিট কোড qwz rtpl xkd, রাত নটায়',
    'জুমে আসুন, মিটিং আইডি ৮৩১ ৪৪৭ ২০৬৫, পাসকোড Pq7',
  ],
  'where the reader finds a family': [
    'Please send me a friend request, I am Bina Pal from Katwa.',
    'ফ্রেন্ড রিকোয়েস্ট পাঠান, ছবিতে শাড়ি পরা আমিই।',
    'Our Facebook group is Katwa Sari Ghar, I am the admin, message me there',
    'Google Pal Sweets Katwa and call the number shown, it is our shop',
    'গুগলে ‘পাল সুইটস কাটোয়া’ লিখলে আমাদের দোকানের নম্বর পাবেন।',
  ],
  'channels and names to look for': [
    'ইউটিউব চ্যানেল ‘কাটোয়ার গান’, কমেন্টে নিজের নাম লিখুন।',
    'My channel name is Katwa Songs, the phone is in the About section.',
    'মুখবইতে বিনা পাল বলে খুঁজলে আমাকে পাবেন।',
    'ফেসবুকে খুঁজুন বিনা পাল নামে।',
  ],
  'the name of a mailbox': [
    'palfamily.katwa and then the usual gmail',
    'palfamily.katwa [a with a circle] rediffmail [full stop] com',
    'আমার জিমেল ইউজার নেম palfamily.katwa, লিখবেন।',
  ],
};
test.each(Object.entries(FOUND))('%s: found', (_kind, texts) => {
  expect(texts.filter((text) => !hasContact(text))).toEqual([]);
});

const NONE = {
  'talk of services and pictures': [
    "Truecaller shows my aunt's number as spam, we laughed a lot",
    'He works at Google Hyderabad, phone policy is strict there',
    'I looked up your town on Google, what a lovely rajbari',
    'Your second photo is lovely, the number 3 saree one',
    'আপনাদের ছবি ৩ নম্বরটা খুব সুন্দর, ফোনে তোলা কি?',
    'ফেসবুকে একজন লিখেছিল "বিয়ে মানে ব্যবসা", পড়ে খারাপ লাগল',
    'She follows "Bong Eats" on YouTube and cooks from it',
    'She is a manager at Flipkart.com\nFacebook e photo deya amra pochhondo kori na',
    'now at a start-up with nine people and one dot com',
  ],
  'profiles of this site': [
    'প্রোফাইল নম্বর SV583920174, একবার দেখবেন।',
    'Is profile number SV58392017 yours, or your cousin’s?',
    'SV583920174 আর SV118203945, দুটি প্রোফাইলই দেখেছি।',
  ],
  'what is not so': ['এক বার নয়, দু বার নয়, তিন বার পড়েছি।', 'এক দিন নয়, দু দিন নয়, চার মাস হল।'],
  'sisters and ages': ['তিন বোন, বয়স আটাশ, পঁচিশ আর একুশ।', 'দুই বোনের বিয়ে হয়ে গেছে, বয়স ছাব্বিশ আর চব্বিশ।'],
  'halves and lines of other things': [
    'The first five are for the puja. The last five are for my uncles.',
    'প্রথম পাঁচ জন আসবেন সকালে, বাকি পাঁচ জন রাতে।',
    'Line one of the song is the best, line two I always forget.',
  ],
  'words of such letters': [
    'Nombor 7 bus is so big, so is 12. Go see 44 lies.',
    'Flat 4B, 12 B S Bose lane, call bell 2',
  ],
  'meetings that have been': [
    'We sat on Google Meet with the boys for two hours.',
    'গুগল মিটে সবাই মিলে খুব গল্প হল।',
    'Zoom classes: code of conduct on page 12.',
  ],
  'what others have done': [
    'He sent me a friend request once and I laughed.',
    'I am the admin of our club’s Facebook group, and it eats my evenings.',
    'I googled the hall, found its number and booked it.',
    'গুগলে খুঁজে হলের নম্বর পেয়ে বুক করেছি।',
  ],
  'what begins and ends': [
    'মেলা শুরু ১২ তারিখ, তখন আমরা ২৫০ জন। মেলা শেষ ২১ তারিখ, ৬০০ টাকা লাগে।',
    'School starts with 40 minutes of prayer. Then tuition. It ends with 215 steps home.',
  ],
  'halves, rests and channels of other things': [
    'Half of the sweets are eaten, the other half we keep for 2026.',
    'প্রথম সংখ্যাটা আমার পড়া হয়নি, বাকিটা পড়েছি।',
    'My cousin has a YouTube channel called ‘Katwa Songs’ and sings there.',
    'বয়স ২৮, উচ্চতা ১৬২, ওজন ৫৫, রোজগার ৪০,০০০।',
  ],
  prices: ['চাল ৬২ টাকা, ডাল ৯৮ টাকা, তেল ১৫০ টাকা: বাজার করা দায়।'],
};
test.each(Object.entries(NONE))('%s: no contact', (_kind, texts) => {
  expect(texts.filter(hasContact)).toEqual([]);
});

test('the number of a profile hides no phone', () => {
  expect(hasContact('SV9830021445')).toBe(true);
  expect(hasContact('SV983002144 then 5, call me')).toBe(true);
});
