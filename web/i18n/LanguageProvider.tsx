import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Gender, Language } from '#contract/choices.ts';
import type { Message } from '#contract/message.ts';
import { readLanguage, subscribe } from '#web/api/session.ts';
import type { Texts } from '#words/texts.ts';
import { messageText } from './message.ts';
import { ofGender, textsOfGender } from './of-gender.ts';

const LanguageContext = createContext<Language>('en');

/** Provides the reader's language: from the server until hydration, then from the browser's storage. */
export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const language = useSyncExternalStore(
    subscribe,
    () => readLanguage() ?? initial,
    () => initial,
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export const useLanguage = (): Language => useContext(LanguageContext);

/** The gender of the page's profile; null when nobody is logged in. */
const GenderContext = createContext<Gender | null>(null);
export const GenderProvider = GenderContext;

/** Returns a page's texts in the reader's language, worded for a bride or a groom when the gender is known. */
export function useTexts<E extends object>(pair: Texts<E>): Texts<E>['en'] | Texts<E>['bn'] {
  const table = pair[useLanguage()];
  const gender = useContext(GenderContext);
  return useMemo(() => (gender ? textsOfGender(table, gender) : table), [table, gender]);
}

/** Returns a function that translates a message into the reader's language; `''` for none. */
export function useMessageText(): (message: Message | null | undefined) => string {
  const language = useLanguage();
  const gender = useContext(GenderContext);
  return (message) => {
    if (!message) return '';
    const text = messageText(message, language);
    return gender ? ofGender(text, gender) : text;
  };
}
