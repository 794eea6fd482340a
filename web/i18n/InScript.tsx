import type { Language } from '#contract/choices.ts';
import { useLanguage } from './LanguageProvider.tsx';

/** In which language words that somebody has written are read out, by their letters; undefined where there are none. */
export function languageOfLetters(text: string): Language | undefined {
  if (/[\u0980-\u09ff]/.test(text)) return 'bn';
  return /[a-z]/i.test(text) ? 'en' : undefined;
}

/** Names and words of families, which may be in the other script than the page. */
export function InScript({ children }: { children: string }) {
  const language = useLanguage();
  const lang = languageOfLetters(children);
  return lang !== undefined && lang !== language ? <span lang={lang}>{children}</span> : children;
}
