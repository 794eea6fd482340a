import { texts } from '#words/texts.ts';

/** Texts for the search by profile number or name. */
export const findTexts = texts({
  en: {
    heading: 'Find by number or name',
    description: 'Find a family by profile number or name.',
    label: 'Profile number or name',
    placeholder: 'Number or name',
    press: 'Find by number or name',
    find: 'Find',
    toSearch: 'Filter',
    beneath: 'From your list',
    lead: 'Type a profile number, such as SV101829, or a first name in Bengali or English.',
    surname:
      'Surnames are shown only once both families have accepted. Until then we search by first name alone, even if you type a surname.',
    unknown: 'Don’t know the number or the name?',
    nobody: 'Nobody found by this name or number',
    nobodyText:
      'Please check the spelling or the number. The family may also have paused its search, or may not be showing its profile. You cannot find anyone by phone number.',
    notShown: 'You can find families once your own profile is shown.',
    toShowing: 'Show my profile',
    more: 'Show more',
    first: 'Back to the start',
    toPeople: 'See all families',
  },
  bn: {
    heading: 'নম্বর বা নাম ধরে খুঁজুন',
    description: 'প্রোফাইল নম্বর বা নাম দিয়ে পরিবার খুঁজুন।',
    label: 'প্রোফাইল নম্বর বা নাম',
    placeholder: 'নম্বর বা নাম',
    press: 'নম্বর বা নাম ধরে খুঁজুন',
    find: 'খুঁজুন',
    toSearch: 'বেছে খুঁজুন',
    beneath: 'তালিকা থেকে কয়েকজন',
    lead: 'প্রোফাইলের নম্বর লিখুন, যেমন SV101829; কিংবা পদবি ছাড়া নাম লিখুন, বাংলায় বা ইংরেজিতে।',
    surname: 'দুই পক্ষ কথা বলতে রাজি হওয়ার আগে কেউ কারও পদবি জানতে পারেন না। তাই পদবি লিখলেও ততদিন শুধু নাম ধরেই খোঁজা হয়।',
    unknown: 'নম্বর বা নাম জানা নেই?',
    nobody: 'এই নামে বা নম্বরে কাউকে পাওয়া গেল না',
    nobodyText:
      'বানান বা নম্বরটি একবার মিলিয়ে নিন। ওই পরিবার হয়তো বিরতিতে আছেন, কিংবা প্রোফাইল দেখাচ্ছেন না। ফোন নম্বর দিয়ে কাউকে খুঁজে পাওয়া যায় না।',
    notShown: 'নিজেদের প্রোফাইল দেখালে তবেই আপনারা অন্য পরিবার খুঁজতে পারবেন।',
    toShowing: 'প্রোফাইল দেখান',
    more: 'আরও দেখুন',
    first: 'শুরু থেকে দেখুন',
    toPeople: 'সব পরিবারের তালিকা দেখুন',
  },
});
