import type { WISH_STRENGTHS } from '#contract/choices.ts';
import type { NamesOf } from '#words/label.ts';

/** How much a wish weighs. */
export const wishChoices = {
  wishStrength: {
    Wish: { en: 'Wish', bn: 'হলে ভালো' },
    Must: { en: 'Must', bn: 'না হলেই নয়' },
  },
} as const satisfies { wishStrength: NamesOf<typeof WISH_STRENGTHS> };
