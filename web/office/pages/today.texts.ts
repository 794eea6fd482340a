import type { WaitingKind } from '#contract/staff/today.ts';
import type { Label } from '#words/label.ts';
import { texts } from '#words/texts.ts';

export const heavyReadersTexts = texts({
  en: {
    heading: 'Who opened the most profiles',
    lead: 'Members who opened the most within seven days. Somebody who collects profiles for others opens this many, but a very busy family may do so too.',
    opened: (people: string) => `profiles of ${people} people`,
    days: (days: string) => `account ${days} days old`,
    sharedBrowser: (profiles: string) => `browser shared with ${profiles} other profiles`,
    sharedNumber: (profiles: string) => `number shared with ${profiles} other profiles`,
    isAbsent: 'not shown at present',
    pause: 'Hide for 24 hours and ask the family to phone us',
    browsers: 'Many accounts in one browser',
    accounts: (accounts: string) => `${accounts} accounts`,
    writers: 'Letters that mention money',
    writersLead:
      'Within thirty days, sent after a warning. Nobody at the office reads a letter unless it comes with a report.',
    letters: (letters: string, families: string) => `Letters: ${letters}, families: ${families}`,
  },
  bn: {
    heading: 'সবচেয়ে বেশি প্রোফাইল কারা খুলেছেন',
    lead: 'সদস্যদের মধ্যে, গত সাত দিনে। যিনি অন্যের জন্য প্রোফাইল জোগাড় করেন, তিনি এত খোলেন; খুব ব্যস্ত পরিবারও খুলতে পারেন।',
    opened: (people: string) => `${people} জনের প্রোফাইল`,
    days: (days: string) => `${days} দিনের অ্যাকাউন্ট`,
    sharedBrowser: (profiles: string) => `একই ব্রাউজারে আরও ${profiles}টি প্রোফাইল`,
    sharedNumber: (profiles: string) => `একই নম্বরে আরও ${profiles}টি প্রোফাইল`,
    isAbsent: 'এখন দেখানো হচ্ছে না',
    pause: '২৪ ঘণ্টা আড়ালে রেখে পরিবারকে ফোন করতে বলুন',
    browsers: 'এক ব্রাউজারে অনেক অ্যাকাউন্ট',
    accounts: (accounts: string) => `${accounts}টি অ্যাকাউন্ট`,
    writers: 'টাকার কথা আছে, এমন চিঠি',
    writersLead: 'গত তিরিশ দিনে, সতর্কবার্তা দেখার পরেও পাঠানো। অভিযোগের সঙ্গে না এলে অফিসের কেউ চিঠি পড়েন না।',
    letters: (letters: string, families: string) => `চিঠি ${letters}টি, পরিবার ${families}টি`,
  },
});

export const weekTexts = texts({
  en: {
    placeholders: (count: string) =>
      `${count} texts or contacts are still samples, not the trust’s own: please fill them in`,
    heading: 'The week in figures',
    counted: (moment: string) => `As counted on ${moment}`,
    now: 'This week so far',
    before: 'The week before',
    registered: 'Registered',
    shown: 'Shown to members',
    interests: 'Interests sent',
    acceptances: 'Interests accepted',
    weeklyAcceptances: 'Of these from the week’s introduction',
    reported: 'Reports',
    reportsSettled: 'Reports settled',
    rejected: 'Profiles rejected',
    takenDown: 'Profiles suspended',
    matchesSettled: 'Matches settled',
  },
  bn: {
    placeholders: (count: string) => `${count}টি লেখা বা ঠিকানা এখনও ট্রাস্টের নিজের নয়: পূরণ করুন`,
    heading: 'এই সপ্তাহ, সংখ্যায়',
    counted: (moment: string) => `গোনা হয়েছে ${moment}`,
    now: 'এ সপ্তাহে এ পর্যন্ত',
    before: 'আগের সপ্তাহে',
    registered: 'নাম লিখিয়েছেন',
    shown: 'দেখানো শুরু হয়েছে',
    interests: 'আগ্রহ জানানো হয়েছে',
    acceptances: 'কথা বলতে রাজি হয়েছেন',
    weeklyAcceptances: 'তার মধ্যে সপ্তাহের পরিচয় থেকে',
    reported: 'অভিযোগ',
    reportsSettled: 'অভিযোগের মীমাংসা',
    rejected: 'প্রোফাইল বাতিল',
    takenDown: 'প্রোফাইল বন্ধ',
    matchesSettled: 'বিয়ে ঠিক হয়েছে',
  },
});

export const waitingNames = {
  breach: { en: 'Some data was leaked', bn: 'তথ্য ফাঁস হয়েছে' },
  report: { en: 'A report', bn: 'অভিযোগ' },
  marriage: { en: 'A family to ask whether the couple is married', bn: 'বিয়ে হয়েছে কি না, জিজ্ঞেস করার আছে' },
  whose: { en: 'Two people say that a profile is theirs', bn: 'একই প্রোফাইল দুজন নিজের বলে জানাচ্ছেন' },
  approval: { en: 'A profile, photo or change to check', bn: 'যে প্রোফাইল, ছবি বা বদল দেখে নিতে হবে' },
  appeal: { en: 'An appeal against a suspension', bn: 'বন্ধ প্রোফাইলের আবেদন' },
  letter: { en: 'A letter', bn: 'চিঠি' },
  call: { en: 'Somebody to call', bn: 'ফোন করতে হবে' },
  unreached: { en: 'A family whose number could not be reached', bn: 'যে পরিবারকে ফোনে পাওয়া যায়নি' },
  paper: {
    en: 'A paper entry that its family has not taken over',
    bn: 'কাগজ থেকে তোলা প্রোফাইল, পরিবার এখনও নিজেদের করে নেননি',
  },
  reader: { en: 'Somebody in the office has opened many profiles', bn: 'অফিসের কেউ অনেক প্রোফাইল খুলছেন' },
  deletion: { en: 'A deletion letter to check again', bn: 'মুছে দেওয়ার চিঠি, আর একবার দেখে নিতে হবে' },
  quietWord: { en: 'Somebody who is not free to decide', bn: 'একজন নিজের ইচ্ছেয় মত দিতে পারছেন না' },
  request: { en: 'Waiting for a second person, or 24 hours', bn: 'আর একজনের রাজি হওয়ার, বা ২৪ ঘণ্টা পেরোনোর অপেক্ষায়' },
  backup: { en: 'A backup has failed', bn: 'কপি তুলে রাখা যায়নি' },
  twoFamilies: { en: 'What two families have told us about each other', bn: 'দুই পরিবার পরস্পরকে নিয়ে যা জানিয়েছেন' },
  mail: { en: 'A mail server refuses our letters', bn: 'একটি মেল সার্ভার আমাদের চিঠি নিচ্ছে না' },
} as const satisfies Record<WaitingKind, Label>;

export const todayTexts = texts({
  en: {
    heading: 'Today',
    description: 'What is waiting, the most urgent first.',
    waits: 'Waiting, for everybody',
    nothing: 'Nothing is waiting. Well done.',
    since: (day: string) => `since ${day}`,
    ownEntries: 'Approved by the person who entered them',
    ownEntriesText: 'There was nobody else to check them. Please look at them when you can.',
  },
  bn: {
    heading: 'আজ',
    description: 'যা বাকি আছে; যেটির সময় আগে ফুরোবে, সেটি সবার উপরে।',
    waits: 'সবার জন্য যা বাকি',
    nothing: 'কিছুই বাকি নেই। চমৎকার!',
    since: (day: string) => `${day} থেকে`,
    ownEntries: 'নিজের লেখা, নিজেই অনুমোদন করা',
    ownEntriesText: 'তখন দেখে দেওয়ার আর কেউ ছিলেন না। সময় পেলে একবার দেখে নিন।',
  },
});
