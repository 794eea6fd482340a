import { texts } from '#words/texts.ts';

export const evenlyTexts = texts({
  en: {
    title: 'How evenly families are seen',
    how: (hundred: string) =>
      `We test the order with made-up families; your own family is never sorted into such groups. For every ${hundred} times that an average family comes among the first twenty, families of these kinds come this many times:`,
    kind: 'Families',
    brides: 'Brides',
    grooms: 'Grooms',
    earlierMarriage: 'Divorced or widowed',
    withChild: 'With a child',
    from36To50: 'Over thirty-five, up to fifty',
    overFifty: 'Over fifty',
    scStObc: 'SC, ST or OBC',
    notHindu: 'Of a faith other than Hindu',
    villageDistrict: 'From a district with few towns',
    disability: 'With a disability',
    noPhoto: 'Without a photo',
    noHoroscope: 'Without a horoscope',
    casteNoBar: 'For whom caste is no bar',
    faithNoBar: 'For whom religion is no bar',
    noWishes: 'Who have not written what they hope for',
    why: (hundred: string) =>
      `People who were married before, have a child or are over fifty are shown there less often, because many families hope for somebody who never married, or who is of another age. That is for them to decide. In the lists of families who have no such wish, if others are among the first twenty ${hundred} times, people of these kinds are there this many times:`,
    chance: (day: string) =>
      `The lists take no account of a disability or a photo: any difference there is due to chance, and so are small differences elsewhere. Last tested on ${day}.`,
  },
  bn: {
    title: 'সবাইকে কতটা সমানভাবে দেখানো হয়',
    how: (hundred: string) =>
      `তালিকা ঠিকমতো সাজছে কি না, আমরা যাচাই করি বানানো পরিবার দিয়ে; আপনাদের কাউকে কখনও এভাবে ভাগ করে গোনা হয় না। আর পাঁচজনের মতো কেউ যেখানে ${hundred} বার প্রথম কুড়ি জনের মধ্যে থাকতেন, সেখানে এঁরা থাকেন এতবার:`,
    kind: 'পরিবার',
    brides: 'পাত্রী',
    grooms: 'পাত্র',
    earlierMarriage: 'বিবাহবিচ্ছিন্ন, বা স্বামী বা স্ত্রী প্রয়াত',
    withChild: 'সন্তান আছে',
    from36To50: 'বয়স পঁয়ত্রিশের বেশি, পঞ্চাশ পর্যন্ত',
    overFifty: 'বয়স পঞ্চাশের বেশি',
    scStObc: 'এসসি, এসটি বা ওবিসি',
    notHindu: 'হিন্দু ছাড়া অন্য ধর্মের',
    villageDistrict: 'যে জেলায় শহর কম, সেখানকার',
    disability: 'প্রতিবন্ধকতা আছে',
    noPhoto: 'ছবি নেই',
    noHoroscope: 'কোষ্ঠীর কিছু লেখা নেই',
    casteNoBar: 'যাঁদের জাতে বাধা নেই',
    faithNoBar: 'যাঁদের ধর্মে বাধা নেই',
    noWishes: 'কেমন সম্বন্ধ চান, এখনও লেখেননি',
    why: (hundred: string) =>
      `যাঁর আগে বিয়ে হয়েছিল, সন্তান আছে বা বয়স পঞ্চাশের বেশি, তাঁকে প্রথম দিকে দেখা যায় কম। কারণ, অনেক পরিবার চান অবিবাহিত কাউকে, বা অন্য বয়সের কাউকে; কাকে চাইবেন, সেটা তাঁরাই ঠিক করেন। যাঁরা তেমন কিছু লেখেননি, তাঁদের তালিকায় অন্যরা যেখানে ${hundred} বার প্রথম কুড়ি জনের মধ্যে থাকেন, সেখানে এঁরা থাকেন এতবার:`,
    chance: (day: string) =>
      `প্রতিবন্ধকতা আছে কি না, ছবি আছে কি না, তালিকা সাজানোর সময় তা দেখাই হয় না; সেখানে যেটুকু তফাত, তা কাকতালীয়। অন্যগুলিতেও অল্প কমবেশি কাকতালীয় হতে পারে। শেষ যাচাই: ${day}।`,
  },
});
