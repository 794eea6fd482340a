import type { SECURITY_KINDS } from '#contract/staff/security.ts';
import type { NamesOf } from '#words/label.ts';

/** Names of the events in the sealed register. */
export const securityNames: NamesOf<typeof SECURITY_KINDS> = {
  login: { en: 'A family logs in', bn: 'পরিবারের লগ ইন' },
  powerLink: { en: 'Power Link', bn: 'পাওয়ার লিঙ্ক' },
  resetAsked: { en: 'A new password is asked for', bn: 'নতুন পাসওয়ার্ড চাওয়া' },
  passwordChanged: { en: 'A password is changed', bn: 'পাসওয়ার্ড বদলানো' },
  copy: { en: 'A family downloads its data', bn: 'পরিবার নিজের তথ্যের কপি নেন' },
  staffLogin: { en: 'Somebody in the office logs in', bn: 'অফিসের কারও লগ ইন' },
  officeRead: { en: 'The office reads something', bn: 'অফিস কিছু পড়ে' },
  officeExport: { en: 'The office prints, or takes a copy or figures', bn: 'অফিস কিছু ছাপে, কিংবা কপি বা হিসেব নেয়' },
  officeAsked: { en: 'The office hands something over, or asks to do so', bn: 'অফিস কিছু দেয়, বা দিতে চায়' },
};
