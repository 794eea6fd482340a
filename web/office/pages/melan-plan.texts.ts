import { texts } from '#words/texts.ts';

export const melanPlanTexts = texts({
  en: {
    heading: 'The table plan',
    description: 'Who sits with whom in each round, and which families suit each other best.',
    none: 'No family has places yet.',
    guest: 'Family',
    best: 'Best matches',
    round: (round: string) => `Round ${round}`,
    at: (place: string, other: string) => `table ${place} with ${other}`,
    rest: 'break',
    bride: 'bride',
    groom: 'groom',
    back: 'Back to the melan',
  },
  bn: {
    heading: 'টেবিলের পরিকল্পনা',
    description: 'কোন পর্বে কে কার সঙ্গে বসবেন, আর কার সঙ্গে কার সবচেয়ে ভালো মেলে।',
    none: 'এখনও কেউ জায়গা পাননি।',
    guest: 'পরিবার',
    best: 'সবচেয়ে ভালো মেলে',
    round: (round: string) => `পর্ব ${round}`,
    at: (place: string, other: string) => `টেবিল ${place}, সঙ্গে ${other}`,
    rest: 'বিরতি',
    bride: 'পাত্রী',
    groom: 'পাত্র',
    back: 'মিলন অনুষ্ঠানের পাতায় ফিরুন',
  },
});
