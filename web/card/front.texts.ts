import { reasonsTexts } from '#words/sheet/reasons.texts.ts';
import { texts } from '#words/texts.ts';

/** The sentences of the front face: one of each kind, three lines at most on a phone. */
export const frontTexts = texts({
  en: {
    ...reasonsTexts.en,
    seen: (count: string) => `Seen or confirmed: ${count}`,
    fit: 'Fits:',
    ask: 'Ask:',
    askWished: (list: string) => `Not said yet: ${list}. It matters to you.`,
    theyAsk: (list: string) => `They may ask about your ${list}.`,
    myUnmet: (list: string) => `Not as you hoped: ${list}. Talk it over at home.`,
    oneMangalik: 'One of the two is mangalik.',
    gonDisagree: 'The gons differ.',
    unknown: (list: string) => `Not said yet: ${list}.`,
    sameGotra: 'Both families are of one gotra. By custom many avoid it; the law does not.',
  },
  bn: {
    ...reasonsTexts.bn,
    seen: (count: string) => `দেখা বা যাচাই করা: ${count}টি`,
    fit: 'মিল:',
    ask: 'জেনে নিন:',
    myMet: (list: string) => `আপনারা যেমন চান: ${list}।`,
    theirMet: (list: string) => `তাঁরা যেমন চান: ${list}।`,
    askWished: (list: string) => `${list} লেখা নেই; আপনাদের কাছে তা জরুরি।`,
    theyAsk: (list: string) => `তাঁরা জানতে চাইবেন: ${list}।`,
    myUnmet: (list: string) => `আপনারা যেমন চেয়েছেন তেমন নয়: ${list}। বাড়িতে কথা বলে দেখুন।`,
    oneMangalik: 'দুজনের একজন মাঙ্গলিক।',
    gonDisagree: 'দুজনের গণ আলাদা।',
    unknown: (list: string) => `${list} এখনও লেখা নেই।`,
    sameGotra: 'দুই পরিবারের একই গোত্র। লোকাচারে অনেকে এড়িয়ে চলেন, আইনে বাধা নেই।',
  },
});
