import { texts } from '#words/texts.ts';

export const nothingTexts = texts({
  en: { heading: 'There is no such page', description: 'There is nothing at this address.', back: 'To the office' },
  bn: { heading: 'এমন কোনও পাতা নেই', description: 'এই ঠিকানায় কিছু নেই।', back: 'অফিসে ফিরুন' },
});
