import { texts } from '#words/texts.ts';

/** Labels of the health questions that several forms share. */
export const healthTexts = texts({
  en: {
    detailsHint: 'The name of the illness, and since when.',
    isHeLiving: 'Is he living?',
    isSheLiving: 'Is she living?',
    yearsLived: 'Years lived',
  },
  bn: {
    detailsHint: 'কী অসুখ, কবে থেকে।',
    isHeLiving: 'আমাদের মধ্যে আছেন?',
    isSheLiving: 'আমাদের মধ্যে আছেন?',
    yearsLived: 'কত বছর বয়সে প্রয়াত',
  },
});
