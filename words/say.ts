import type { Language } from '#contract/choices.ts';
import { messages } from '#contract/messages.ts';
import { fill, type Saying } from '#contract/saying.ts';
import { digits } from './numbers.ts';
import { sentencesBn } from './sentences.bn.ts';

/**
 * Any sentence of the product in either language, for whatever is not a page: answers, messages, papers, the office.
 * A page says what it has loaded (`web/i18n/sentence.ts`).
 */
export const say = (said: Saying, language: Language): string =>
  (language === 'bn' ? fill(sentencesBn, said, (value) => digits(value, 'bn')) : fill(messages, said)) ?? said;
