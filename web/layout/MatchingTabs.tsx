import { NavLink } from 'react-router';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from './MatchingTabs.module.css';
import { matchingTabsTexts } from './matching-tabs.texts.ts';

/** The way from page to page of the matching profile; each of them has it under its heading. */
export function MatchingTabs() {
  const t = useTexts(matchingTabsTexts);
  const pages = [
    { to: '/matching-profile', label: t.people },
    { to: '/matching-profile/wishes', label: t.wishes },
    { to: '/matching-profile/about-me', label: t.aboutMe },
    { to: '/matching-profile/inbox', label: t.inbox },
    { to: '/matching-profile/shortlist', label: t.shortlist },
    { to: '/matching-profile/settings', label: t.settings },
  ];
  return (
    <nav className={`screen-only ${styles.nav}`} aria-label={t.label}>
      <ul className={styles.tabs}>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <NavLink className={styles.tab} to={to} end>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
