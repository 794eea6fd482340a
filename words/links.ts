import type { Language } from '#contract/choices.ts';

interface LinkWords {
  subject: string;
  text: string;
  /** The text of the button. */
  label: string;
}

/**
 * E-mails with a link that works without a login, because only the owner of the address gets it: the words before the
 * link.
 */
export const LINKS = {
  email: {
    en: {
      subject: 'Confirm your e-mail at Shubho Bibaho',
      text: 'Please open this page within 24 hours and press the button, so that we know this address is yours. If you have no account with us, you need not do anything.',
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
      text: 'Somebody has asked for a new password for your account. If it was you, open this page within 24 hours and choose one. If it was not, you need not do anything: your password stays as it is.',
      label: 'Choose a new password',
    },
    bn: {
      subject: 'শুভ বিবাহ: নতুন পাসওয়ার্ড',
      text: 'আপনার অ্যাকাউন্টের জন্য নতুন পাসওয়ার্ড চাওয়া হয়েছে। আপনি চেয়ে থাকলে ২৪ ঘণ্টার মধ্যে এই পাতা খুলে একটি বেছে নিন। না চেয়ে থাকলে কিছু করতে হবে না: পাসওয়ার্ড যেমন ছিল তেমনই থাকবে।',
      label: 'নতুন পাসওয়ার্ড বেছে নিন',
    },
  },
  /** To the account's e-mail address, before a change of its phone number takes effect. */
  objectToPhone: {
    en: {
      subject: 'Another phone number for your account',
      text: 'Somebody who was logged in to your account has asked to change its phone number. The change will take effect in seven days. If it was not you, open this page and press the button, and nothing will change. You need not log in.',
      label: 'It was not me',
    },
    bn: {
      subject: 'আপনার অ্যাকাউন্টে অন্য ফোন নম্বর বসাতে চাওয়া হয়েছে',
      text: 'আপনার অ্যাকাউন্টে লগ ইন করে কেউ অন্য একটি ফোন নম্বর দিয়েছেন। সাত দিন পরে সেটি চালু হবে। আপনি না দিয়ে থাকলে এই পাতা খুলে বোতামটি টিপুন: তাহলে কিছুই বদলাবে না। লগ ইন লাগবে না।',
      label: 'আমি দিইনি',
    },
  },
  /** To the account's old e-mail address, before a change of the address takes effect. */
  objectToEmail: {
    en: {
      subject: 'Another e-mail address for your account',
      text: 'Somebody who was logged in to your account has asked to change its e-mail address. The change will take effect in seven days. If it was not you, open this page and press the button, and nothing will change. You need not log in.',
      label: 'It was not me',
    },
    bn: {
      subject: 'আপনার অ্যাকাউন্টে অন্য ই-মেল ঠিকানা বসাতে চাওয়া হয়েছে',
      text: 'আপনার অ্যাকাউন্টে লগ ইন করে কেউ অন্য একটি ই-মেল ঠিকানা দিয়েছেন। সাত দিন পরে সেটি চালু হবে। আপনি না দিয়ে থাকলে এই পাতা খুলে বোতামটি টিপুন: তাহলে কিছুই বদলাবে না। লগ ইন লাগবে না।',
      label: 'আমি দিইনি',
    },
  },
  /** To the account's e-mail address, before it loses its phone number to somebody who has claimed it. */
  objectToClaim: {
    en: {
      subject: 'Somebody says that your phone number is theirs now',
      text: 'Somebody has shown with a code that they have the phone number of your account, and says that it is theirs now. In seven days your account will lose it. If the number is still yours, open this page and press the button, and nothing will change. You need not log in.',
      label: 'The number is still mine',
    },
    bn: {
      subject: 'কেউ জানিয়েছেন, আপনার ফোন নম্বরটি এখন তাঁর',
      text: 'একজন প্রমাণ দিয়েছেন, আপনার অ্যাকাউন্টের ফোন নম্বরটি এখন তাঁর হাতে; বলছেন, নম্বরটি তাঁরই। সাত দিন পরে নম্বরটি আর আপনার অ্যাকাউন্টে থাকবে না। নম্বরটি এখনও আপনারই হলে এই পাতা খুলে বোতামটি টিপুন: তাহলে কিছুই বদলাবে না। লগ ইন লাগবে না।',
      label: 'নম্বরটি এখনও আমারই',
    },
  },
  /** To an account whose password was reset. */
  objectToRecovery: {
    en: {
      subject: 'A new password was set for your account',
      text: 'A new password was set for your account, without the old one. For three days you can do only a few things there. If it was not you, open this page and press the button, and that password will no longer work. You need not log in.',
      label: 'This was not me',
    },
    bn: {
      subject: 'আপনার অ্যাকাউন্টে নতুন পাসওয়ার্ড সেভ করা হয়েছে',
      text: 'আগের পাসওয়ার্ড ছাড়াই আপনার অ্যাকাউন্টে নতুন পাসওয়ার্ড সেভ করা হয়েছে। তিন দিন বেশির ভাগ কাজ বন্ধ থাকবে। আপনি না করে থাকলে এই পাতা খুলে বোতামটি টিপুন: তাহলে ওই পাসওয়ার্ড দিয়ে আর ঢোকা যাবে না। লগ ইন লাগবে না।',
      label: 'আমি করিনি',
    },
  },
  /** To the other holders of the profile of an account whose password was reset. */
  objectToHoldersRecovery: {
    en: {
      subject: 'Somebody who looks after the profile has a new password',
      text: 'A new password was set for the account of somebody who looks after the profile with you. Please ask them first. If it was not them, open this page and press the button, and that password will no longer work. You need not log in.',
      label: 'It was not them',
    },
    bn: {
      subject: 'প্রোফাইল যাঁরা দেখাশোনা করেন, তাঁদের একজনের নতুন পাসওয়ার্ড',
      text: 'আপনার সঙ্গে যাঁরা প্রোফাইলটি দেখাশোনা করেন, তাঁদের একজনের অ্যাকাউন্টে নতুন পাসওয়ার্ড সেভ করা হয়েছে। আগে তাঁকে জিজ্ঞেস করুন। তিনি না করে থাকলে এই পাতা খুলে বোতামটি টিপুন: তাহলে ওই পাসওয়ার্ড দিয়ে আর ঢোকা যাবে না। লগ ইন লাগবে না।',
      label: 'তিনি পাসওয়ার্ড বদলাননি',
    },
  },
  /** To every holder of a profile whose deletion was requested by letter. */
  objectToDeletion: {
    en: {
      subject: 'A letter asks us to delete the profile',
      text: 'Our office has received a letter asking us to delete the profile you look after. It is hidden from today and will be deleted in seven days. If nobody in the family wrote it, open this page and press the button, and the profile will stay. You need not log in.',
      label: 'We did not write it: keep the profile',
    },
    bn: {
      subject: 'একটি চিঠিতে প্রোফাইলটি মুছে দিতে বলা হয়েছে',
      text: 'আপনারা যে প্রোফাইলটি দেখাশোনা করেন, সেটি মুছে দিতে বলে অফিসে একটি চিঠি এসেছে। আজ থেকে প্রোফাইলটি আর কেউ দেখতে পাচ্ছেন না, সাত দিন পরে মুছে যাবে। পরিবারের কেউ চিঠিটি না লিখে থাকলে এই পাতা খুলে বোতামটি টিপুন: তাহলে প্রোফাইলটি থাকবে। লগ ইন লাগবে না।',
      label: 'আমরা লিখিনি: প্রোফাইলটি থাক',
    },
  },
  /** To every holder: `{what}` is the action that the office requests, `{when}` when it may be done. */
  objectToOffice: {
    en: {
      subject: 'We were asked to change something in your account',
      text: 'Our office was asked to make this change to the account or profile you look after: {what}. {when} If none of you asked for it, open this page and press the button, and it will not be done. You need not log in.',
      label: 'We did not ask for it',
    },
    bn: {
      subject: 'আপনাদের অ্যাকাউন্ট নিয়ে অফিসকে একটি কাজ করতে বলা হয়েছে',
      text: 'আপনারা যে অ্যাকাউন্ট বা প্রোফাইল দেখাশোনা করেন, তা নিয়ে অফিসকে এই কাজটি করতে বলা হয়েছে: {what}। {when} আপনাদের কেউ না চেয়ে থাকলে এই পাতা খুলে বোতামটি টিপুন: তাহলে কাজটি হবে না। লগ ইন লাগবে না।',
      label: 'আমরা চাইনি',
    },
  },
  /** To the holder who will be removed. */
  objectToRemoval: {
    en: {
      subject: 'Somebody wants to remove you from a profile',
      text: 'The bride or groom, or somebody logged in as them, has asked that you stop looking after the profile. This will happen in seven days. If you do not agree, open this page and press the button, and you will stay. You need not log in. If you agree, you need not do anything.',
      label: 'I do not agree',
    },
    bn: {
      subject: 'একটি প্রোফাইল দেখাশোনার তালিকা থেকে আপনাকে বাদ দিতে চাওয়া হয়েছে',
      text: 'পাত্র বা পাত্রী, কিংবা তাঁর লগ ইন ব্যবহার করে অন্য কেউ জানিয়েছেন, আপনি আর প্রোফাইলটি দেখাশোনা করবেন না। সাত দিন পরে তা কার্যকর হবে। আপত্তি থাকলে এই পাতা খুলে বোতামটি টিপুন: তাহলে আপনি থাকবেন। লগ ইন লাগবে না। আপত্তি না থাকলে কিছু করতে হবে না।',
      label: 'আমার আপত্তি আছে',
    },
  },
} as const satisfies Record<string, Record<Language, LinkWords>>;
