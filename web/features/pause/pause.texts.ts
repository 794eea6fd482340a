import { texts } from '#words/texts.ts';

export const pauseTexts = texts({
  en: {
    paused: 'Pause',
    settled: 'Our match is settled',
    reason: 'Why?',
    with: 'Is your match with one of these families? (Only that family will know.)',
    withNone: 'With another family',
    words: 'Anything you would like to add',
    isAway:
      'Nobody has logged in for ninety days, so we have paused the profile. Are you still looking? Then show it again.',
    isPaused: (day: string) =>
      `Your profile has been paused since ${day}. Only families you are in touch with can see it, with the word “paused”.`,
    isSettled: (day: string) =>
      `You told us on ${day} that your match is settled. Congratulations! Only families you are in touch with still see your profile; they see that your match is settled.`,
    isEngaged: (day: string) =>
      `You and another family have decided on the match (paka katha), so nobody new has seen your profile since ${day}. To look again, press “Take this back” on the page “Two families”.`,
    isEngagedAlone: (day: string) =>
      `You and another family had decided on the match (paka katha), so nobody new has seen your profile since ${day}. That family is no longer shown here. Are you looking again?`,
    isMarried: (day: string) =>
      `You have told us that you are married; nobody new has seen your profile since ${day}, and it will be deleted six months after you told us.`,
    toTogether: 'Two families',
    resume: 'Show my profile again',
  },
  bn: {
    paused: 'বিরতি নিন',
    settled: 'হ্যাঁ, বিয়ে ঠিক হয়ে গেছে',
    reason: 'কারণ',
    with: 'বিয়ে কি এই পরিবারগুলির কারও সঙ্গে? (শুধু তাঁরাই জানবেন)',
    withNone: 'অন্য পরিবারের সঙ্গে',
    words: 'আর কিছু বলতে চাইলে',
    isAway:
      'নব্বই দিন আপনারা কেউ লগ ইন করেননি, তাই প্রোফাইলটি বিরতিতে আছে, কারও তালিকায় নেই। এখনও সম্বন্ধ খুঁজছেন? তাহলে আবার চালু করুন।',
    isPaused: (day: string) =>
      `${day} থেকে আপনাদের প্রোফাইল বিরতিতে আছে। যাঁদের সঙ্গে আলাপ চলছে, শুধু তাঁরাই দেখতে পান, আর জানতে পারেন যে আপনারা বিরতিতে আছেন।`,
    isSettled: (day: string) =>
      `${day} তারিখে আপনারা জানিয়েছিলেন, বিয়ে ঠিক হয়ে গেছে। অভিনন্দন! যাঁদের সঙ্গে আলাপ চলছিল, এখন শুধু তাঁরাই আপনাদের প্রোফাইল দেখতে পান, আর জানতে পারেন যে বিয়ে ঠিক হয়ে গেছে।`,
    isEngaged: (day: string) =>
      `আর এক পরিবারের সঙ্গে আপনাদের পাকা কথা হয়েছে, তাই ${day} থেকে নতুন কেউ আপনাদের প্রোফাইল দেখতে পান না। আবার খুঁজতে চাইলে ‘দুই পরিবার’ পাতায় কথাটি ফিরিয়ে নিন।`,
    isEngagedAlone: (day: string) =>
      `আর এক পরিবারের সঙ্গে পাকা কথা হয়েছিল, তাই ${day} থেকে নতুন কেউ আপনাদের প্রোফাইল দেখতে পান না। ওই পরিবারকে এখন এখানে দেখা যাচ্ছে না। আবার খুঁজছেন কি?`,
    isMarried: (day: string) =>
      `বিয়ের খবর আমাদের জানিয়েছেন; ${day} থেকে প্রোফাইলটি আড়ালে আছে, আর খবর জানানোর ছয় মাস পরে সেটি মুছে দেওয়া হবে।`,
    toTogether: 'দুই পরিবার',
    resume: 'প্রোফাইল আবার দেখান',
  },
});
