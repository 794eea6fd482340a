import type { PublicReason, REPORT_REASONS } from '#contract/report.ts';
import type { Label } from '#words/label.ts';

const threat = {
  en: 'Threats, harassment, or somebody being forced',
  bn: 'হুমকি, হেনস্থা, বা কাউকে জোর করা হচ্ছে',
};

/** Reasons of a report to the office. */
export const reportReasons = {
  threat,
  untrue: { en: 'Answers that are not true', bn: 'মিথ্যে তথ্য' },
  rude: { en: 'Rude or improper words', bn: 'অভদ্র বা অশোভন কথা' },
  money: { en: 'They asked for money or a dowry', bn: 'টাকা বা পণ চেয়েছেন' },
  married: { en: 'Already married', bn: 'আসলে বিবাহিত' },
  photo: { en: 'The photo is of somebody else', bn: 'ছবিটি অন্য কারও' },
  other: { en: 'Something else', bn: 'অন্য কিছু' },
} as const satisfies Record<(typeof REPORT_REASONS)[number], Label>;

/** Reasons for which anybody may report, without an account. */
export const publicReasons = {
  threat,
  impersonation: {
    en: 'The profile is about me or somebody in my family, but we did not create it',
    bn: 'প্রোফাইলটি আমার বা আমার বাড়ির কারও নামে, কিন্তু আমরা খুলিনি',
  },
  ownPhoto: { en: 'This is my photo, or a photo of my family', bn: 'ছবিটি আমার বা আমার বাড়ির কারও' },
  ownNumber: { en: 'This is my phone number', bn: 'ফোন নম্বরটি আমার' },
  rude: { en: 'Rude or improper words', bn: 'অভদ্র বা অশোভন কথা' },
  money: { en: 'They asked for money or a dowry', bn: 'টাকা বা পণ চেয়েছেন' },
  other: { en: 'Something else', bn: 'অন্য কিছু' },
} as const satisfies Record<PublicReason, Label>;
