import type { PAUSE_REASONS } from '#contract/pause.ts';
import type { NamesOf } from '#words/label.ts';

/** Why a profile is paused, and how a match was settled. */
export const pauseReasons = {
  paused: {
    inTalks: { en: 'We are talking with a family', bn: 'একটি পরিবারের সঙ্গে কথা চলছে' },
    notNow: { en: 'Not the right time', bn: 'আপাতত খুঁজছি না' },
    other: { en: 'Another reason', bn: 'অন্য কারণ' },
  },
  settled: {
    metHere: { en: 'We met through Shubho Bibaho', bn: 'শুভ বিবাহ সাইটেই আলাপ হয়েছে' },
    metElsewhere: { en: 'We met in another way', bn: 'অন্যভাবে আলাপ হয়েছে' },
    other: { en: 'We would rather not say', bn: 'বলতে চাই না' },
  },
} as const satisfies { [K in keyof typeof PAUSE_REASONS]: NamesOf<(typeof PAUSE_REASONS)[K]> };
