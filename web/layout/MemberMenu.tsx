import { Link, useLocation } from 'react-router';
import type { ProfileSection } from '#contract/own-profile.ts';
import { Icon } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { SUSPENDED_PAGE, useMember } from '#web/useMember.ts';
import { number } from '#words/numbers.ts';
import { currentAt, entryOf } from './current-page.ts';
import { dashboardTexts } from './dashboard.texts.ts';
import styles from './MemberMenu.module.css';

interface Entry {
  to: string;
  label: string;
  section?: ProfileSection;
  /** The number of new entries. */
  count?: number;
}

export const NOTICES = '/notices';

/**
 * The pages of the profile with the completeness of each, and the pages about the search (specification, section 2).
 * Beside a page, rarely needed entries are folded.
 */
export function MemberMenu({ isBeside = false }: { isBeside?: boolean }) {
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
    { to: '/matching-profile/about-me', label: t.aboutMe },
    { to: '/update-profile-image', label: t.picture },
  ];
  const search: Entry[] = [
    ...unlessRestricted({ to: '/matching-profile/search', label: t.search }),
    { to: '/matching-profile/wishes', label: t.wishes },
    ...unlessRestricted({ to: '/matching-profile/shortlist', label: t.shortlist }),
  ];
  const family: Entry[] = [
    { to: '/matching-profile/family', label: t.holders },
    { to: '/matching-profile/links', label: t.cardLinks },
    { to: '/phone-and-email', label: t.contacts },
    { to: '/change-password', label: t.password },
  ];
  const privacy: Entry[] = [
    { to: NOTICES, label: t.notices, count: pathname === NOTICES ? 0 : newNotices },
    { to: '/matching-profile/settings', label: t.settings },
    { to: '/my-consents', label: t.consents },
  ];
  // On pages about other members or the account, the profile's forms are folded, so that the menu is not longer than a
  // short page.
  const isElsewhere =
    ['/matching-profile', '/matching-profile/inbox'].includes(entryOf(pathname, '')) ||
    [...family, ...privacy].some(({ to }) => currentAt(to, pathname, ''));
  if (isSuspended)
    return (
      <Group
        name={t.menu}
        entries={[
          { to: SUSPENDED_PAGE, label: t.suspended },
          { to: '/change-password', label: t.password },
        ]}
      />
    );
  return (
    <>
      <Group name={t.matching} to={isRestricted ? undefined : '/matching-profile'} entries={search} />
      <Group name={t.menu} entries={profile} isFolded={isBeside && isElsewhere} />
      {!isRestricted && (
        <>
          <Group name={t.family} entries={family} isFolded={isBeside} />
          <Group name={t.privacy} entries={privacy} isFolded={isBeside} />
        </>
      )}
    </>
  );
}

interface GroupProps {
  name: string;
  /** The page that gives the group its name. */
  to?: string | undefined;
  entries: readonly Entry[];
  isFolded?: boolean;
}

function Group({ name, to, entries, isFolded }: GroupProps) {
  const { pathname } = useLocation();
  const belongs = ({ to, count = 0 }: Entry) => count > 0 || currentAt(to, pathname, '') !== undefined;
  if (isFolded)
    return (
      <nav className={styles.menu} aria-label={name}>
        <details key={pathname} open={entries.some(belongs)}>
          <summary className={styles.title}>
            {name}
            <Icon name="chevron" />
          </summary>
          <Entries entries={entries} />
        </details>
      </nav>
    );
  return (
    <nav className={styles.menu} aria-label={name}>
      <p className={styles.title}>{to ? <Link to={to}>{name}</Link> : name}</p>
      <Entries entries={entries} />
    </nav>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const { completeness, profileId } = useMember();
  const { pathname } = useLocation();
  return (
    <ul>
      {entries.map(({ to, label, section, count = 0 }) => {
        const counted = completeness.find((one) => one.section === section);
        const [filled, of] = [counted?.filled ?? 0, counted?.of ?? 0].map((count) => number(count, language));
        return (
          <li key={to}>
            <Link to={to} aria-current={currentAt(to, pathname, `/matching-profile/${profileId}`)}>
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
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
