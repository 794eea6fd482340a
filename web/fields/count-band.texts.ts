import { texts } from '#words/texts.ts';

/** How many members a list would show, by the count's bands. */
export const countBandTexts = texts({
  en: { few: 'fewer than 10', about20: 'about 20', about50: 'about 50', many: 'more than 100' },
  bn: { few: '১০ জনেরও কম', about20: 'প্রায় ২০ জন', about50: 'প্রায় ৫০ জন', many: '১০০ জনের বেশি' },
});
