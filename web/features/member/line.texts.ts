import { texts } from '#words/texts.ts';

/** What a line of two answers comes to. A difference is no fault of either family. */
export const lineTexts = texts({
  en: {
    question: 'Question',
    verdict: 'How they compare',
    fits: 'fits',
    ask: 'ask',
    differs: 'differs',
    mine: 'not in your profile yet',
    same: 'the same',
    apart: 'different',
    clanApart: 'different gotras',
    clanSame: 'one gotra: ask the elders',
    hoped: 'as hoped',
    unhoped: 'not as hoped',
    unsaid: 'not said',
    onlyTheirs: 'Only they have written',
    mangalikIs: (name: string) => `${name} is mangalik. Please read this`,
  },
  bn: {
    question: 'বিষয়',
    verdict: 'মিলিয়ে দেখলে',
    fits: 'মেলে',
    ask: 'জেনে নিন',
    differs: 'আলাদা',
    mine: 'আপনারা লেখেননি',
    same: 'একই',
    apart: 'আলাদা',
    clanApart: 'আলাদা গোত্র',
    clanSame: 'একই গোত্র, বড়দের জিজ্ঞেস করে নিন',
    hoped: 'মনের মতো',
    unhoped: 'মনের মতো নয়',
    unsaid: 'লেখা নেই',
    onlyTheirs: 'শুধু তাঁরা লিখেছেন',
    mangalikIs: (name: string) => `${name} মাঙ্গলিক। এটি পড়ে নিন`,
  },
});
