import { texts } from '#words/texts.ts';

export const clanTexts = texts({
  en: { hint: 'Choose from the list, or write it yourself.' },
  bn: { hint: 'তালিকা থেকে বেছে নিন, না পেলে নিজে লিখুন।' },
});
