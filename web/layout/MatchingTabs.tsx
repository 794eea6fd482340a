import { NavLink } from 'react-router';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import styles from './MatchingTabs.module.css';
import { matchingTabsTexts } from './matching-tabs.texts.ts';

/** The way from page to page of the matching profile; each of them has it under its heading. */
export function MatchingTabs() {
  const t = useTexts(matchingTabsTexts);
  const { isRestricted } = useMember();
  const ownPages = [
    { to: '/matching-profile/wishes', label: t.wishes },
    { to: '/matching-profile/about-me', label: t.aboutMe },
  ];
  const pages = isRestricted
    ? ownPages
    : [
        { to: '/matching-profile', label: t.people },
        ...ownPages,
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
