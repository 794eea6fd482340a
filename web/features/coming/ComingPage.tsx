import { useLocation } from 'react-router';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import type { Head } from '#web/page.tsx';
import { comingTexts, fallback, headings } from './coming.texts.ts';

const headingOf = (path: string) => headings[path] ?? fallback;

export function head(path: string): Head {
  const { en, bn } = headingOf(path);
  return {
    en: { title: en.heading, description: comingTexts.en.sentence },
    bn: { title: bn.heading, description: comingTexts.bn.sentence },
  };
}

export function Component() {
  const { heading } = useTexts(headingOf(useLocation().pathname));
  const { sentence } = useTexts(comingTexts);
  return (
    <>
      <h1>{heading}</h1>
      <p>{sentence}</p>
    </>
  );
}
