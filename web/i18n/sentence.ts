import type { Language } from '#contract/choices.ts';
import { fill, type Said, type SayingOf } from '#contract/saying.ts';
import { bengaliOf } from './bengali.ts';

/** A message in the reader's language; in English when its Bengali is unknown. */
export const sentence = ({ key, english }: Said, language: Language): string =>
  language === 'en' ? english : (bengaliOf(key) ?? english);

/** A message of a page's own table, so that a page contains only the messages of that table. */
export const said = <S extends Readonly<Record<string, string>>>(sentences: S, key: SayingOf<S>): Said => ({
  key,
  english: fill(sentences, key) ?? key,
});

/** The message of an answer. */
export const saidIn = ({ message, key }: { message: string; key: string }): Said => ({ key, english: message });
