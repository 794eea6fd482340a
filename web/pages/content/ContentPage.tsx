import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useLocation } from 'react-router';
import { visitOf } from '#web/api/visit.ts';
import { missionTexts, visionTexts } from '#web/features/content/content.texts.ts';
import { loadContent } from '#web/features/content/load-content.ts';
import { Points, pointDrawings, splitList } from '#web/features/content/Points.tsx';
import { SiteTextLayout } from '#web/features/content/SiteTextLayout.tsx';
import { RichText } from '#web/fields/RichText.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useReloadInLanguage } from '#web/i18n/useReloadInLanguage.ts';
import type { Head } from '#web/page-handle.ts';

const mission = { texts: missionTexts, scene: 'handsAndThread', drawings: pointDrawings.mission } as const;
const vision = { texts: visionTexts, scene: 'conchAndTopor', drawings: pointDrawings.vision } as const;

/** Returns what differs between the pages of one text. The path of the page is the key of its text. */
const pageOf = (path: string) => (path === '/vision' ? vision : mission);

export const head = (path: string): Head => pageOf(path).texts;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadContent(visitOf(context), new URL(request.url).pathname.slice(1));

/** The mission or the vision of the trust, by the address. */
export function Component() {
  const { html, language } = useLoaderData<typeof loader>();
  const { texts, scene, drawings } = pageOf(useLocation().pathname);
  const { title } = useTexts<typeof missionTexts.en>(texts);
  useReloadInLanguage(language);
  const { lead, points, rest } = splitList(html);
  return (
    <SiteTextLayout title={title} scene={scene} lead={<RichText html={lead} language={language} />}>
      <div>
        <Points points={points} language={language} drawings={drawings} />
        <RichText html={rest} language={language} look="pledge" />
      </div>
    </SiteTextLayout>
  );
}
