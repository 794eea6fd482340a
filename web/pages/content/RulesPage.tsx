import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { visitOf } from '#web/api/visit.ts';
import { acceptedPapersTexts, accessibilityTexts, termsTexts } from '#web/features/content/content.texts.ts';
import { loadContent } from '#web/features/content/load-content.ts';
import { RichText } from '#web/fields/RichText.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useReloadInLanguage } from '#web/i18n/useReloadInLanguage.ts';
import { Reading } from '#web/layout/Reading.tsx';
import { HeadingWithListen } from '#web/listen/HeadingWithListen.tsx';
import type { Head } from '#web/page-handle.ts';

/** The pages of one text, by path. The path is the key of the text. */
const TEXTS = {
  '/terms': termsTexts,
  '/accessibility': accessibilityTexts,
  '/accepted-papers': acceptedPapersTexts,
} as const;

const isPath = (path: string): path is keyof typeof TEXTS => path in TEXTS;
const textsOf = (path: string) => (isPath(path) ? TEXTS[path] : termsTexts);

export const head = (path: string): Head => textsOf(path);

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadContent(visitOf(context), new URL(request.url).pathname.slice(1));

/** A text of rules, by the address: the terms, accessibility, or the papers that the office accepts. */
export function Component() {
  const content = useLoaderData<typeof loader>();
  const { title } = useTexts<typeof termsTexts.en>(textsOf(useLocation().pathname));
  useReloadInLanguage(content.language);
  return (
    <Reading>
      <HeadingWithListen>
        <h1>{title}</h1>
      </HeadingWithListen>
      <RichText {...content} />
    </Reading>
  );
}
