import type { GENDERS } from '#contract/choices.ts';
import type { NamesOf } from '#words/label.ts';

/** The word for the person who is to be married, by gender. */
export const candidateNames = {
  Male: { en: 'groom', bn: 'পাত্র' },
  Female: { en: 'bride', bn: 'পাত্রী' },
} as const satisfies NamesOf<typeof GENDERS>;
