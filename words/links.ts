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
} as const satisfies Record<string, Record<Language, LinkWords>>;
