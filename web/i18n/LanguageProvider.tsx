import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Language } from '#contract/choices.ts';
import type { Said } from '#contract/saying.ts';
import { readLanguage, subscribe } from '#web/api/session.ts';
import type { Texts } from '#words/texts.ts';
import { sentence } from './sentence.ts';

const LanguageContext = createContext<Language>('en');

/** The reader's language: as the server took it until the page is alive, then as the browser keeps it. */
export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const language = useSyncExternalStore(
    subscribe,
    () => readLanguage() ?? initial,
    () => initial,
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export const useLanguage = (): Language => useContext(LanguageContext);

/** A page's words in the reader's language. */
export const useTexts = <E,>(pair: Texts<E>): Texts<E>['en'] | Texts<E>['bn'] => pair[useLanguage()];

/** Says a sentence in the reader's language; `''` for none. */
export function useSentence(): (said: Said | null | undefined) => string {
  const language = useLanguage();
  return (said) => (said ? sentence(said, language) : '');
}
