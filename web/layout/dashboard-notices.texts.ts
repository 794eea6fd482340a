import { texts } from '#words/texts.ts';

export const dashboardNoticesTexts = texts({
  en: {
    recovering: (until: string) =>
      `A new password was set: until ${until} you can do only a few things. How to get full use of your account back at once`,
    rests:
      'Somebody has asked the office a question about this profile, and we are looking into it. Until this is settled, other families will not see it. You need not do anything. If you want to tell us something, please write or call.',
    claimed:
      'Our office needs to check something with your family first, and will call you within a day. Until our office has settled this, you cannot send or accept an interest or end contact with a family, and no number is given out.',
    undecided: (count: string) =>
      `Families that somebody else agreed to talk to on your behalf: ${count}. Would you like to go ahead with them?`,
    unfinished: 'Your registration needs one more step. Until it is done, no other family can find this profile.',
    finish: 'Finish registration',
    restricted:
      'This account was opened through the Power Link, which is only for filling in the forms of the profile. For health, e-mail, password, guardian, the choice of who may see the photo, and everything that reaches other families, please log in with the password.',
    opened: (day: string) =>
      `Your account was opened through the Power Link on ${day}. If nobody in your family asked the trust for help, please change your password and write to us.`,
    openedSeen: 'I have read this',
    confirmSoon: (day: string) => `Confirm your phone by ${day}`,
  },
  bn: {
    recovering: (until: string) =>
      `পাসওয়ার্ড নতুন করে সেভ করা হয়েছে: ${until} পর্যন্ত বেশির ভাগ কাজ বন্ধ। এখনই সব কাজ চালু করার উপায় দেখুন`,
    rests:
      'প্রোফাইলটি নিয়ে কেউ অফিসে একটি প্রশ্ন তুলেছেন, আমরা তা খতিয়ে দেখছি। বিষয়টি না মেটা পর্যন্ত অন্য পরিবার প্রোফাইলটি দেখতে পাবেন না। আপনাদের কিছু করতে হবে না। কিছু বলার থাকলে লিখুন বা ফোন করুন।',
    claimed:
      'আমাদের অফিস আগে আপনাদের সঙ্গে কথা বলে একটি বিষয় জেনে নেবে; এক দিনের মধ্যে ফোন আসবে। অফিস বিষয়টি না মেটানো পর্যন্ত আগ্রহ জানানো, কথা বলতে রাজি হওয়া, আলাপ শেষ করা বা নম্বর দেওয়া বন্ধ।',
    undecided: (count: string) =>
      `আপনার জায়গায় অন্য কেউ ${count}টি পরিবারের সঙ্গে কথা বলতে রাজি হয়েছিলেন। তাঁদের সঙ্গে কি এগোতে চান?`,
    unfinished: 'নাম লেখানোর আর একটি ধাপ বাকি। সেটি শেষ না হলে অন্য কোনও পরিবার এই প্রোফাইল খুঁজে পাবেন না।',
    finish: 'নাম লেখানো শেষ করুন',
    restricted:
      '‘পাওয়ার লিঙ্ক’ দিয়ে অ্যাকাউন্টে ঢোকা হয়েছে; এভাবে প্রোফাইলের ফর্মগুলি পূরণ করা যায়। স্বাস্থ্য, ই-মেল, পাসওয়ার্ড, অভিভাবক, ছবি কারা দেখবেন, আর অন্য পরিবারের কাছে যা পৌঁছয়, তার কিছুই এখানে নেই; সেসবের জন্য পাসওয়ার্ড দিয়ে লগ ইন করুন।',
    opened: (day: string) =>
      `${day} তারিখে ‘পাওয়ার লিঙ্ক’ দিয়ে আপনার অ্যাকাউন্টে ঢোকা হয়েছিল। বাড়ির কেউ ট্রাস্টের সাহায্য না চেয়ে থাকলে পাসওয়ার্ড বদলে ফেলুন আর আমাদের জানান।`,
    openedSeen: 'পড়েছি',
    confirmSoon: (day: string) => `${day} তারিখের মধ্যে ফোন যাচাই করুন`,
  },
});
