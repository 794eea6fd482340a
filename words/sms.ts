import type { Language } from '#contract/choices.ts';
import type { NoticeKind } from '#contract/notice-kinds.ts';

/**
 * The exact texts registered with the operators (DLT). The value of a variable in braces is cut to `VARIABLE_LENGTH`;
 * `{site}` is the site's fixed address. `npm run office -- sms-templates` prints them for registration.
 */
const BASE = {
  'phone-code': {
    en: '{code} is your code for Shubho Bibaho. It is valid for {minutes} minutes. Do not share it.',
    bn: 'শুভ বিবাহ: আপনার কোড {code}। দশ মিনিট চলবে। কাউকে বলবেন না।',
  },
  reset: {
    en: '{code} is your code for a new password at Shubho Bibaho, valid for {minutes} minutes. Do not share it.',
    bn: 'শুভ বিবাহ: নতুন পাসওয়ার্ডের কোড {code}। দশ মিনিট চলবে। কাউকে বলবেন না।',
  },
  invitation: {
    en: 'Shubho Bibaho: {code} is your code. A family member invites you to look after a profile: {site}/invited',
    bn: 'শুভ বিবাহ: আপনার কোড {code}। পরিবারের কেউ একটি প্রোফাইল দেখাশোনা করতে আপনাকে আমন্ত্রণ জানিয়েছেন: {site}/invited',
  },
  news: {
    en: 'Shubho Bibaho: you have new notices from other families ({count}). Please log in at {site} to read them.',
    bn: 'শুভ বিবাহ: অন্য পরিবারের {count}টি খবর আছে। লগ ইন করুন: {site}',
  },
  meeting: {
    en: 'Shubho Bibaho: there is news about the meeting of your two families. Please log in at {site} to read it.',
    bn: 'শুভ বিবাহ: দুই পরিবারের দেখাসাক্ষাতের খবর আছে। লগ ইন করে দেখুন: {site}',
  },
  melan: {
    en: 'Shubho Bibaho: there is news about a melan, a day for families to meet. Please log in at {site} to read it.',
    bn: 'শুভ বিবাহ: পরিবারগুলির মিলন অনুষ্ঠানের খবর আছে। লগ ইন করে দেখুন: {site}',
  },
  office: {
    en: 'Shubho Bibaho: the office has news about the profile. Please log in at {site} to read it.',
    bn: 'শুভ বিবাহ: প্রোফাইল নিয়ে অফিসের খবর আছে। লগ ইন করুন: {site}',
  },
  report: {
    en: 'Shubho Bibaho: there is news about your report {reference}. See {site}/report/state',
    bn: 'শুভ বিবাহ: আপনার অভিযোগ {reference} নিয়ে খবর আছে। দেখুন: {site}/report/state',
  },
  account: {
    en: 'Shubho Bibaho: your account was opened or changed. If it was not you, contact the office. {site}',
    bn: 'শুভ বিবাহ: কেউ অ্যাকাউন্টে ঢুকেছেন বা কিছু বদলেছেন। আপনি না করে থাকলে অফিসে যোগাযোগ করুন। {site}',
  },
  warning: {
    en: 'Shubho Bibaho: the profile of a family you know is closed. Do not give money. Log in or call the office: {site}',
    bn: 'শুভ বিবাহ: যাঁদের সঙ্গে কথা হচ্ছিল, তাঁদের একজনের প্রোফাইল বন্ধ। টাকা দেবেন না। দেখুন বা অফিসে ফোন করুন: {site}',
  },
  deletion: {
    en: 'Shubho Bibaho: a letter asks us to delete your profile. Not you? Call the office, or log in and keep it: {site}',
    bn: 'শুভ বিবাহ: প্রোফাইল মুছে দিতে বলে চিঠি এসেছে। আপনারা না লিখে থাকলে অফিসে জানান বা লগ ইন করে প্রোফাইলটি রাখুন: {site}',
  },
  asked: {
    en: 'Shubho Bibaho: the office was asked to change or open your account. Not you? Log in at {site} to object, or call us.',
    bn: 'শুভ বিবাহ: আপনাদের অ্যাকাউন্টে কিছু বদলাতে অফিসকে বলা হয়েছে। না চাইলে লগ ইন করে আপত্তি জানান: {site}',
  },
  holders: {
    en: 'Shubho Bibaho: the people who look after the profile, or a phone number, have changed. Not you? Log in at {site} or call the office.',
    bn: 'শুভ বিবাহ: প্রোফাইলের ফোন নম্বর, বা কারা দেখাশোনা করেন, তা বদলেছে। আপনারা না বদলে থাকলে লগ ইন করুন: {site}',
  },
  recovery: {
    en: 'Shubho Bibaho: a new password was set for an account on your profile. Not you? Please call the office at once: {site}',
    bn: 'শুভ বিবাহ: প্রোফাইলের একটি অ্যাকাউন্টে নতুন পাসওয়ার্ড সেভ হয়েছে। আপনারা না করে থাকলে অফিসে ফোন করুন: {site}',
  },
  acted: {
    en: 'Shubho Bibaho: somebody in your family has sent another family an interest or an answer. To see or undo it: {site}',
    bn: 'শুভ বিবাহ: আপনার বাড়ির কেউ অন্য পরিবারকে আগ্রহ বা উত্তর জানিয়েছেন। দেখতে বা ফিরিয়ে নিতে: {site}',
  },
  removal: {
    en: 'Shubho Bibaho: in 7 days somebody will no longer look after the profile. To object, log in at {site} or call the office.',
    bn: 'শুভ বিবাহ: ৭ দিন পরে প্রোফাইল দেখাশোনা থেকে একজন বাদ পড়বেন। আপত্তি থাকলে লগ ইন করুন: {site}',
  },
  farewell: {
    en: 'Shubho Bibaho: you no longer look after a profile. If you did not know of this, call the office. {site}',
    bn: 'শুভ বিবাহ: একটি প্রোফাইল আপনি আর দেখাশোনা করছেন না। আগে না জেনে থাকলে অফিসে ফোন করুন। {site}',
  },
  weekly: {
    en: 'Shubho Bibaho: new people have joined who may suit you. Please log in at {site} to see them.',
    bn: 'শুভ বিবাহ: মানানসই নতুন কয়েকজন এসেছেন। লগ ইন করে দেখুন: {site}',
  },
  looking: {
    en: 'Shubho Bibaho: are you still looking? Please log in at {site} and tell us.',
    bn: 'শুভ বিবাহ: এখনও সম্বন্ধ খুঁজছেন? লগ ইন করে জানান: {site}',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** A template for a phone with one profile. */
export type SmsBase = keyof typeof BASE;
/** A template, or its variant for a phone with several profiles. */
export type SmsTemplate = SmsBase | `${SmsBase}-of`;

/** The template for each kind of notice. */
export const SMS_OF: Partial<Record<NoticeKind, SmsBase>> = {
  weeklyIntroduction: 'news',
  deskProposal: 'news',
  interestReceived: 'news',
  interestExpiring: 'news',
  interestAccepted: 'news',
  message: 'news',
  slipWish: 'office',
  wishCarried: 'office',
  melanInvited: 'melan',
  melanNews: 'melan',
  melanTomorrow: 'melan',
  meetingTomorrow: 'meeting',
  meetingLate: 'meeting',
  meetingCalledOff: 'meeting',
  suspended: 'office',
  restored: 'office',
  badgeGiven: 'office',
  changeApproved: 'office',
  changeRefused: 'office',
  profileApproved: 'office',
  profileSentBack: 'office',
  officeAnswered: 'office',
  reportRead: 'office',
  reportActed: 'office',
  reportNothing: 'office',
  reportUnclear: 'office',
  rested: 'office',
  readingAsked: 'office',
  contactSuspended: 'warning',
  approvalUndone: 'office',
  deletionByLetter: 'deletion',
  officeAsked: 'asked',
  deletionStopped: 'office',
  callMissed: 'office',
  breach: 'office',
  powerLinkOpened: 'account',
  passwordChanged: 'account',
  phoneChanged: 'account',
  emailChanged: 'account',
  holderChanged: 'holders',
  holderInvited: 'holders',
  holderJoined: 'holders',
  whoseClaimed: 'holders',
  whoseStays: 'holders',
  whoseCorrected: 'holders',
  holderLeft: 'holders',
  removalAsked: 'removal',
  holderRemoved: 'holders',
  removalStopped: 'holders',
  familyActed: 'acted',
  givenPhoneChanged: 'holders',
  recovering: 'recovery',
  holderRecovering: 'recovery',
  recoveryEnded: 'account',
  recoveryRefused: 'account',
  newBrowser: 'account',
  pushEnded: 'account',
  weeklyFits: 'weekly',
  stillLooking: 'looking',
  keepingEnds: 'looking',
};

/** Shorter Bengali texts for those that would need a third part with a profile number in front. */
const SHORTER: Partial<Record<SmsBase, string>> = {
  warning: 'শুভ বিবাহ: যাঁদের সঙ্গে কথা হচ্ছিল, তাঁদের একজনের প্রোফাইল বন্ধ। টাকা দেবেন না। দেখুন বা ফোন করুন: {site}',
  deletion: 'শুভ বিবাহ: প্রোফাইল মুছতে বলে চিঠি এসেছে। না লিখে থাকলে অফিসে জানান বা লগ ইন করে প্রোফাইলটি রাখুন: {site}',
  recovery: 'শুভ বিবাহ: একটি অ্যাকাউন্টে নতুন পাসওয়ার্ড সেভ হয়েছে। আপনারা না করে থাকলে অফিসে ফোন করুন: {site}',
};

/** Adds the variable for the number of a profile behind the name of the site, with which every text begins. */
const withProfile = (text: string): string => text.replace(/^([^:]+):/, '$1, {profile}:');

/**
 * All templates. Those of notices also have a variant (`…-of`) for a phone with several profiles. The variant gives the
 * profile's number, as on every page, but no name.
 */
export const SMS: Readonly<Partial<Record<SmsTemplate, Record<Language, string>>>> = {
  ...BASE,
  ...Object.fromEntries(
    Object.values(SMS_OF).map((name) => [
      `${name}-of`,
      { en: withProfile(BASE[name].en), bn: withProfile(SHORTER[name] ?? BASE[name].bn) },
    ]),
  ),
};

/** Maximum number of characters that operators allow for the value of a variable. */
const VARIABLE_LENGTH = 30;

/** The kind of value of each variable, as operators write it. */
const VARIABLES: Readonly<Record<string, string>> = {
  code: '{#numeric#}',
  minutes: '{#numeric#}',
  count: '{#numeric#}',
  reference: '{#alphanumeric#}',
  profile: '{#alphanumeric#}',
};

/** Returns a text with its variables filled in. Digits stay Western, so that a phone can copy a code. */
export const smsText = (template: SmsTemplate, language: Language, values: Readonly<Record<string, string>>): string =>
  (SMS[template]?.[language] ?? '').replace(/\{(\w+)\}/g, (_, name: string) =>
    (values[name] ?? '').slice(0, VARIABLE_LENGTH),
  );

/** Returns the text as it must be registered for the site at this address. */
export const registeredText = (template: SmsTemplate, language: Language, site: string): string =>
  (SMS[template]?.[language] ?? '').replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'site' ? site : (VARIABLES[name] ?? '{#var#}'),
  );

/** A text that the alphabet GSM-7 can write, with the characters of its extension. */
const GSM7 = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
/** The characters of the extension, which count twice. */
const COUNTED_TWICE = /[\^{}\\[~\]|€]/g;

/** The units that fit into an SMS of one part, and into each part of a longer one. */
const CAPACITY = {
  'GSM-7': { single: 160, part: 153 },
  'UCS-2': { single: 70, part: 67 },
} as const;

/** Returns how many parts an SMS needs, in which alphabet it is sent, and its length in units of that alphabet. */
export function countParts(text: string): { alphabet: 'GSM-7' | 'UCS-2'; units: number; parts: number } {
  const alphabet = GSM7.test(text) ? 'GSM-7' : 'UCS-2';
  const units = alphabet === 'GSM-7' ? text.length + (text.match(COUNTED_TWICE)?.length ?? 0) : text.length;
  const { single, part } = CAPACITY[alphabet];
  return { alphabet, units, parts: units <= single ? 1 : Math.ceil(units / part) };
}
