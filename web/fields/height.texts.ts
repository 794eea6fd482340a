import { texts } from '#words/texts.ts';

export const heightTexts = texts({
  en: { hint: 'In centimetres, or choose feet and inches.', feet: 'Or in feet', inches: 'and inches' },
  bn: { hint: 'সেন্টিমিটারে লিখুন, নয়তো ফুট আর ইঞ্চি বেছে নিন।', feet: 'বা ফুটে', inches: 'আর ইঞ্চি' },
});
