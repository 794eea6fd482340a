import type { ReportReason } from '#contract/report.ts';
import type { Label } from '#words/label.ts';

/** What a report to the office is about. */
export const reportReasons = {
  untrue: { en: 'Answers that are not true', bn: 'মিথ্যে তথ্য' },
  rude: { en: 'Rude or improper words', bn: 'অভদ্র বা অশোভন কথা' },
  money: { en: 'They asked for money or a dowry', bn: 'টাকা বা পণ চেয়েছেন' },
  married: { en: 'Already married', bn: 'আসলে বিবাহিত' },
  photo: { en: 'The photo is of somebody else', bn: 'ছবিটি অন্য কারও' },
  other: { en: 'Something else', bn: 'অন্য কিছু' },
} as const satisfies Record<ReportReason, Label>;
