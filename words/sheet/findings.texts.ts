import { texts } from '#words/texts.ts';

/**
 * Sentences for the codes of the matching engine, addressed to the reader ("you"). The server's types check that no
 * code is missing.
 */
export const findingTexts = texts({
  en: {
    'horoscope.unknown': 'The rashis are not known, so the points and the jotok cannot be given.',
    'horoscope.unknown.me': 'Your rashi is not known, so the points and the jotok cannot be given.',
    'horoscope.unknown.them': 'Their rashi is not known, so the points and the jotok cannot be given.',
    'gon.agree': 'The gons agree.',
    'gon.disagree': 'The gons do not agree: a rakshas gon is said to agree only with another rakshas.',
    'gon.unknown': 'The gon is not known for either of you.',
    'gon.unknown.me': 'Your gon is not known.',
    'gon.unknown.them': 'Their gon is not known.',
    'mangalik.neither': 'Neither of you is mangalik.',
    'mangalik.both': 'Both of you are mangalik. By custom, the dosha of one cancels that of the other.',
    'mangalik.one.me': 'Your side is mangalik; theirs is not.',
    'mangalik.one.them': 'Their side is mangalik; yours is not.',
    'mangalik.unknown': 'It is not known whether either of you is mangalik.',
    'mangalik.unknown.me': 'It is not known whether you are mangalik.',
    'mangalik.unknown.them': 'It is not known whether they are mangalik.',
    'mangalik.computedDiffers.me':
      'What you declared differs from what we work out from your birth details: the almanac may differ, or the time of birth may be uncertain.',
    'mangalik.computedDiffers.them':
      'What they declared differs from what we work out from their birth details: the almanac may differ, or the time of birth may be uncertain.',
    'guna.positionInconsistent':
      'One nakshatra does not belong to the rashi given with it: please check both koshthis again.',
    'guna.bhakootSameLord':
      'Bhakoot scores nothing, but one planet rules both rashis: many texts treat the dosha as cancelled.',
    'guna.bhakootFriendlyLords':
      'Bhakoot scores nothing, but the lords of the two rashis are friends: many texts treat the dosha as cancelled.',
    'guna.nadiSameRashi':
      'Nadi scores nothing, but the rashi is shared and the nakshatra is not: some treat the dosha as cancelled.',
    'guna.nadiSameNakshatra':
      'Nadi scores nothing, but the nakshatra is shared and the rashi is not: some treat the dosha as cancelled.',
    'guna.nadiDifferentPada':
      'Nadi scores nothing, but the padas of the shared nakshatra differ: some treat the dosha as cancelled.',
    'guna.nadiExemptStars': 'Nadi scores nothing, but some texts make an exception for these nakshatras.',
    'guna.jotokAgainstBhakoot': 'For the two of you, jotok and bhakoot disagree.',
    'jotok.rajyotak': 'Rajyotak, the best of the four jotoks.',
    'jotok.uttam': 'Uttam, the second of the four jotoks.',
    'jotok.madhyam': 'Madhyam, the third of the four jotoks.',
    'jotok.adham': 'Adham, the last of the four jotoks: by this reckoning the agreement is weak.',
    'clan.same': 'Both families have the same gotra. Such a marriage is lawful; by custom many families avoid it.',
    'clan.sameTribal': 'Both families are of the same clan; the custom of many tribes does not allow such a marriage.',
    'clan.sameAvoided.me': 'You wish to avoid your own gotra.',
    'clan.sameAvoided.them': 'They wish to avoid their own gotra.',
    'clan.differs': 'The gotras are different.',
    'clan.unknown': 'The gotras cannot be compared: too little is known.',
    'clan.unknown.me': 'The gotras cannot be compared: yours is not known.',
    'clan.unknown.them': 'The gotras cannot be compared: theirs is not known.',
    'clan.notApplicable': 'The question of gotra does not arise between these two families.',
    'clan.onePravara': 'The gotras are different, but share a pravara.',
    'clan.ofOthersMother.me': 'Your gotra is the same as that of their mother’s family.',
    'clan.ofOthersMother.them': 'Their gotra is the same as that of your mother’s family.',
    'relation.possible': 'The families may be related: please ask the elders on both sides.',
    'relation.noneShown': 'The relatives named so far show no close relation between the families.',
    'relation.unknown': 'Too few relatives are named to compare the families.',
  },
  bn: {
    'horoscope.unknown': 'রাশি জানা নেই, তাই গুণ মিলিয়ে দেখা বা যোটক বিচার করা গেল না।',
    'horoscope.unknown.me': 'আপনাদের পাত্র বা পাত্রীর রাশি জানা নেই, তাই গুণ মিলিয়ে দেখা বা যোটক বিচার করা গেল না।',
    'horoscope.unknown.them': 'তাঁদের পাত্র বা পাত্রীর রাশি জানা নেই, তাই গুণ মিলিয়ে দেখা বা যোটক বিচার করা গেল না।',
    'gon.agree': 'গণের মিল আছে।',
    'gon.disagree': 'গণের মিল নেই: রাক্ষসগণের (দেবারিগণের) মিল শুধু রাক্ষসগণের সঙ্গেই ধরা হয়।',
    'gon.unknown': 'দুজনের কারও গণ জানা নেই।',
    'gon.unknown.me': 'আপনাদের পাত্র বা পাত্রীর গণ জানা নেই।',
    'gon.unknown.them': 'তাঁদের পাত্র বা পাত্রীর গণ জানা নেই।',
    'mangalik.neither': 'দুজনের কেউই মাঙ্গলিক নন।',
    'mangalik.both': 'দুজনেই মাঙ্গলিক। প্রচলিত মতে এতে দোষ কেটে যায়।',
    'mangalik.one.me': 'শুধু আপনাদের পাত্র বা পাত্রী মাঙ্গলিক।',
    'mangalik.one.them': 'শুধু তাঁদের পাত্র বা পাত্রী মাঙ্গলিক।',
    'mangalik.unknown': 'দুজনের কেউ মাঙ্গলিক কি না, জানা নেই।',
    'mangalik.unknown.me': 'আপনাদের পাত্র বা পাত্রী মাঙ্গলিক কি না, জানা নেই।',
    'mangalik.unknown.them': 'তাঁদের পাত্র বা পাত্রী মাঙ্গলিক কি না, জানা নেই।',
    'mangalik.computedDiffers.me':
      'আপনারা যা জানিয়েছেন, জন্মের তারিখ আর সময় ধরে করা গণনার সঙ্গে তা মিলছে না: পঞ্জিকা আলাদা হতে পারে, জন্মের সময়ও হয়তো ঠিক জানা নেই।',
    'mangalik.computedDiffers.them':
      'তাঁরা যা জানিয়েছেন, জন্মের তারিখ আর সময় ধরে করা গণনার সঙ্গে তা মিলছে না: পঞ্জিকা আলাদা হতে পারে, জন্মের সময়ও হয়তো ঠিক জানা নেই।',
    'guna.positionInconsistent': 'যে নক্ষত্র আর রাশি লেখা হয়েছে, সে দুটি একসঙ্গে হতে পারে না: দুজনের কোষ্ঠীই আর একবার দেখে নিন।',
    'guna.bhakootSameLord': 'রাশিকূটে (ভকূটে) গুণ মেলেনি, তবে দুই রাশির অধিপতি একই গ্রহ: অনেক মতে এতে দোষ কাটে।',
    'guna.bhakootFriendlyLords': 'রাশিকূটে (ভকূটে) গুণ মেলেনি, তবে দুই রাশির অধিপতি পরস্পরের মিত্র: অনেক মতে এতে দোষ কাটে।',
    'guna.nadiSameRashi': 'নাড়িকূটে গুণ মেলেনি, তবে রাশি এক, নক্ষত্র আলাদা: কারও কারও মতে এতে দোষ কাটে।',
    'guna.nadiSameNakshatra': 'নাড়িকূটে গুণ মেলেনি, তবে নক্ষত্র এক, রাশি আলাদা: কারও কারও মতে এতে দোষ কাটে।',
    'guna.nadiDifferentPada': 'নাড়িকূটে গুণ মেলেনি, তবে একই নক্ষত্রের পাদ আলাদা: কারও কারও মতে এতে দোষ কাটে।',
    'guna.nadiExemptStars': 'নাড়িকূটে গুণ মেলেনি, তবে কোনও কোনও মতে এই নক্ষত্রগুলির ছাড় আছে।',
    'guna.jotokAgainstBhakoot': 'আপনাদের বেলায় যোটক আর রাশিকূট সত্যিই উলটো কথা বলছে।',
    'jotok.rajyotak': 'রাজযোটক, চারটির মধ্যে সবচেয়ে ভালো।',
    'jotok.uttam': 'উত্তম, চারটির মধ্যে দ্বিতীয়।',
    'jotok.madhyam': 'মধ্যম, চারটির মধ্যে তৃতীয়।',
    'jotok.adham': 'চার ধাপের শেষটি: এই মতে মিল কম।',
    'clan.same': 'দুই পরিবারের একই গোত্র। আইনে বাধা নেই; লোকাচার মেনে অনেক পরিবার এমন বিয়ে এড়িয়ে চলেন।',
    'clan.sameTribal': 'দুই পরিবারের একই গোষ্ঠী; অনেক জনজাতির রীতিতে এমন বিয়ে হয় না।',
    'clan.sameAvoided.me': 'আপনারা নিজেদের গোত্রে সম্বন্ধ চান না।',
    'clan.sameAvoided.them': 'তাঁরা নিজেদের গোত্রে সম্বন্ধ চান না।',
    'clan.differs': 'দুই পরিবারের গোত্র আলাদা।',
    'clan.unknown': 'গোত্র মিলিয়ে দেখা গেল না: যতটা জানা দরকার, ততটা লেখা নেই।',
    'clan.unknown.me': 'গোত্র মিলিয়ে দেখা গেল না: আপনাদের গোত্র লেখা নেই।',
    'clan.unknown.them': 'গোত্র মিলিয়ে দেখা গেল না: তাঁদের গোত্র লেখা নেই।',
    'clan.notApplicable': 'এই দুই পরিবারের মধ্যে গোত্রের প্রশ্ন ওঠে না।',
    'clan.onePravara': 'গোত্র আলাদা, তবে প্রবর এক।',
    'clan.ofOthersMother.me': 'আপনাদের গোত্র আর তাঁদের পাত্র বা পাত্রীর মামাবাড়ির গোত্র এক।',
    'clan.ofOthersMother.them': 'তাঁদের গোত্র আর আপনাদের পাত্র বা পাত্রীর মামাবাড়ির গোত্র এক।',
    'relation.possible': 'আত্মীয়তা থাকতে পারে: দুই বাড়ির বড়দের জিজ্ঞেস করে নিন।',
    'relation.noneShown': 'যে আত্মীয়দের নাম লেখা আছে, তাঁদের সূত্রে দুই পরিবারের মধ্যে নিকট আত্মীয়তা পাওয়া যায়নি।',
    'relation.unknown': 'মিলিয়ে দেখার মতো যথেষ্ট আত্মীয়ের নাম লেখা নেই।',
  },
});

/** A code of the matching engine that has a sentence. A suffix `.me` or `.them` says about which side it is. */
export type Finding = keyof (typeof findingTexts)['en'];

/** Returns the sentence of a code, or of the code for one side (`me`, `them`); `''` for a code without a sentence. */
export function sayFinding(t: Readonly<Record<Finding, string>>, code: string, side?: string): string {
  const known = [`${code}.${side}`, code].find((name): name is Finding => name in t);
  return known ? t[known] : '';
}
