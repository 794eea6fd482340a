import { texts } from '#words/texts.ts';

export const nothingTexts = texts({
  en: { heading: 'There is no such room', description: 'Nothing at this address.', back: 'To the office' },
  bn: { heading: 'এমন কোনও ঘর নেই', description: 'এই ঠিকানায় কিছু নেই।', back: 'অফিসে ফিরুন' },
});
