import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from './LanguageProvider.tsx';

/**
 * Reloads a page whose texts come from the API when the reader changes the language. `loaded` is the language of the
 * first texts.
 */
export function useReloadInLanguage(loaded: string): void {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const shownLanguage = useRef(loaded);
  useEffect(() => {
    if (shownLanguage.current === language) return;
    shownLanguage.current = language;
    void revalidate();
  }, [language, revalidate]);
}
