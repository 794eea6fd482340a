import { texts } from '#words/texts.ts';

/** Texts about two families who have accepted each other, for all pages. */
export const acceptedTexts = texts({
  en: {
    both: 'Both families are ready to talk',
    bothOf: (us: string, them: string) => `${us} and ${them}: both families are ready to talk`,
    call: 'Call',
    toTogether: 'Two families: what comes next',
    write: 'Write first',
    writeHint:
      'You are writing to each other first. The numbers are shown once both families have pressed “Exchange numbers”.',
    callHint: 'They will know on which day you saw their number.',
    answers: (who: string) => `Who answers: ${who}`,
  },
  bn: {
    both: 'দুই বাড়িই কথা বলতে রাজি',
    bothOf: (us: string, them: string) => `${us} আর ${them}: দুই বাড়িই কথা বলতে রাজি`,
    call: 'ফোন করুন',
    toTogether: 'দুই পরিবার: এরপর কী',
    write: 'আগে চিঠিতে কথা',
    writeHint: 'আগে চিঠিতে কথা হচ্ছে: দুই পক্ষই ‘নম্বর বিনিময়’ টিপলে নম্বর দেখা যাবে।',
    callHint: 'কোন দিন নম্বর দেখলেন, তাঁরা জানতে পারবেন।',
    answers: (who: string) => `ফোন ধরবেন ${who}`,
  },
});
