import { texts } from '#words/texts.ts';

export const haemoglobinTexts = texts({
  en: {
    haemoglobin: 'My thalassaemia test (HPLC) result',
    haemoglobinText:
      'For thalassaemia, HbE and sickle cell: choose what the laboratory’s report says (HPLC or haemoglobin electrophoresis). No other member is shown it. It is kept under lock (encrypted) and used only for a health pair check that both families have agreed to; the answer of that check can let one family guess the other’s result.',
    haemoglobinMayNot: 'To read or change your result, please log in with your own password.',
    status: 'Result',
    testedOn: 'Date of the test',
    testedOnHint:
      'A result without a date counts as unknown. Once you enter or change a result here, a pair check can use it only after seven days, whatever date is on the result.',
    countsFrom: (day: string) =>
      `This result can be used in a pair check from ${day}. After each change the seven days start again.`,
    locked: (day: string) => `After a pair check your result cannot be changed until ${day}.`,
    save: 'Save the result',
  },
  bn: {
    haemoglobin: 'আপনার থ্যালাসেমিয়া পরীক্ষার (এইচপিএলসি) ফল',
    haemoglobinText:
      'থ্যালাসেমিয়া, হিমোগ্লোবিন ই আর সিকল সেল ধরার পরীক্ষা: রিপোর্টে (এইচপিএলসি বা হিমোগ্লোবিন ইলেকট্রোফোরেসিস) যা লেখা আছে, এখানে তা-ই বেছে নিন। অন্য কোনও সদস্যকে এটি দেখানো হয় না। লেখাটি তালাবন্ধ করে রাখা হয়; দুই পক্ষ সম্মতি দিয়ে থ্যালাসেমিয়া মিলিয়ে দেখলে তবেই কাজে লাগে; সেই উত্তর থেকে এক পক্ষ অন্য পক্ষের ফল আন্দাজ করতে পারেন।',
    haemoglobinMayNot: 'থ্যালাসেমিয়া পরীক্ষার (এইচপিএলসি) ফল দেখতে বা বদলাতে হলে নিজের পাসওয়ার্ড দিয়ে লগ ইন করতে হবে।',
    status: 'পরীক্ষার ফল',
    testedOn: 'পরীক্ষার তারিখ',
    testedOnHint:
      'তারিখ না থাকলে ফলটি অজানা বলে ধরা হয়। তারিখ যা-ই হোক, এখানে লেখার বা বদলানোর সাত দিন পর থেকে ফলটি মিলিয়ে দেখায় ধরা হয়।',
    countsFrom: (day: string) => `${day} থেকে এই ফল মিলিয়ে দেখায় ধরা হবে। বদলালে সাত দিন আবার গোড়া থেকে শুরু হয়।`,
    locked: (day: string) => `থ্যালাসেমিয়া মিলিয়ে দেখা হয়েছে, তাই ${day} পর্যন্ত ফল বদলানো যাবে না।`,
    save: 'পরীক্ষার ফল সেভ করুন',
  },
});
