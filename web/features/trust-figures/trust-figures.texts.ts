import { texts } from '#words/texts.ts';

export const trustFiguresTexts = texts({
  en: {
    title: 'Our work in figures',
    description: 'How quickly our office answers, how many families are looking here, and how many have found a match.',
    week: (day: string) => `We count once a week, in round numbers. These figures are up to ${day}.`,
    half: (hours: string) => `Half of the profiles were looked at within ${hours} hours.`,
    tooFew: 'We show no figure under ten, so that nobody can guess which family it is.',
    notYet:
      'Not shown yet: how many families we introduced to each other last month, and how evenly families are seen. We show these once there are fifty families.',
    register: 'Register',
    about: 'About Us',
  },
  bn: {
    title: 'আমরা কতটা কাজ করেছি',
    description: 'অফিস কত তাড়াতাড়ি সাড়া দেয়, কতজন এখানে সম্বন্ধ খুঁজছেন, আর কতজন পেয়েছেন।',
    week: (day: string) => `সপ্তাহে একবার গুনে মোটামুটি সংখ্যাটা জানাই; এবারের হিসেব ${day} পর্যন্ত।`,
    half: (hours: string) => `অর্ধেক দেখা হয়ে যায় ${hours} ঘণ্টার মধ্যে।`,
    tooFew: 'দশের কম কোনও সংখ্যা দেখাই না, যাতে কোন পরিবার, তা কেউ আন্দাজ করতে না পারেন।',
    notYet:
      'গত মাসে কত পরিবারকে একে অন্যের কথা জানিয়েছি, আর সবাইকে কতটা সমানভাবে দেখানো হচ্ছে: এখনও বলার মতো হয়নি। অন্তত পঞ্চাশটি পরিবার হলে এই হিসেব দেখাব।',
    register: 'নাম লেখান',
    about: 'আমাদের কথা',
  },
});

/** The text before each figure. */
export const beforeTexts = texts({
  en: {
    active: 'At least',
    settled: 'At least',
    introduced: 'At least',
    bothYes: 'Of 100 introductions,',
    evenly: 'How evenly families are seen:',
    answered: 'Of 100 interests,',
    approval: 'Usually within',
    reports: 'Of 100 reports,',
    takenDown: 'At least',
  },
  bn: {
    active: 'অন্তত',
    settled: 'অন্তত',
    introduced: 'অন্তত',
    bothYes: '১০০ বারের মধ্যে',
    evenly: 'সবাইকে কতটা সমানভাবে দেখানো হচ্ছে:',
    answered: '১০০টি আগ্রহের মধ্যে',
    approval: 'বেশির ভাগ ক্ষেত্রে',
    reports: '১০০টি অভিযোগের মধ্যে',
    takenDown: 'অন্তত',
  },
});

/** The figure itself, shown large. */
export const figureTexts = texts({
  en: {
    active: (count: string) => count,
    settled: (count: string) => count,
    introduced: (count: string) => count,
    bothYes: (of: string) => of,
    evenly: (of: string) => `${of} of 100`,
    answered: (of: string) => of,
    approval: (hours: string) => `${hours} hours`,
    reports: (of: string) => of,
    takenDown: (count: string) => count,
  },
  bn: {
    active: (count: string) => `${count}টি`,
    settled: (count: string) => `${count}টি`,
    introduced: (count: string) => `${count}টি`,
    bothYes: (of: string) => `${of} বার`,
    evenly: (of: string) => `১০০-র মধ্যে ${of}`,
    answered: (of: string) => `${of}টির`,
    approval: (hours: string) => `${hours} ঘণ্টায়`,
    reports: (of: string) => `${of}টির`,
    takenDown: (count: string) => `${count}টি`,
  },
});

/** The text after each figure, which states what it counts. */
export const afterTexts = texts({
  en: {
    active: 'families are looking for a match here now',
    settled: 'families have told us that their match is settled',
    introduced: 'families were introduced to another family last month',
    bothYes: 'ended with both families agreeing to talk',
    evenly: 'counted at the top of the lists',
    answered: 'get an answer, yes or no',
    approval: 'our office looks at a new profile',
    reports: 'are settled in time',
    takenDown: 'profiles were taken down by our office',
  },
  bn: {
    active: 'পরিবার এখন এখানে সম্বন্ধ খুঁজছেন',
    settled: 'পরিবার জানিয়েছেন, বিয়ে ঠিক হয়ে গেছে',
    introduced: 'পরিবারকে গত মাসে অন্য একটি পরিবারের কথা জানিয়েছি',
    bothYes: 'দুই পরিবারই কথা বলতে রাজি হয়েছেন',
    evenly: 'তালিকার উপর দিকের হিসেবে',
    answered: 'উত্তর এসেছে, হ্যাঁ বা না',
    approval: 'অফিস নতুন প্রোফাইল দেখে দেয়',
    reports: 'মীমাংসা সময়মতো হয়েছে',
    takenDown: 'প্রোফাইল অফিস থেকে বন্ধ করা হয়েছে',
  },
});

/** The persons and the period that each figure covers. */
export const howTexts = texts({
  en: {
    active: 'Their profiles are shown, and they have been here in the last 90 days.',
    settled: 'In the last twelve months.',
    introduced: 'We do this on Mondays, in turn, and tell both families on the same day. Counted once a month.',
    bothYes: 'Counted over last month’s introductions.',
    evenly:
      'A hundred would mean that every family is near the top of the same number of lists, and zero that one family is at the top of all of them. We work this out each Sunday from that day’s lists.',
    answered: 'Counted over three months; every family has three weeks to answer.',
    approval: 'In the last four weeks nine out of ten new profiles were looked at within this time.',
    reports:
      'In the last 90 days. In time means two hours for a photo or a profile in somebody else’s name, 36 hours for threats, harassment or a phone number, and seven days for everything else.',
    takenDown: 'In the last 90 days.',
  },
  bn: {
    active: 'তাঁদের প্রোফাইল দেখানো হচ্ছে, আর গত ৯০ দিনে তাঁরা এখানে এসেছেন।',
    settled: 'গত এক বছরের হিসেব।',
    introduced: 'সোমবারে পালা করে জানাই, দুই পরিবারকে একই দিনে। হিসেব হয় মাসে একবার।',
    bothYes: 'গত মাসে যাঁদের একে অন্যের কথা জানিয়েছি, তাঁদের হিসেব।',
    evenly:
      'সবাই সমান সংখ্যক তালিকায় প্রথম দিকে থাকলে হত ১০০; একটিই পরিবার সব তালিকায় প্রথমে থাকলে হত শূন্য। প্রতি রবিবার সেদিনের তালিকা দেখে এই হিসেব হয়।',
    answered: 'তিন মাসের হিসেব; উত্তর দেওয়ার জন্য প্রতিটি পরিবার তিন সপ্তাহ সময় পেয়েছেন।',
    approval: 'গত চার সপ্তাহে প্রতি দশটি নতুন প্রোফাইলের নয়টি এই সময়ের মধ্যে দেখা হয়ে গেছে।',
    reports:
      'গত ৯০ দিনের হিসেব। ছবি নিয়ে বা অন্যের নামে খোলা প্রোফাইল নিয়ে অভিযোগ হলে সময় দুই ঘণ্টা; হুমকি, হেনস্থা বা ফোন নম্বর নিয়ে হলে ৩৬ ঘণ্টা; অন্য কিছু নিয়ে হলে সাত দিন।',
    takenDown: 'গত ৯০ দিনের হিসেব।',
  },
});
