import { reasonsTexts } from '#words/sheet/reasons.texts.ts';
import { texts } from '#words/texts.ts';

/** The sentences of the front face: one of each kind, at most three lines on a phone. */
export const frontTexts = texts({
  en: {
    ...reasonsTexts.en,
    bothAll: 'Matches everything both of you hope for.',
    myAll: 'Matches everything you hope for.',
    theirAll: 'You match everything they hope for.',
    myCount: (met: string, of: string, named: string) => `Meets ${met} of your ${of} wishes${named}.`,
    theirCount: (met: string, of: string) => `You meet ${met} of their ${of} wishes.`,
    among: (list: string) => `, ${list} among them`,
    askWished: (list: string) => `Ask: ${list}. It matters to you.`,
    theyAsk: (list: string) => `They may ask about your ${list}.`,
    myUnmet: (list: string) => `Different from what you hoped for: ${list}.`,
    rajyotak: 'Rajyotak.',
    byCustom: '',
    sameGotra: 'Both families are of the same gotra.',
    unknown: (list: string) => `Ask: ${list}.`,
  },
  bn: {
    ...reasonsTexts.bn,
    bothAll: 'দুই পক্ষ যা চান, সবই মেলে।',
    myAll: 'আপনারা যা চান, সবই মেলে।',
    theirAll: 'তাঁরা যা চান, সবই মেলে।',
    myCount: (met: string, of: string, named: string) => `আপনারা যা চান, সেই ${of}টির মধ্যে ${met}টি মেলে${named}।`,
    theirCount: (met: string, of: string) => `তাঁরা যা চান, সেই ${of}টির মধ্যে ${met}টি মেলে।`,
    among: (list: string) => `, যেমন ${list}`,
    askWished: (list: string) => `${list} লেখা নেই; আপনাদের কাছে তা জরুরি।`,
    theyAsk: (list: string) => `তাঁরা জানতে চাইতে পারেন: ${list}।`,
    myUnmet: (list: string) => `আপনারা যেমন চেয়েছেন তেমন নয়: ${list}।`,
    rajyotak: 'রাজযোটক।',
    byCustom: '',
    sameGotra: 'দুই পরিবারের একই গোত্র।',
    unknown: (list: string) => `${list} এখনও লেখা নেই।`,
  },
});
