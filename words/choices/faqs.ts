import type { FAQ_SUBJECTS } from '#contract/content.ts';
import type { NamesOf } from '#words/label.ts';

/** The subjects of the questions, in the order of their page. */
export const faqSubjects = {
  joining: { en: 'Joining and cost', bn: 'নাম লেখানো ও খরচ' },
  privacy: { en: 'Privacy and safety', bn: 'গোপনীয়তা ও নিরাপত্তা' },
  profile: { en: 'Logging in and your profile', bn: 'লগ ইন ও প্রোফাইল' },
  horoscope: { en: 'Horoscope, gotra and health', bn: 'কোষ্ঠী, গোত্র ও স্বাস্থ্য' },
} as const satisfies NamesOf<typeof FAQ_SUBJECTS>;
