import { texts } from '#words/texts.ts';

/** How many members a list would show, in the bands of the count. */
export const countBandTexts = texts({
  en: { few: 'fewer than ten', about20: 'about twenty', about50: 'about fifty', many: 'over a hundred' },
  bn: { few: 'দশজনেরও কম', about20: 'জনা কুড়ি', about50: 'জনা পঞ্চাশ', many: 'একশো জনের বেশি' },
});
