import { Link, Outlet, useMatches, useNavigation } from 'react-router';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { LanguageLink } from '#web/layout/LanguageLink.tsx';
import { SiteLayout } from '#web/layout/SiteLayout.tsx';
import { useArrival } from '#web/layout/useArrival.ts';
import { useTitle } from '#web/layout/useTitle.ts';
import { handleOf } from '#web/page-handle.ts';
import { LoadingBar } from '#web/ui/LoadingBar.tsx';
import styles from './Office.module.css';
import { officeTexts } from './office.texts.ts';

/** What every page of the office has around it, also before somebody has come in. */
export function Shell() {
  const t = useTexts(officeTexts);
  const language = useLanguage();
  const heads = useMatches().flatMap(({ handle }) => handleOf(handle)?.head ?? []);
  useTitle('', heads.at(-1)?.[language].title);
  useArrival();
  return (
    <SiteLayout
      skipLabel={t.skip}
      loading={<LoadingBar isLoading={useNavigation().state !== 'idle'} label={t.loading} />}
      header={
        <header className={`screen-only ${styles.header}`}>
          <Link to="/office" className={styles.name}>
            {t.office} · Shubho Bibaho
          </Link>
          <LanguageLink />
        </header>
      }
      footer={null}
    >
      <Outlet />
    </SiteLayout>
  );
}
