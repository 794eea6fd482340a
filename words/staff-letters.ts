import type { Language } from '#contract/choices.ts';
import { digits } from './numbers.ts';

/** E-mails to staff, in both languages at once. */
export const STAFF_LETTERS = {
  password: {
    subject: 'Your office password was changed · অফিসের পাসওয়ার্ড বদলানো হয়েছে',
    text: () =>
      'The password of your office account has just been changed. If it was not you, please call an administrator at once.\n\nঅফিসের অ্যাকাউন্টে আপনার পাসওয়ার্ড এইমাত্র বদলানো হয়েছে। আপনি না বদলে থাকলে এখনই প্রশাসককে ফোন করুন।',
    label: 'Office · অফিস',
  },
  raised: {
    subject: 'Somebody may open more profiles today · আজ একজন আরও প্রোফাইল খুলতে পারবেন',
    text: (who: string) =>
      `${who} has opened as many profiles as are allowed in a day, and has allowed themselves the same number again until midnight, because there is no other administrator. The reason is in the records.\n\n${who} এক দিনে যত প্রোফাইল খোলা যায় তত খুলেছেন, আর অন্য প্রশাসক না থাকায় মাঝরাত পর্যন্ত আরও ততগুলি খোলার অনুমতি নিজেই নিয়েছেন। কারণটি ‘কাজের হিসেব’-এ লেখা আছে।`,
    label: 'Office · অফিস',
  },
  unnamed: {
    subject: 'The Power Link was used without a name · নাম না জানিয়ে পাওয়ার লিঙ্ক ব্যবহার করা হয়েছে',
    text: (profile: string) =>
      `The account of ${profile} was opened through the Power Link, and the person who did it gave no code of their own. The time is on the ‘Power Link’ page.\n\n${profile} প্রোফাইলে পাওয়ার লিঙ্ক দিয়ে ঢোকা হয়েছে; যিনি ঢুকেছেন, তিনি নিজের কোড দেননি। সময়টি ‘পাওয়ার লিঙ্ক’ পাতায় আছে।`,
    label: 'Office · অফিস',
  },
} as const satisfies Record<string, { subject: string; text: (about: string) => string; label: string }>;

/** The kinds of e-mails to staff. */
export type StaffNews = keyof typeof STAFF_LETTERS;

/** Whether a word names one of the e-mails to staff. */
export const isStaffNews = (word: string): word is StaffNews => word in STAFF_LETTERS;

interface Reading {
  /** The number of profiles opened. */
  opened: number;
  /** The number of days within which they were opened. */
  days: number;
}

/**
 * Returns the text in the case that the office opens about a heavy reader. If `opened` is 0, another sign led there,
 * and the text names many accounts in one browser instead.
 */
export function heavyReadingIn(language: Language, { opened, days }: Reading): string {
  const [people, within] = [digits(opened, language), digits(days, language)];
  if (opened === 0)
    return language === 'bn'
      ? 'অফিস নিজে দেখেছে: একই ব্রাউজারে অনেক অ্যাকাউন্ট।'
      : 'Our office itself noticed many accounts in one browser.';
  return language === 'bn'
    ? `অফিস নিজে দেখেছে: ${within} দিনে ${people} জনের প্রোফাইল খোলা হয়েছে।`
    : `Our office itself noticed that the profiles of ${people} people were opened from this account within ${within} days.`;
}
