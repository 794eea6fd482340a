import type { Language } from '#contract/choices.ts';

/** First to fourth. */
const ORDINALS = ['প্রথম', 'দ্বিতীয়', 'তৃতীয়', 'চতুর্থ'];

/** Names a quarter of a star, 1 to 4, as almanacs do. */
export const padaIn = (pada: number, language: Language): string =>
  language === 'bn' ? `${ORDINALS[pada - 1]} পাদ` : `pada ${pada}`;
