import { texts } from '#words/texts.ts';

export const heightTexts = texts({
  en: { feet: 'Or in feet', inches: 'and inches' },
  bn: { feet: 'বা ফুটে', inches: 'আর ইঞ্চিতে' },
});
