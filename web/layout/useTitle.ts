import { useEffect } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { siteTexts, titleOf } from './site.texts.ts';

/** Sets the document title, with `mark` before it. The server renders the title of the first page. */
export function useTitle(mark: string, title: string | undefined): void {
  const { name } = useTexts(siteTexts);
  useEffect(() => {
    document.title = mark + titleOf(title, name);
  }, [mark, title, name]);
}
