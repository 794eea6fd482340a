import type { REQUEST_KINDS } from '#contract/staff/request-kinds.ts';
import type { NamesOf } from '#words/label.ts';

/** Names of the office's requests, for the family and the office. */
export const requestNames: NamesOf<typeof REQUEST_KINDS> = {
  reset: { en: 'make a link for a new password', bn: 'নতুন পাসওয়ার্ডের লিঙ্ক তৈরি করা' },
  contact: { en: 'change the phone number or e-mail address', bn: 'ফোন নম্বর বা ই-মেল বদলানো' },
  role: { en: 'change whose account it is: bride, groom, or family', bn: 'অ্যাকাউন্টটি পাত্র বা পাত্রীর, না পরিবারের, তা বদলানো' },
  register: { en: 'see who has opened the profile', bn: 'প্রোফাইলটি কে কে খুলেছেন, তার তালিকা দেখা' },
  copy: { en: 'make a copy of the data we keep, for a legal request', bn: 'আইনি অনুরোধে যা যা রাখা আছে তার কপি তৈরি করা' },
  nomineeCopy: { en: 'give a copy to the person named to act for the member', bn: 'মনোনীত মানুষটিকে কপি দেওয়া' },
  security: {
    en: 'read the sealed record of logins and of the profiles opened',
    bn: 'লগ ইন আর প্রোফাইল পড়ার সিল করা নথি দেখা',
  },
  nomineeDeletion: {
    en: 'delete the profile, at the request of the person named to act for the member',
    bn: 'মনোনীত মানুষটির অনুরোধে প্রোফাইল মুছে দেওয়া',
  },
};
