import type { Language } from '#contract/choices.ts';
import { fill, type Said, type SayingOf } from '#contract/saying.ts';
import { bengaliOf } from './bengali.ts';

/** A sentence in the reader's language. One whose Bengali we do not know stays as it is. */
export const sentence = ({ key, english }: Said, language: Language): string =>
  language === 'en' ? english : (bengaliOf(key) ?? english);

/** What a page says by itself; no page carries more sentences than the table that it names. */
export const said = <S extends Readonly<Record<string, string>>>(sentences: S, key: SayingOf<S>): Said => ({
  key,
  english: fill(sentences, key) ?? key,
});

/** The sentence of an answer. */
export const saidIn = ({ message, key }: { message: string; key: string }): Said => ({ key, english: message });
