import { texts } from '#words/texts.ts';

/** The two are married, as each side says. */
export const marriedStepTexts = texts({
  en: {
    about: 'When the two are married, please tell us. Each side says it for its own profile.',
    press: 'We are married',
    mine: 'You have told us that you are married.',
    theirs: 'The other family has told us that you are married.',
  },
  bn: {
    about: 'বিয়ে হয়ে গেলে আমাদের জানাবেন। প্রত্যেক পক্ষ নিজের প্রোফাইলের জন্য জানান।',
    press: 'আমাদের বিয়ে হয়ে গেছে',
    mine: 'আপনারা জানিয়েছেন, বিয়ে হয়ে গেছে।',
    theirs: 'ওই পরিবার জানিয়েছেন, আপনাদের বিয়ে হয়ে গেছে।',
  },
});
