import type { AskedOutcome, CallOutcome } from '#contract/staff/calls.ts';
import type { Label } from '#words/label.ts';
import { texts } from '#words/texts.ts';

/** The results of a call. */
export const callOutcomes = {
  spoke: { en: 'Spoke to them', bn: 'কথা হয়েছে' },
  engaged: { en: 'The line was busy', bn: 'লাইন ব্যস্ত' },
  noAnswer: { en: 'No answer', bn: 'কেউ ফোন ধরেননি' },
  wrongNumber: { en: 'Wrong number', bn: 'ভুল নম্বর' },
} as const satisfies Record<CallOutcome, Label>;

/** The results of a call to a number left by a visitor, who may not be its owner. */
export const askedOutcomes = {
  ...callOutcomes,
  unwanted: { en: 'Does not want a call', bn: 'ফোন চান না' },
} as const satisfies Record<AskedOutcome, Label>;

/** Why a person is called, keyed by the kind of the notice or the code. */
export const callReasons: Readonly<Record<string, Label>> = {
  'phone-code': { en: 'a code for the phone', bn: 'ফোন যাচাইয়ের কোড' },
  reset: { en: 'a code for a new password', bn: 'নতুন পাসওয়ার্ডের কোড' },
  invitation: { en: 'a code for the person the family has invited', bn: 'পরিবার যাঁকে ডেকেছেন, তাঁর কোড' },
  report: { en: 'news of a report', bn: 'অভিযোগের খবর' },
  'report-question': { en: 'a question about what they reported', bn: 'তাঁর জানানো অভিযোগ নিয়ে প্রশ্ন' },
  suspended: { en: 'the profile is suspended', bn: 'প্রোফাইল বন্ধ করা হয়েছে' },
  profileSentBack: { en: 'something in the profile needs correcting', bn: 'প্রোফাইলে কিছু ঠিক করতে হবে' },
  rested: { en: 'the profile is hidden for a day', bn: 'এক দিন প্রোফাইল দেখানো বন্ধ' },
  contactSuspended: { en: 'a warning: somebody they know is suspended', bn: 'সাবধান করতে: চেনা একজনের প্রোফাইল বন্ধ' },
  breach: { en: 'some data was leaked', bn: 'তথ্য ফাঁস হয়েছে' },
  phoneChanged: { en: 'the phone number of the account is being changed', bn: 'অ্যাকাউন্টের ফোন নম্বর বদলাচ্ছে' },
  emailChanged: { en: 'the e-mail of the account is being changed', bn: 'অ্যাকাউন্টের ই-মেল বদলাচ্ছে' },
  officeAsked: {
    en: 'the office was asked to change or open something',
    bn: 'অ্যাকাউন্টে কিছু বদলাতে বা খুলতে বলা হয়েছে',
  },
  deletionByLetter: { en: 'a letter asks for the deletion', bn: 'মুছে দিতে বলে চিঠি এসেছে' },
};

export const callsTexts = texts({
  en: {
    heading: 'To call',
    description:
      'Codes and notices that can reach a family in no other way. Press “Call now” when the phone is in your hand, and then say what came of it.',
    none: 'Nobody has to be called',
    noneOfThese: 'There are none of these.',
    noneText: 'If a family must be told something and neither its e-mail nor its phone is confirmed, it appears here.',
    tried: (count: string, outcome: string) => `calls so far: ${count}; the last one: ${outcome}`,
    there: (time: string) => `Their time now: ${time}`,
    dayFrom: (moment: string) => `it is night there: call from ${moment}, Kolkata time`,
    again: (moment: string) => `call again from ${moment}`,
    whatCame: 'What came of the call?',
    howLong: 'About how long you spoke',
    notSaid: 'not noted',
    minutes: (count: string) => `${count} minutes`,
    asked: 'They asked to be called',
    askedText:
      'Visitors who left their number on the contact page. Nobody at the trust ever asks for money, a code or a password on the phone.',
    unreached: 'Not reached',
    unreachedText:
      'We have called again and again without reaching them. A letter by post, or somebody who knows them, may help.',
    notReached: 'not reached',
    wrongNumber: 'wrong number',
    inBengali: 'in Bengali',
    inEnglish: 'in English',
    since: (day: string) => `since ${day}`,
    own: (phone: string) => `Your own phone: ${phone}`,
    ownFirst: 'Enter your own phone number first',
    ownPhone: 'Your own phone number (codes are never read out to it)',
    keepOwn: 'Save my number',
    now: 'Call now',
    readOut: 'Read this out to the person who answers at this number',
    halfAnHour: 'It is valid for half an hour.',
  },
  bn: {
    heading: 'ফোন করতে হবে',
    description:
      'যেসব কোড আর খবর অন্য কোনও উপায়ে পরিবারের কাছে যায় না, সেগুলি এখানে। ফোন হাতে নিয়ে ‘এখন ফোন করছি’ বোতামটি টিপুন, তারপর কী হল জানান।',
    none: 'কাউকে ফোন করতে হবে না',
    noneOfThese: 'এমন কেউ নেই।',
    noneText: 'যেখানে ই-মেল বা ফোন কোনওটিই যাচাই হয়নি, সেখানে পরিবারকে যা জানাতেই হবে তা এখানে আসে।',
    tried: (count: string, outcome: string) => `${count} বার ফোন করা হয়েছে; শেষবার: ${outcome}`,
    there: (time: string) => `ওখানে এখন ${time}`,
    dayFrom: (moment: string) => `ওখানে রাত: কলকাতার সময়ে ${moment} থেকে ফোন করুন`,
    again: (moment: string) => `আবার ফোন করবেন ${moment} থেকে`,
    whatCame: 'ফোন করে কী হল?',
    howLong: 'মোটামুটি কতক্ষণ কথা হয়েছে',
    notSaid: 'না লিখলেও চলে',
    minutes: (count: string) => `${count} মিনিট`,
    asked: 'ফোন করতে বলেছেন',
    askedText: 'যোগাযোগের পাতায় যাঁরা নম্বর রেখে গেছেন। ফোনে ট্রাস্টের কেউ কখনও টাকা, কোড বা পাসওয়ার্ড চান না।',
    unreached: 'ফোনে পাওয়া যায়নি',
    unreachedText: 'বারবার ফোন করেও এঁদের পাওয়া যায়নি। ডাকে চিঠি দিয়ে, বা চেনা কাউকে দিয়ে জানানো যায় কি না দেখুন।',
    notReached: 'ফোনে পাওয়া যায়নি',
    wrongNumber: 'ভুল নম্বর',
    inBengali: 'বাংলায়',
    inEnglish: 'ইংরেজিতে',
    since: (day: string) => `${day} থেকে`,
    own: (phone: string) => `আপনার নিজের ফোন: ${phone}`,
    ownFirst: 'আগে আপনার নিজের ফোন নম্বর',
    ownPhone: 'আপনার নিজের ফোন; এই নম্বরে কোনও কোড পড়ে শোনানো হয় না',
    keepOwn: 'আমার নম্বর সেভ করুন',
    now: 'এখন ফোন করছি',
    readOut: 'এই নম্বরে যিনি ফোন ধরবেন, তাঁকে এটি পড়ে শোনান',
    halfAnHour: 'কোডটি আধ ঘণ্টা চলবে।',
  },
});
