import { Link, useLocation } from 'react-router';
import { LineDrawing } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { number } from '#words/numbers.ts';
import { currentAt } from './current-page.ts';
import { dashboardTexts } from './dashboard.texts.ts';
import styles from './MainPages.module.css';
import * as icons from './main-icons.ts';

interface Page {
  to: string;
  icon: string;
  label: string;
  /** The number of families who wait for an answer, shown as a number and labelled for screen readers. */
  count?: { shown: string; said: string } | undefined;
  /** The progress, shown where there is room. */
  share?: { shown: string; said: string };
}

/** The four pages that members use most: a bar at the bottom of phones, the top of the left menu elsewhere. */
export function MainPages() {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const { profileId, waiting, completeness, isRestricted } = useMember();
  const sum = (part: 'filled' | 'of') => completeness.reduce((total, section) => total + section[part], 0);
  const share = `${number(Math.floor((100 * sum('filled')) / Math.max(1, sum('of'))), language)}%`;
  const shown = number(waiting, language);
  const { pathname } = useLocation();
  const ownCard = `/matching-profile/${profileId}`;
  const home: Page = { to: '/dashboard', icon: icons.home, label: t.home };
  const pages: Page[] = isRestricted
    ? [home]
    : [
        home,
        { to: '/matching-profile', icon: icons.people, label: t.people },
        {
          to: '/matching-profile/inbox',
          icon: icons.inbox,
          label: t.inbox,
          count: waiting > 0 ? { shown, said: t.waiting(shown) } : undefined,
        },
        {
          to: ownCard,
          icon: icons.card,
          label: t.card,
          share: { shown: share, said: t.filledIn(share) },
        },
      ];
  return (
    <nav className={`screen-only ${styles.pages}`} aria-label={t.main}>
      <ul>
        {pages.map(({ to, icon, label, count, share: part }) => (
          <li key={to}>
            <Link to={to} aria-current={currentAt(to, pathname, ownCard)}>
              <LineDrawing path={icon} />
              <span className={styles.label}>{label}</span>
              {count && <Said {...count} look={styles.count} />}
              {part && <Said {...part} look={styles.share} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Said({ shown, said, look }: { shown: string; said: string; look: string | undefined }) {
  return (
    <>
      <span className={look} aria-hidden="true">
        {shown}
      </span>
      <span className="spoken"> {said}</span>
    </>
  );
}
