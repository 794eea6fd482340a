import type { Language } from '#contract/choices.ts';
import { useLanguage } from './LanguageProvider.tsx';

/** The language of a family's text, detected from its letters; undefined without letters. */
export function languageOfLetters(text: string): Language | undefined {
  if (/[\u0980-\u09ff]/.test(text)) return 'bn';
  return /[a-z]/i.test(text) ? 'en' : undefined;
}

/** Names and text of families, which may be in another script than the page. */
export function InScript({ children }: { children: string }) {
  const language = useLanguage();
  const lang = languageOfLetters(children);
  return lang !== undefined && lang !== language ? <span lang={lang}>{children}</span> : children;
}
