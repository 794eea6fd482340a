import { useEffect } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { siteTexts, titleOf } from './site.texts.ts';

/** The server writes the first title; the pages after it bring theirs along. */
export function useTitle(mark: string, title: string | undefined): void {
  const { name } = useTexts(siteTexts);
  useEffect(() => {
    document.title = mark + titleOf(title, name);
  }, [mark, title, name]);
}
