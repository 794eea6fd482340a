import { texts } from '#words/texts.ts';

/** Texts for the summary of two families' comparison. */
export const scoreTexts = texts({
  en: {
    agree: (count: string, isOne: boolean) => `${count} ${isOne ? 'matches' : 'match'}`,
    ask: (count: string) => `${count} to ask`,
    differ: (count: string, isOne: boolean) => `${count} ${isOne ? 'differs' : 'differ'}`,
    agreeing: 'Matching:',
    toAsk: 'To ask:',
    differing: 'Different:',
    toWrite: 'Not in your profile yet:',
    write: 'Edit my profile',
    rajyotak: 'Rajyotak',
    uttam: 'Uttam jotok',
    madhyam: 'Madhyam jotok',
    adham: 'Adham jotok',
  },
  bn: {
    agree: (count: string) => `${count}টি মেলে`,
    ask: (count: string) => `${count}টি জেনে নিতে হবে`,
    differ: (count: string) => `${count}টি আলাদা`,
    agreeing: 'মেলে:',
    toAsk: 'জেনে নেবেন:',
    differing: 'আলাদা:',
    toWrite: 'আপনাদের প্রোফাইলে এখনও লেখা নেই:',
    write: 'প্রোফাইলে লিখুন',
    rajyotak: 'রাজযোটক',
    uttam: 'উত্তম যোটক',
    madhyam: 'মধ্যম যোটক',
    adham: 'যোটকে মিল কম',
  },
});

const JOTOKS = ['rajyotak', 'uttam', 'madhyam', 'adham'] as const;

/** Returns the key of a jotok's text; undefined for null and for an unknown jotok. */
export const jotokOf = (jotok: string | null) => JOTOKS.find((name) => name === jotok);

/** The results of comparing two answers. A difference is no fault of either family. */
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
    clanSame: 'same gotra, so ask the elders',
    hoped: 'matches both families’ hopes',
    hopedByUs: 'matches your hopes',
    hopedByThem: 'matches their hopes',
    unhoped: 'not what either family hopes for',
    unhopedByUs: 'not what you hope for',
    unhopedByThem: 'not what they hope for',
    unlike: (hope: string) => `differs, ${hope}`,
    unsaid: 'not stated',
    onlyTheirs: 'Only in their profile',
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
    hopedByUs: 'আপনাদের মনের মতো',
    hopedByThem: 'তাঁদের মনের মতো',
    unhoped: 'মনের মতো নয়',
    unhopedByUs: 'আপনাদের মনের মতো নয়',
    unhopedByThem: 'তাঁদের মনের মতো নয়',
    unlike: (hope: string) => `আলাদা, ${hope}`,
    unsaid: 'লেখা নেই',
    onlyTheirs: 'শুধু তাঁরা লিখেছেন',
    mangalikIs: (name: string) => `${name} মাঙ্গলিক। এটি পড়ে নিন`,
  },
});
