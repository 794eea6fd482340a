import { useLocation } from 'react-router';
import { LineDrawing } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { SiteLink } from '#web/ui/SiteLink.tsx';
import { useMember } from '#web/useMember.ts';
import { number } from '#words/numbers.ts';
import { currentAt, isListed } from './current-page.ts';
import { dashboardTexts } from './dashboard.texts.ts';
import styles from './MainPages.module.css';
import { INBOX, useMainPages } from './main-pages.ts';

/** The four main pages: a bar at the bottom of phones, the top of the left menu elsewhere. */
export function MainPages() {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const { profileId, waiting } = useMember();
  const { pathname } = useLocation();
  return (
    <nav className={classNames('screen-only', styles.pages, isListed(pathname) && styles.listed)} aria-label={t.main}>
      <ul>
        {useMainPages().map(({ to, icon, label, short }) => (
          <li key={to}>
            <SiteLink to={to} aria-current={currentAt(to, pathname, `/matching-profile/${profileId}`)}>
              <LineDrawing path={icon} />
              <span className={styles.label}>
                {short && <span className={styles.short}>{short}</span>}
                <span className={short && 'from-tablets'}>{label}</span>
              </span>
              {to === INBOX && waiting > 0 && (
                <>
                  <span className={styles.count} aria-hidden="true">
                    {number(waiting, language)}
                  </span>
                  <span className="spoken"> {t.waiting(number(waiting, language))}</span>
                </>
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
