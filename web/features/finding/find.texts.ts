import { texts } from '#words/texts.ts';

export const findTexts = texts({
  en: {
    heading: 'Find a family',
    description: 'Find a family by profile number or name.',
    label: 'Profile number or name',
    placeholder: 'Number or name',
    press: 'Find by number or name',
    find: 'Find',
    toSearch: 'Search',
    toChoose: 'By age, height, district or caste: Search',
    lead: 'Type a profile number, or a first name in Bengali or English letters.',
    surname:
      'Surnames are told once both families have accepted. Until then we look by the first name alone, whatever surname you type.',
    known: 'Do you know whom you look for?',
    knownText:
      'For example SV101829 from a card or a letter, or the first name: Sharmistha. If you know neither, choose.',
    nobody: 'We found nobody by this name or number',
    nobodyText:
      'Please check the spelling or the number. A family may also have paused, or may not show its profile. Nobody is found by a phone number.',
    notShown: 'You can find families once you show your own profile.',
    toShowing: 'Show my profile',
    more: 'Show more',
    first: 'Back to the beginning',
    toPeople: 'To all families',
  },
  bn: {
    heading: 'পরিবার খুঁজুন',
    description: 'প্রোফাইল নম্বর বা নাম দিয়ে পরিবার খুঁজুন।',
    label: 'প্রোফাইল নম্বর বা নাম',
    placeholder: 'নম্বর বা নাম',
    press: 'নম্বর বা নাম ধরে খুঁজুন',
    find: 'খুঁজুন',
    toSearch: 'খুঁজুন',
    toChoose: 'বয়স, উচ্চতা, জেলা বা জাতি ধরে: বেছে খুঁজুন',
    lead: 'প্রোফাইল নম্বর লিখুন, বা পদবি ছাড়া নাম, বাংলা বা ইংরেজি হরফে।',
    surname: 'দুই পক্ষ রাজি হওয়ার আগে কেউ কারও পদবি জানতে পারেন না। তাই পদবি লিখলেও ততদিন শুধু নাম ধরেই খোঁজা হয়।',
    known: 'কাকে খুঁজছেন, জানা আছে?',
    knownText: 'যেমন কার্ডে বা চিঠিতে লেখা নম্বর SV101829, কিংবা শুধু নাম: শর্মিষ্ঠা। কোনওটাই জানা না থাকলে বেছে খুঁজুন।',
    nobody: 'এই নামে বা নম্বরে কাউকে পাওয়া গেল না',
    nobodyText:
      'বানান বা নম্বরটি একবার মিলিয়ে নিন। পরিবারটি হয়তো বিরতিতে আছে, কিংবা প্রোফাইল দেখাচ্ছে না। ফোন নম্বর দিয়ে কাউকে খুঁজে পাওয়া যায় না।',
    notShown: 'নিজেদের প্রোফাইল দেখালে তবেই অন্য পরিবার খুঁজতে পারবেন।',
    toShowing: 'প্রোফাইল দেখান',
    more: 'আরও দেখুন',
    first: 'শুরু থেকে দেখুন',
    toPeople: 'সব পরিবারের তালিকায়',
  },
});
