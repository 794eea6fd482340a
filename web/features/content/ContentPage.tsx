import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useLocation } from 'react-router';
import { visitOf } from '#web/api/visit.ts';
import { RichText } from '#web/fields/RichText.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useReloadInLanguage } from '#web/i18n/useReloadInLanguage.ts';
import { Reading } from '#web/layout/Reading.tsx';
import type { Head } from '#web/page-handle.ts';
import { missionTexts, visionTexts } from './content.texts.ts';
import { loadContent } from './load-content.ts';

/** The pages that are one text: their address is the text's key. */
const pages = {
  '/mission': missionTexts,
  '/vision': visionTexts,
};

const textsOf = (path: string) => Object.entries(pages).find(([known]) => known === path)?.[1] ?? missionTexts;

export const head = (path: string): Head => textsOf(path);

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadContent(visitOf(context), new URL(request.url).pathname.slice(1));

export function Component() {
  const { html, language } = useLoaderData<typeof loader>();
  const { title } = useTexts(textsOf(useLocation().pathname));
  useReloadInLanguage(language);
  return (
    <Reading>
      <h1>{title}</h1>
      <RichText html={html} language={language} look="points" />
    </Reading>
  );
}
