import { texts } from '#words/texts.ts';

/** The words of the health questions that several forms ask. */
export const healthTexts = texts({
  en: {
    detailsHint: 'Its name, and since when.',
  },
  bn: {
    detailsHint: 'কী অসুখ, কবে থেকে।',
  },
});
