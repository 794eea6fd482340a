import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Gender, Language } from '#contract/choices.ts';
import type { Message } from '#contract/message.ts';
import { readLanguage, subscribe } from '#web/api/session.ts';
import type { Texts } from '#words/texts.ts';
import { messageText } from './message.ts';

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

/** Returns the reader's language. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** The gender of the page's profile; null when nobody is logged in. */
const GenderContext = createContext<Gender | null>(null);
/** Provides the gender of the page's profile to the texts that depend on it. */
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

/** The words for a bride or groom. `bnOf` is the Bengali genitive. */
const GENDER_WORDS: Record<Gender, { en: string; bn: string; bnOf: string }> = {
  Female: { en: 'bride', bn: 'পাত্রী', bnOf: 'পাত্রীর' },
  Male: { en: 'groom', bn: 'পাত্র', bnOf: 'পাত্রের' },
};

/**
 * Replaces "bride or groom" by *bride* or *groom* when the profile's gender is known: the other family's member
 * ("তাঁদের পাত্র বা পাত্রী") and the people of the lists ("পাত্রপাত্রী") have the other gender.
 */
export function ofGender(text: string, gender: Gender): string {
  const own = GENDER_WORDS[gender];
  const other = GENDER_WORDS[gender === 'Female' ? 'Male' : 'Female'];
  return text
    .replace(/bride(’s)? or groom(?:’s)?/g, (_, of = '') => own.en + of)
    .replace(
      /(তাঁদের (?:দিকের )?)পাত্র বা পাত্রী(র?)/g,
      (_, whose: string, of: string) => whose + (of ? other.bnOf : other.bn),
    )
    .replace(/পাত্র বা পাত্রী(র?)/g, (_, of: string) => (of ? own.bnOf : own.bn))
    .replace(/পাত্রপাত্রী(র?)/g, (_, of: string) => (of ? other.bnOf : other.bn));
}

/** Applies `ofGender` to each of a page's texts. */
export const textsOfGender = <T extends object>(table: T, gender: Gender): T =>
  new Proxy(table, {
    get(target, key) {
      const words: unknown = Reflect.get(target, key);
      if (typeof words === 'string') return ofGender(words, gender);
      if (typeof words !== 'function') return words;
      return (...values: unknown[]) => ofGender(String(words(...values)), gender);
    },
  });
