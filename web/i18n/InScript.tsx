import { languageOfLetters } from '#words/readable-name.ts';
import { useLanguage } from './LanguageProvider.tsx';

/** Wraps names and text of families, which may be in another script than the page. */
export function InScript({ children }: { children: string }) {
  const language = useLanguage();
  const lang = languageOfLetters(children);
  return lang !== undefined && lang !== language ? <span lang={lang}>{children}</span> : children;
}
