import { texts } from '#words/texts.ts';

export const officeWaysTexts = texts({
  en: {
    write: 'Write to our office if you need help',
  },
  bn: {
    write: 'সাহায্য লাগলে আমাদের অফিসে লিখুন',
  },
});
