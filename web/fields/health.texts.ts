import { texts } from '#words/texts.ts';

/** The words of the health questions that several forms ask. */
export const healthTexts = texts({
  en: {
    detailsHint: 'Its name, and since when.',
    lifeExpectancyHint: 'Still alive, or the age that was reached.',
  },
  bn: {
    detailsHint: 'কী অসুখ, কবে থেকে।',
    lifeExpectancyHint: 'বেঁচে আছেন কি না; প্রয়াত হলে, কত বছর বয়সে।',
  },
});
