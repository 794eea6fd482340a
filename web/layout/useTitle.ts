import { useEffect } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { siteTexts, titleOf } from './site.texts.ts';

/** The server writes the first title; the pages after it bring theirs along. */
export function useTitle(title: string | undefined): void {
  const { name } = useTexts(siteTexts);
  useEffect(() => {
    document.title = titleOf(title, name);
  }, [title, name]);
}
