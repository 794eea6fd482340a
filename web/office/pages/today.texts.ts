import type { WaitingKind } from '#contract/staff/today.ts';
import type { Label } from '#words/label.ts';
import { texts } from '#words/texts.ts';

export const waitingNames = {
  breach: { en: 'Data went where they should not', bn: 'তথ্য ফাঁস হয়েছে' },
  report: { en: 'A report', bn: 'অভিযোগ' },
  whose: { en: 'Two say that a profile is their own', bn: 'একটি প্রোফাইল দুজন নিজের বলছেন' },
  approval: { en: 'A profile, photo or change to look at', bn: 'যে প্রোফাইল, ছবি বা বদল দেখে নিতে হবে' },
  appeal: { en: 'An appeal against a suspension', bn: 'বন্ধ প্রোফাইলের আবেদন' },
  letter: { en: 'A letter', bn: 'চিঠি' },
  call: { en: 'Somebody to call', bn: 'ফোন করতে হবে' },
  paper: {
    en: 'A paper entry that its family has not taken over',
    bn: 'কাগজ থেকে তোলা প্রোফাইল, পরিবার এখনও নিজেদের করে নেননি',
  },
  reader: { en: 'Somebody of the office reads much', bn: 'অফিসের কেউ অনেক প্রোফাইল খুলছেন' },
  deletion: { en: 'A letter of deletion to look at once more', bn: 'মুছে দেওয়ার চিঠি, আর একবার দেখে নিতে হবে' },
  quietWord: { en: 'Somebody who is not free to decide', bn: 'একজন নিজের ইচ্ছেয় মত দিতে পারছেন না' },
  request: { en: 'Waits for a second person, or 24 hours', bn: 'আর একজনের রাজি হওয়া, বা ২৪ ঘণ্টার অপেক্ষায়' },
  backup: { en: 'A backup has failed', bn: 'কপি তুলে রাখা যায়নি' },
  mail: { en: 'A mail server refuses our letters', bn: 'একটি মেল সার্ভার আমাদের চিঠি নিচ্ছে না' },
} as const satisfies Record<WaitingKind, Label>;

export const todayTexts = texts({
  en: {
    heading: 'Today',
    description: 'What waits, the clock that runs out first on top.',
    nothing: 'Nothing waits. Well done.',
    since: (day: string) => `since ${day}`,
    ownEntries: 'Approved by the person who entered them',
    ownEntriesText: 'Nobody else was there to look. Please look at them when you can.',
  },
  bn: {
    heading: 'আজ',
    description: 'যা বাকি আছে; যেটির সময় আগে ফুরোবে, সেটি সবার উপরে।',
    nothing: 'কিছুই বাকি নেই। চমৎকার!',
    since: (day: string) => `${day} থেকে`,
    ownEntries: 'নিজের লেখা, নিজেই অনুমোদন করা',
    ownEntriesText: 'তখন দেখে দেওয়ার আর কেউ ছিলেন না। সময় পেলে একবার দেখে নিন।',
  },
});
