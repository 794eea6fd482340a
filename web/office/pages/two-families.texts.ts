import type { DeskHint } from '#contract/staff/desk-hints.ts';
import type { Words } from '#words/label.ts';
import { texts } from '#words/texts.ts';

export const twoFamiliesTexts = texts({
  en: {
    heading: 'Two families',
    description:
      'What families in touch with each other have told us, or what the site has noticed. Deal with the most urgent first.',
    none: 'Nobody has told us anything',
    about: 'The other family:',
    since: (moment: string) => `Told on ${moment}`,
    spoke: 'I have spoken with her or him, and she or he agrees to go further with this family',
    called: 'The number that you called (or their own number, if they came to the office)',
    settle: 'Mark as settled',
    what: 'What came of it (for the records)',
  },
  bn: {
    heading: 'দুই পরিবার',
    description: 'যে পরিবারগুলির আলাপ চলছে, তাঁরা যা জানিয়েছেন, বা সাইটের যা চোখে পড়েছে। যেটির সময় আগে ফুরোবে, সেটি আগে দেখুন।',
    none: 'কেউ কিছু জানাননি',
    about: 'অন্য পরিবার:',
    since: (moment: string) => `জানা গেছে ${moment}`,
    spoke: 'তাঁর সঙ্গে কথা হয়েছে: এই পরিবারের সঙ্গে এগোতে তিনি রাজি',
    called: 'যে নম্বরে ফোন করেছেন (অফিসে এসে থাকলে, তাঁর নম্বর)',
    settle: 'মিটে গেছে',
    what: 'কী হল (কাজের হিসেবে থাকবে)',
  },
});

/** The kinds of hints, and what the office does about each. */
export const deskHintNames = {
  noAnswer: {
    en: 'says that nobody answers the other family’s number. Call the other family, and tell this one what came of it.',
    bn: 'জানিয়েছেন, অন্য পরিবারের নম্বরে কেউ ফোন ধরছেন না। অন্য পরিবারকে ফোন করুন, আর কী হল, এঁদের জানান।',
  },
  money: {
    en: 'has written about money to the other family. Look at the profile, and call the other family.',
    bn: 'অন্য পরিবারকে টাকার কথা লিখেছেন। প্রোফাইলটি দেখুন, আর অন্য পরিবারকে ফোন করুন।',
  },
  speakFirst: {
    en: 'would like to go a step further, but the bride or groom has no account. Speak with her or him first, and record the call here: that opens the steps with this family only.',
    bn: 'আর এক ধাপ এগোতে চান, কিন্তু পাত্র বা পাত্রীর নিজের অ্যাকাউন্ট নেই। আগে তাঁর সঙ্গে কথা বলুন, ফোনের কথা এখানেই লিখে রাখুন। তাতে শুধু এই পরিবারের সঙ্গে পরের ধাপগুলি খুলবে।',
  },
} as const satisfies Record<DeskHint, Words>;
