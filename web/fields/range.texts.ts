import { texts } from '#words/texts.ts';

export const rangeTexts = texts({
  en: { from: 'From', to: 'To' },
  bn: { from: 'কমপক্ষে', to: 'বড়জোর' },
});
