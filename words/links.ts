import type { Language } from '#contract/choices.ts';

interface LinkWords {
  subject: string;
  text: string;
  /** On the button. */
  label: string;
}

/** Letters whose link proves whose address it is: what they say before the link. */
export const LINKS = {
  email: {
    en: {
      subject: 'Confirm your e-mail at Shubho Bibaho',
      text: 'Please open this page within 24 hours and press the button: then we know that this address is yours. If you have no account with us, do nothing.',
      label: 'Confirm this address',
    },
    bn: {
      subject: 'শুভ বিবাহ: ই-মেল যাচাই করুন',
      text: '২৪ ঘণ্টার মধ্যে এই পাতা খুলে বোতামটি টিপুন: তাহলেই জানা যাবে ঠিকানাটি আপনার। আমাদের এখানে আপনার অ্যাকাউন্ট না থাকলে কিছু করতে হবে না।',
      label: 'এই ঠিকানা যাচাই করুন',
    },
  },
  resetByEmail: {
    en: {
      subject: 'A new password for Shubho Bibaho',
      text: 'Somebody has asked for a new password for your account. If it was you, open this page within 24 hours and choose one. If it was not, do nothing: your password stays as it is.',
      label: 'Choose a new password',
    },
    bn: {
      subject: 'শুভ বিবাহ: নতুন পাসওয়ার্ড',
      text: 'আপনার অ্যাকাউন্টের জন্য নতুন পাসওয়ার্ড চাওয়া হয়েছে। আপনি চেয়ে থাকলে ২৪ ঘণ্টার মধ্যে এই পাতা খুলে একটি বেছে নিন। না চেয়ে থাকলে কিছু করতে হবে না: পাসওয়ার্ড যেমন ছিল তেমনই থাকবে।',
      label: 'নতুন পাসওয়ার্ড বেছে নিন',
    },
  },
  /** To the address of before: what is to change in seven days. */
  objectToPhone: {
    en: {
      subject: 'Another phone number for your account',
      text: 'Somebody who is logged in to your account wants another phone number for it. It takes effect in seven days. If it was not you, open this page and press the button: then nothing changes. No login is needed.',
      label: 'It was not me',
    },
    bn: {
      subject: 'আপনার অ্যাকাউন্টে অন্য ফোন নম্বর বসাতে চাওয়া হয়েছে',
      text: 'আপনার অ্যাকাউন্টে লগ ইন করে কেউ অন্য একটি ফোন নম্বর দিয়েছেন। সাত দিন পরে সেটি চালু হবে। আপনি না দিয়ে থাকলে এই পাতা খুলে বোতামটি টিপুন: তাহলে কিছুই বদলাবে না। লগ ইন লাগবে না।',
      label: 'আমি দিইনি',
    },
  },
  objectToEmail: {
    en: {
      subject: 'Another e-mail address for your account',
      text: 'Somebody who is logged in to your account wants another e-mail address for it. It takes effect in seven days. If it was not you, open this page and press the button: then nothing changes. No login is needed.',
      label: 'It was not me',
    },
    bn: {
      subject: 'আপনার অ্যাকাউন্টে অন্য ই-মেল ঠিকানা বসাতে চাওয়া হয়েছে',
      text: 'আপনার অ্যাকাউন্টে লগ ইন করে কেউ অন্য একটি ই-মেল ঠিকানা দিয়েছেন। সাত দিন পরে সেটি চালু হবে। আপনি না দিয়ে থাকলে এই পাতা খুলে বোতামটি টিপুন: তাহলে কিছুই বদলাবে না। লগ ইন লাগবে না।',
      label: 'আমি দিইনি',
    },
  },
  objectToClaim: {
    en: {
      subject: 'Somebody says that your phone number is theirs now',
      text: 'Somebody has proved to hold the phone number of your account, and says that it is theirs now. In seven days your account loses it. If the number is still yours, open this page and press the button: then nothing changes. No login is needed.',
      label: 'The number is still mine',
    },
    bn: {
      subject: 'কেউ জানিয়েছেন, আপনার ফোন নম্বরটি এখন তাঁর',
      text: 'একজন প্রমাণ দিয়েছেন, আপনার অ্যাকাউন্টের ফোন নম্বরটি এখন তাঁর হাতে; বলছেন, নম্বরটি তাঁরই। সাত দিন পরে নম্বরটি আর আপনার অ্যাকাউন্টে থাকবে না। নম্বরটি এখনও আপনারই হলে এই পাতা খুলে বোতামটি টিপুন: তাহলে কিছুই বদলাবে না। লগ ইন লাগবে না।',
      label: 'নম্বরটি এখনও আমারই',
    },
  },
} as const satisfies Record<string, Record<Language, LinkWords>>;
