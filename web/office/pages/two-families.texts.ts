import type { DeskHint } from '#contract/staff/desk-hints.ts';
import type { Words } from '#words/label.ts';
import { texts } from '#words/texts.ts';

export const twoFamiliesTexts = texts({
  en: {
    heading: 'Two families',
    description:
      'What families who have accepted each other tell us, or what the site has noticed. Settle what runs out first.',
    none: 'Nobody has told us anything',
    about: 'The other family:',
    since: (moment: string) => `Told on ${moment}`,
    settle: 'It is settled',
    what: 'What came of it (kept in the records)',
  },
  bn: {
    heading: 'দুই পরিবার',
    description: 'আলাপ হওয়া পরিবারেরা যা জানিয়েছেন, বা সাইটের যা চোখে পড়েছে। যেটির সময় আগে ফুরোবে, সেটি আগে দেখুন।',
    none: 'কেউ কিছু জানাননি',
    about: 'অন্য পরিবার:',
    since: (moment: string) => `জানা গেছে ${moment}`,
    settle: 'মিটে গেছে',
    what: 'কী হল (কাজের হিসেবে থাকবে)',
  },
});

/** What was said, and what the office does about it. */
export const deskHintNames = {
  noAnswer: {
    en: 'says that nobody answers the other family’s number. Call the other family, and tell this one what came of it.',
    bn: 'জানিয়েছেন, অন্য পরিবারের নম্বরে কেউ ফোন ধরছেন না। অন্য পরিবারকে ফোন করুন, কী হল এঁদের জানান।',
  },
  wrongNumber: {
    en: 'says that the other family’s number is wrong. Find the right one, and have it changed and confirmed.',
    bn: 'জানিয়েছেন, অন্য পরিবারের নম্বরটি ভুল। ঠিক নম্বরটি জেনে নিন; সেটি বদলে নিশ্চিত করতে বলুন।',
  },
  money: {
    en: 'has written of money to the other family. Look at the profile, and call the other family.',
    bn: 'অন্য পরিবারকে টাকার কথা লিখেছেন। প্রোফাইলটি দেখুন, অন্য পরিবারকে ফোন করুন।',
  },
  married: {
    en: 'says that they are married. Ask the other family whether it is so.',
    bn: 'জানিয়েছেন, বিয়ে হয়ে গেছে। অন্য পরিবারকে জিজ্ঞেস করুন, তাই কি না।',
  },
  speakFirst: {
    en: 'would go a step further, and the bride or groom has no account. Speak with her or him first, and record the call on the profile’s page.',
    bn: 'আর এক ধাপ এগোতে চান, পাত্র বা পাত্রীর নিজের অ্যাকাউন্ট নেই। আগে তাঁর সঙ্গে কথা বলুন, ফোনের কথা প্রোফাইলের পাতায় লিখে রাখুন।',
  },
} as const satisfies Record<DeskHint, Words>;
