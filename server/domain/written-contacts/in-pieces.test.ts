import { expect, test } from 'vitest';
import { hasContact } from './contact-in-words.ts';

const FOUND = {
  'paths spelled in words': [
    'linked in er por slash in slash soma-nandi-kol',
    'linked-in / in / bina-bagchi',
    'ফেস বুক এর পর স্ল্যাশ bina-pal-77',
    'लिंक्ड इन स्लैश इन स्लैश rohit-sen-kol',
    'linked in, tarpor slash, in slash, bina-bagchi',
  ],
  'names cut by signs that are to be left out': [
    'insta 🌷 jhi 🌷 lik 🌷 das (tulip bad)',
    'ইনস্টা 🌹 rimi 🌹 . 🌹 das 🌹 (গোলাপ বাদ দিয়ে)',
    'fb 🌻 mou 🌻 mita 🌻 pal, without the flowers',
    'insta jhi😀lik😂das emoji gulo bad dite hobe',
    'इंस्टा 🌸 mou 🌸 _ 🌸 pal 🌸 (फूल हटा दो)',
    'ফেসবুকে রু🌸মা🌸সেন ফুল বাদ',
  ],
  'names cut over lines': [
    'ইনস্টা নাম\nkuasha.\nbhor_21',
    'telegram username\nkuasha\n_bhor',
    'ইনস্টা নাম / kuasha. / bhor_21',
  ],
  'ids elsewhere': [
    'জীবনসাথীতে আইডি LKM2210, সেখানে ইন্টারেস্ট পাঠান',
    'abp weddings id W44121, write there',
    'dusri site pe id RTY3321 hai, udhar baat karte hain, message kijiye wahan',
    'onno app e id mou5521, sekhane msg koro',
    'EliteMatrimony: E2231, chat there',
    'Look up profile JVS44121 on Jeevansathi, contact is free there',
  ],
  'names in quotes in services by any name': [
    'nil rong er app e "Rina Saha Katwa" , msg dio',
    'হলুদ ভূতের অ্যাপে "তুলি", অ্যাড কোরো',
    'মুখবই তে আমি "মেঘের পরে মেঘ", নক দিও',
    'tele te "Ekla Pothik" , likhben',
    'হোয়াটস এ আমি "রিনা সাহা", মেসেজ কোরো',
    'नीले ऐप पर "पूजा कुंडू", मैसेज करना',
    '"Tuli Pal Katwa" on the blue app, msg me',
    'the app with the ghost: "Megh Bala", add me',
    'যে অ্যাপে সবাই ছবি দেয় সেখানে "মেঘলা দিন", ফলো দিও',
    'ফেসবুক প্রোফাইল "মেঘলা দিন", ছবিতে শিউলি ফুল',
    'নীল অ্যাপে তুলি পাল কাটোয়া লিখে খুঁজবেন',
  ],
  'digits letter by letter': [
    'hit me up n i n e  e i g h t  t h r e e  z e r o  o n e  f o u r  f o u r  f i v e  s i x  s e v e n',
    'n i n e, e i g h t, t h r e e, z e r o, o n e, f o u r, f o u r, f i v e, s i x, s e v e n',
    'ন য়  আ ট  তি ন  শূ ন্য  এ ক  চা র  চা র  পাঁ চ  ছ য়  সা ত  এ ফোন করুন',
    'ন-য় আ-ট তি-ন শূ-ন্য এ-ক চা-র চা-র পাঁ-চ ছ-য় সা-ত',
    'नौ  आ ठ  ती न  शू न्य  ए क  चा र  चा र  पाँ च  छ ह  सा त पर कॉल करें',
    's-a-t sh-u-n-n-o t-i-n e-k e-k ch-ar ch-ar p-an-ch chh-oy n-oy',
    'ni ne ei ght th ree ze ro o ne fo ur fo ur fi ve s ix se ven',
  ],
  'numbers among sentences, of which they alone are meant': [
    '983 we are four, 021 I teach music, 4458 my sister paints. Only the digits, in order, please call.',
    '৯৮৩ আমার মা ভালো রাঁধেন, ০২১ বাবা অবসর নিয়েছেন, ৪৪৫৮ আমি গান করি। কেবল অঙ্কগুলো পরপর পড়ে ফোন করুন।',
    'kotha gulo bad din, sonkhya gulo nin: 9830 ami ma ar baba 214 thaki Kalnay 458',
    '9830 मैं पढ़ाती हूँ, 214 घर पर रहती हूँ, 458 गाना गाती हूँ। सिर्फ नंबर एक के बाद एक डायल करें।',
  ],
  'a name and a year, joined': [
    'rimjhim ar 94 jure gmail e mail korun, majhe kichu nei',
    'নাম সোহিনী, পাশে জন্মসাল ১৯৯৫, একসাথে লিখে জিমেলে পাঠান',
    'rohit aur 1990 jod ke gmail pe bhejo',
  ],
};
test.each(Object.entries(FOUND))('%s: found', (_kind, texts) => {
  expect(texts.filter((text) => !hasContact(text))).toEqual([]);
});

const NONE = {
  'prices, marks and years, and how many they are': [
    'প্লেট ৬৫০, ৭৫০ আর ৯৫০ তিন রকম বলল।',
    'plate 650, 750, 950, tin rokom',
    'caterer phone e bollo 650, 750 ar 950, tin rokom',
    'মার্কস ৬৮২, ৭১০ আর ৭৪৫, তিন সেমিস্টারে।',
    'বাবা ৬৮, মা ৬২, দাদা ৩৫, আমি ২৯, চার জন।',
  ],
  'titles in quotes': [
    'ফেসবুকে "শেষের কবিতা" নিয়ে একটা আলোচনা দেখলাম, পড়ে মেসেজ করবেন কেমন লাগল।',
    'He watched "The Social Network" and quit Facebook, message me if you have seen it.',
    'tele film "Dui Prithibi" dekhechen? likhben',
    'সবুজ অ্যাপে "ওয়েটিং" দেখাচ্ছে, টিকিট পেলে জানাব।',
    'ফেসবুকে "আমি সাংসারিক" কুইজ খেলে হেসেছি, লিখবেন আপনিও।',
    'YouTube channel "Bong Eats" amar guru, ranna shikhte follow kori',
    'nil button e "Interest" lekha, tipe din, message korben',
  ],
  'talk of services and apps': [
    'Insta\nFacebook\nTwitter\nnone of these for me',
    'Facebook/Instagram e nei, sadharon jibon',
    'নীল অ্যাপটা ব্যাঙ্কের, সবুজটা ট্রেনের টিকিটের।',
    'insta 🙈 chara thaka jay na 🙈 ki korbo',
    'Hobbies * music * travel * insta reels * no dots in my story',
    'linkedin theke job peyechi, Infosys, 2019',
  ],
  'ids of offices, exams and trains': [
    'Employee id TCS5521 pore office jai, sekhane chaa khete bhalo lage',
    'ভোটার আইডি ABC1234567, ওখানে নামের বানান ভুল।',
    'গাড়ির নম্বর WB1234, ওখানে দাঁড়াবে, কথা হবে।',
    'train no 13147, okhane kotha hobe, station e',
    'শাদি ডট কমে ২০২১ সালে খুলেছিলাম, এখন বন্ধ।',
  ],
  'names and scales letter by letter': [
    'Spell it A-N-I-N-D-I-T-A, please, on the card.',
    'ন য় ছ য় করে দিন কাটে',
    'do re mi fa sa re ga ma pa dha ni sa',
    'T H R E E cheers for your mother’s cooking',
  ],
  'numbers in their order': [
    'শুধু সংখ্যাগুলো বলি, ৯৮ জন বরযাত্রী, ৩০ জন বাচ্চা, ২১৪ জন কনেযাত্রী।',
    'নম্বরগুলো পরপর লিখলাম: বাংলা ৭৮, ইংরেজি ৬৫, অঙ্ক ৯১, ভূগোল ৮২।',
  ],
  'people and years together': [
    'মা আর ১৯৯৩ সালের ছবি জুড়ে একটা অ্যালবাম করেছি',
    'dada 1988 ar ami 1994, eksathe boro hoyechi, gmail o ekta i chilo',
    '2015 ar 2019 jure kaj korechi gmail team er moto ek office e',
  ],
};
test.each(Object.entries(NONE))('%s: no contact', (_kind, texts) => {
  expect(texts.filter(hasContact)).toEqual([]);
});
