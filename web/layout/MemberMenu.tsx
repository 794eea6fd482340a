import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import type { ProfileSection } from '#contract/profile.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { SUSPENDED_PAGE, useMember } from '#web/useMember.ts';
import { number } from '#words/numbers.ts';
import { dashboardTexts } from './dashboard.texts.ts';
import styles from './MemberMenu.module.css';

interface Entry {
  to: string;
  label: string;
  section?: ProfileSection;
  /** Of what is new there. */
  count?: number;
}

export const NOTICES = '/notices';

/** The pages of the profile, with how much of each is filled in, and those about the search (specification, section 2). */
export function MemberMenu() {
  const t = useTexts(dashboardTexts);
  const { isRestricted, isSuspended, newNotices } = useMember();
  const { pathname } = useLocation();
  const unlessRestricted = <T,>(entry: T): T[] => (isRestricted ? [] : [entry]);
  const profile: Entry[] = [
    { to: '/dashboard#name', label: t.profile, section: 'profile' },
    { to: '/communication-details', label: t.address, section: 'address' },
    { to: '/personal-information', label: t.personal, section: 'personal' },
    ...unlessRestricted<Entry>({ to: '/health-details', label: t.health, section: 'health' }),
    { to: '/paternal-bibliography', label: t.paternal, section: 'paternal' },
    { to: '/maternal-bibliography', label: t.maternal, section: 'maternal' },
    { to: '/update-profile-image', label: t.picture },
    ...unlessRestricted({ to: '/change-password', label: t.password }),
    ...unlessRestricted({ to: '/phone-and-email', label: t.contacts }),
  ];
  const search: Entry[] = [
    { to: '/matching-profile/wishes', label: t.wishes },
    { to: '/matching-profile/about-me', label: t.aboutMe },
    ...unlessRestricted<Entry>({ to: NOTICES, label: t.notices, count: pathname === NOTICES ? 0 : newNotices }),
    ...unlessRestricted({ to: '/matching-profile/shortlist', label: t.shortlist }),
    ...unlessRestricted({ to: '/matching-profile/settings', label: t.settings }),
    ...unlessRestricted({ to: '/matching-profile/family', label: t.holders }),
  ];
  if (isSuspended)
    return (
      <nav className={styles.menu} aria-label={t.menu}>
        <p className={styles.title}>{t.menu}</p>
        <Entries
          entries={[
            { to: SUSPENDED_PAGE, label: t.suspended },
            { to: '/change-password', label: t.password },
          ]}
        />
      </nav>
    );
  return (
    <>
      <nav className={styles.menu} aria-label={t.menu}>
        <p className={styles.title}>{t.menu}</p>
        <Entries entries={profile} />
      </nav>
      <nav className={styles.menu} aria-label={t.matching}>
        <p className={styles.title}>{isRestricted ? t.matching : <Link to="/matching-profile">{t.matching}</Link>}</p>
        <Entries entries={search} />
      </nav>
    </>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const { completeness } = useMember();
  return (
    <ul>
      {entries.map(({ to, label, section, count = 0 }) => {
        const counted = completeness.find((one) => one.section === section);
        const [filled, of] = [counted?.filled ?? 0, counted?.of ?? 0].map((count) => number(count, language));
        return (
          <li key={to}>
            <To to={to}>
              {label}
              {count > 0 && (
                <>
                  <span className={styles.fresh} aria-hidden="true">
                    {number(count, language)}
                  </span>
                  <span className="spoken"> {t.newNotices(number(count, language))}</span>
                </>
              )}
              {counted && (
                <>
                  <span className={counted.filled < counted.of ? styles.part : styles.whole} aria-hidden="true">
                    {filled}/{of}
                  </span>
                  <span className="spoken"> {t.completeness(String(filled), String(of))}</span>
                </>
              )}
            </To>
          </li>
        );
      })}
    </ul>
  );
}

/** A part of a page is never where one is: its page is the entry that says so. */
const To = ({ to, children }: { to: string; children: ReactNode }) =>
  to.includes('#') ? (
    <Link to={to}>{children}</Link>
  ) : (
    <NavLink to={to} end>
      {children}
    </NavLink>
  );
