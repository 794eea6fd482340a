import { NavLink } from 'react-router';
import { LineDrawing } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { number } from '#words/numbers.ts';
import { dashboardTexts } from './dashboard.texts.ts';
import styles from './MainPages.module.css';

// Here, not among all the others: no visitor's page needs them.
const ICONS = {
  home: 'M3 11.500 12 4l9 7.500M5.500 9.500V20h4.500v-5.500h4V20h4.500V9.500',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c.300-4 2.700-6 6.500-6s6.200 2 6.500 6M15.500 4.300a3.500 3.500 0 0 1 0 6.400M17.500 14.300c2.500.7 3.800 2.600 4 5.700',
  inbox: 'M3 14.500 6 5h12l3 9.500V19H3zM3 14.500h5.500c0 2 1.500 3 3.500 3s3.500-1 3.500-3H21',
  card: 'M4.500 3.5h15v17h-15zM12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM7.500 17.500c.5-2.500 2-4 4.500-4s4 1.500 4.500 4z',
} as const;

interface Page {
  to: string;
  icon: keyof typeof ICONS;
  label: string;
  /** Who waits in there: shown as a number, said in words. */
  count?: { shown: string; said: string } | undefined;
  /** How far it has come; where there is room. */
  share?: { shown: string; said: string };
}

/** The four pages that a member goes to most: a bar at the bottom of phones, else the head of the left menu. */
export function MainPages() {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const { profileId, waiting, completeness, isRestricted } = useMember();
  const sum = (part: 'filled' | 'of') => completeness.reduce((total, section) => total + section[part], 0);
  const share = `${number(Math.floor((100 * sum('filled')) / Math.max(1, sum('of'))), language)}%`;
  const shown = number(waiting, language);
  const home: Page = { to: '/dashboard', icon: 'home', label: t.home };
  const pages: Page[] = isRestricted
    ? [home]
    : [
        home,
        { to: '/matching-profile', icon: 'people', label: t.people },
        {
          to: '/matching-profile/inbox',
          icon: 'inbox',
          label: t.inbox,
          count: waiting > 0 ? { shown, said: t.waiting(shown) } : undefined,
        },
        {
          to: `/matching-profile/${profileId}`,
          icon: 'card',
          label: t.card,
          share: { shown: share, said: t.filledIn(share) },
        },
      ];
  return (
    <nav className={`screen-only ${styles.pages}`} aria-label={t.main}>
      <ul>
        {pages.map(({ to, icon, label, count, share: part }) => (
          <li key={to}>
            <NavLink to={to} end>
              <LineDrawing path={ICONS[icon]} />
              <span className={styles.label}>{label}</span>
              {count && <Said {...count} look={styles.count} />}
              {part && <Said {...part} look={styles.share} />}
            </NavLink>
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
