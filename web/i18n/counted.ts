import type { Language } from '#contract/choices.ts';
import { number } from '#words/numbers.ts';

/** A heading with a count. */
export const counted = (heading: string, count: number, language: Language): string =>
  count === 0 ? heading : `${heading} (${number(count, language)})`;
