import { texts } from '#words/texts.ts';

/** Texts for the step at which each side says that the two are married. */
export const marriedTexts = texts({
  en: {
    about: 'Once you are married, please tell us the day and the district. Each side tells us from its own profile.',
    none: 'Nobody has told us of the wedding yet.',
    mine: (moment: string) =>
      `You have told us that you are married. Until ${moment} you can take this back, and nothing changes for anybody else.`,
    done: 'You are married. Congratulations to both families!',
    theirs: 'The other family has told us that you are married.',
    waits: 'The other family has not told us yet. If they do not tell us, our office will ask them.',
    day: (day: string, place: string) => `The wedding: ${[day, place].filter(Boolean).join(', ')}.`,
    heldOn: 'Day of the wedding',
    district: 'District of the wedding',
    elsewhere: 'Elsewhere',
    lineBoth: 'Both families have told us that you are married. Congratulations!',
    lineMine: 'You have told us that you are married.',
    lineTheirs: 'The other family has told us that you are married.',
    press: 'We are married',
    correct: 'Correct the day or district',
    after: 'What happens a day after you have told us',
    thenSeen:
      'Nobody new will see your profile. Other families you are in touch with will read that your match is settled and that you wish them well.',
    thenCount:
      'Once both families have told us, the trust adds one marriage to its count, with the month and the district but no name.',
    thenKept:
      'Six months after you have told us, we will delete your profile with its health answers, unless you delete it sooner.',
    keptUntil: (day: string) => `We will keep your profile until ${day}.`,
    toDelete: 'Delete it now',
  },
  bn: {
    about: 'বিয়ে হয়ে গেলে কোন দিন, কোন জেলায় হল, আমাদের জানাবেন। দুই পক্ষই নিজের নিজের প্রোফাইল থেকে জানাবেন।',
    none: 'বিয়ের খবর এখনও কেউ জানাননি।',
    mine: (moment: string) =>
      `বিয়ের খবর আপনি জানিয়েছেন। ${moment} পর্যন্ত কথাটি ফিরিয়ে নিতে পারেন, তার আগে আর কারও জন্য কিছু বদলাবে না।`,
    done: 'আপনাদের বিয়ে হয়ে গেছে। দুই পরিবারকেই অভিনন্দন!',
    theirs: 'ওই পরিবার জানিয়েছেন, আপনাদের বিয়ে হয়ে গেছে।',
    waits: 'ওই পরিবার বিয়ের খবর এখনও জানাননি। না জানালে অফিস তাঁদের জিজ্ঞেস করবে।',
    day: (day: string, place: string) => `বিয়ে: ${[day, place].filter(Boolean).join(', ')}।`,
    heldOn: 'বিয়ের দিন',
    district: 'কোন জেলায় বিয়ে হয়েছে',
    elsewhere: 'অন্য কোথাও',
    lineBoth: 'দুজনেই জানিয়েছেন, বিয়ে হয়ে গেছে। অভিনন্দন!',
    lineMine: 'আপনি জানিয়েছেন, বিয়ে হয়ে গেছে।',
    lineTheirs: 'ওই পরিবার জানিয়েছেন, আপনাদের বিয়ে হয়ে গেছে।',
    press: 'আমাদের বিয়ে হয়ে গেছে',
    correct: 'দিন বা জেলা শুধরে নিন',
    after: 'জানানোর এক দিন পরে কী হয়',
    thenSeen:
      'নতুন কেউ আপনার প্রোফাইল দেখতে পান না। আর যাঁদের সঙ্গে আলাপ চলছিল, তাঁরা জানতে পারেন যে বিয়ে ঠিক হয়ে গেছে, আপনারা তাঁদের শুভেচ্ছা জানিয়েছেন।',
    thenCount: 'দুজনেই জানালে ট্রাস্টের হিসেবে একটি বিয়ে যোগ হয়: মাস আর জেলা, নাম নয়।',
    thenKept: 'জানানোর ছয় মাস পরে আপনার প্রোফাইল আর স্বাস্থ্যের উত্তরগুলি মুছে দেওয়া হয়; চাইলে আগেই মুছতে পারেন।',
    keptUntil: (day: string) => `আপনার প্রোফাইল ${day} পর্যন্ত থাকবে।`,
    toDelete: 'এখনই মুছে দিন',
  },
});
