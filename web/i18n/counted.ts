import type { Language } from '#contract/choices.ts';
import { number } from '#words/numbers.ts';

/** What a fold is about, and how much is in it. */
export const counted = (heading: string, count: number, language: Language): string =>
  count === 0 ? heading : `${heading} (${number(count, language)})`;
