import { texts } from '#words/texts.ts';

/** What a line of two answers comes to. A difference is no fault of either family. */
export const lineTexts = texts({
  en: {
    fits: 'fits',
    ask: 'ask',
    differs: 'differs: ask',
    casteDiffers: 'differs; many families do not mind. Ask',
  },
  bn: {
    fits: 'মেলে',
    ask: 'জেনে নিন',
    differs: 'আলাদা, জেনে নিন',
    casteDiffers: 'আলাদা; অনেক পরিবারেরই আপত্তি থাকে না। জেনে নিন',
  },
});
