import type { Language } from '#contract/choices.ts';
import { bengaliOf } from './bengali.ts';

/** An answer's English sentence in the reader's language. One that we do not know stays as it is. */
export const sentence = (message: string, language: Language): string =>
  language === 'en' ? message : (bengaliOf(message) ?? message);
