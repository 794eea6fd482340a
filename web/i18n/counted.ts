import type { Language } from '#contract/choices.ts';
import { number } from '#words/numbers.ts';

/** Returns a heading with a count, or without one if it is zero. */
export const counted = (heading: string, count: number, language: Language): string =>
  count === 0 ? heading : `${heading} (${number(count, language)})`;
