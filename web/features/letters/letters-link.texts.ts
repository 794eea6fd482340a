import { texts } from '#words/texts.ts';

export const lettersLinkTexts = texts({
  en: { turnOn: 'Large text, few words', turnOff: 'Normal text size' },
  bn: { turnOn: 'বড় অক্ষর, কম লেখা', turnOff: 'সাধারণ অক্ষর' },
});
