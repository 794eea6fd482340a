import { Outlet, useMatches, useNavigation } from 'react-router';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { handleOf, personNameOf, titlePrefixOf } from '#web/page-handle.ts';
import { LoadingBar } from '#web/ui/LoadingBar.tsx';
import type { LoadDialog } from './DialogButton.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteLayout } from './SiteLayout.tsx';
import { siteTexts } from './site.texts.ts';
import { useArrival } from './useArrival.ts';
import { useTitle } from './useTitle.ts';

/** The frame around every page, and the handling of navigation. */
export function Site({ powerLink }: { powerLink: LoadDialog }) {
  const t = useTexts(siteTexts);
  const isLoading = useNavigation().state !== 'idle';
  const matches = useMatches();
  const handles = matches.map(({ handle }) => handleOf(handle));
  // A frame that failed to load has no menu either.
  const { Menu, Bell } = handles.find((handle, index) => handle?.Menu && matches[index]?.loaderData) ?? {};
  const language = useLanguage();
  const heads = handles.map((handle) => handle?.head).filter(Boolean);
  useTitle(
    titlePrefixOf(matches, { language, path: matches.at(-1)?.pathname ?? '' }),
    personNameOf(matches, language) || heads.at(-1)?.[language].title,
  );
  useArrival();
  return (
    <SiteLayout
      skipLabel={t.skip}
      isMembers={Menu !== undefined}
      loading={<LoadingBar isLoading={isLoading} label={t.loading} />}
      header={<SiteHeader more={Menu && <Menu />} bell={Bell && <Bell />} />}
      footer={<SiteFooter powerLink={powerLink} isMembers={Menu !== undefined} />}
    >
      <Outlet />
    </SiteLayout>
  );
}
