import { texts } from '#words/texts.ts';

export const tribeTexts = texts({
  en: { ask: 'If you belong to a tribe' },
  bn: { ask: 'জনজাতির মানুষ হলে' },
});
