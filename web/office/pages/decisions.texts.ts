import type { Decision } from '#contract/decision.ts';
import type { Label } from '#words/label.ts';
import { texts } from '#words/texts.ts';

export const decisionNames = {
  approved: { en: 'Approved', bn: 'অনুমোদন করা হয়েছে' },
  returned: { en: 'Sent back', bn: 'ফেরত পাঠানো হয়েছে' },
  rejected: { en: 'Rejected', bn: 'বাতিল করা হয়েছে' },
} as const satisfies Record<Decision, Label>;

export const decisionsTexts = texts({
  en: {
    heading: 'What was decided',
    description: 'What was approved, sent back or rejected. A decision on a whole profile can be undone for a day.',
    toLine: 'Waiting for approval',
    decision: 'Decision',
    all: 'All',
    show: 'Show',
    none: 'Nothing has been decided yet',
    noneText: 'Every decision will be listed here.',
    gone: 'a deleted profile',
    undo: 'Undo it, so that it is decided again',
    undone: (by: string, moment: string) => `Undone by ${by}, ${moment}`,
    older: 'Older ones',
  },
  bn: {
    heading: 'আগের সিদ্ধান্ত',
    description: 'যা অনুমোদন, ফেরত বা বাতিল করা হয়েছে। গোটা প্রোফাইল নিয়ে নেওয়া সিদ্ধান্ত এক দিন পর্যন্ত ফিরিয়ে নেওয়া যায়।',
    toLine: 'যা দেখে দেওয়া বাকি',
    decision: 'সিদ্ধান্ত',
    all: 'সব',
    show: 'দেখান',
    none: 'এখনও কোনও সিদ্ধান্ত নেওয়া হয়নি',
    noneText: 'প্রতিটি সিদ্ধান্ত এখানে থাকবে।',
    gone: 'যে প্রোফাইল আর নেই',
    undo: 'ফিরিয়ে নিন, আবার সিদ্ধান্ত হোক',
    undone: (by: string, moment: string) => `ফিরিয়ে নিয়েছেন ${by}, ${moment}`,
    older: 'আরও পুরোনো',
  },
});
