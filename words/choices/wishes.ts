import type { CHILDREN_COUNTS, WISH_STRENGTHS } from '#contract/choices.ts';
import type { NamesOf } from '#words/label.ts';

/** Strengths of a wish, and values of wishes that no answer has. */
export const wishChoices = {
  wishStrength: {
    Wish: { en: 'Wish', bn: 'হলে ভালো' },
    Must: { en: 'Must', bn: 'না হলেই নয়' },
  },
  childrenCount: {
    None: { en: 'No children', bn: 'সন্তান নেই' },
    One: { en: 'One child', bn: 'একটি সন্তান' },
    More: { en: 'Two children or more', bn: 'দুটি বা তার বেশি সন্তান' },
  },
} as const satisfies {
  wishStrength: NamesOf<typeof WISH_STRENGTHS>;
  childrenCount: NamesOf<typeof CHILDREN_COUNTS>;
};
