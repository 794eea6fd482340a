import { useLocation } from 'react-router';
import { Icon } from '#web/art/Icon.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { SiteLink } from '#web/ui/SiteLink.tsx';
import { SUSPENDED_PAGE, useMember } from '#web/useMember.ts';
import { currentAt } from './current-page.ts';
import { dashboardTexts } from './dashboard.texts.ts';
import styles from './MemberMenu.module.css';
import { useMainPages } from './main-pages.ts';
import { Navigation } from './Navigation.tsx';
import { siteTexts } from './site.texts.ts';
import { useSiteItems } from './useSiteItems.ts';

interface Entry {
  to: `/${string}`;
  label: string;
  /** True for pages that are closed to a Power Link session. */
  isOwn?: boolean;
}

/** The page with the member's notices. */
export const NOTICES = '/notices';

/**
 * The profile's pages (section 2), with rarely used pages folded below. Beside a page the four main pages are above it.
 * In the phone's menu they are part of it, and the site's pages follow.
 */
export function MemberMenu({ isBeside = false }: { isBeside?: boolean }) {
  const t = useTexts(dashboardTexts);
  const { isRestricted, isSuspended } = useMember();
  const main = useMainPages();
  const { pathname } = useLocation();
  const allowed = (entries: Entry[]) => entries.filter(({ isOwn }) => !isOwn || !isRestricted);
  const profile = allowed([
    { to: '/dashboard#name', label: t.profile },
    { to: '/communication-details', label: t.address },
    { to: '/personal-information', label: t.personal },
    { to: '/health-details', label: t.health, isOwn: true },
    { to: '/paternal-bibliography', label: t.paternal },
    { to: '/maternal-bibliography', label: t.maternal },
    { to: '/update-profile-image', label: t.picture },
    { to: '/change-password', label: t.password, isOwn: true },
    { to: '/matching-profile/wishes', label: t.wishes },
    { to: '/matching-profile/settings', label: t.settings, isOwn: true },
  ]);
  const seldom = allowed([
    { to: '/matching-profile/search', label: t.search, isOwn: true },
    { to: '/matching-profile/shortlist', label: t.shortlist, isOwn: true },
    { to: '/matching-profile/about-me', label: t.aboutMe },
    { to: '/matching-profile/family', label: t.holders, isOwn: true },
    { to: '/matching-profile/links', label: t.cardLinks, isOwn: true },
    { to: '/phone-and-email', label: t.contacts, isOwn: true },
    { to: NOTICES, label: t.notices, isOwn: true },
    { to: '/my-consents', label: t.consents, isOwn: true },
  ]);
  // Beside a page the fold stays closed to save room. If the open page is in it, its entry is shown above.
  const openPage = isBeside ? seldom.filter(({ to }) => to === pathname) : [];
  const suspended: Entry[] = [
    { to: SUSPENDED_PAGE, label: t.suspended },
    { to: '/change-password', label: t.password },
  ];
  return (
    <nav className={classNames(styles.menu, isBeside && styles.quiet)} aria-label={t.menu}>
      {!isBeside && !isSuspended && <Entries entries={main} />}
      <Entries entries={isSuspended ? suspended : [...profile, ...openPage]} />
      <Seldom entries={isSuspended ? [] : seldom.filter((entry) => !openPage.includes(entry))} isBeside={isBeside} />
    </nav>
  );
}

function Seldom({ entries, isBeside }: { entries: readonly Entry[]; isBeside: boolean }) {
  const t = useTexts(dashboardTexts);
  const site = useTexts(siteTexts);
  const items = useSiteItems();
  const { pathname } = useLocation();
  if (!isBeside && entries.length === 0) return null;
  return (
    <details key={pathname} open={entries.some(({ to }) => to === pathname)}>
      <summary className={styles.title}>
        {t.more}
        <Icon name="chevron" />
      </summary>
      <Entries entries={entries} />
      {/* The header of these pages has no menu on wide screens. */}
      {isBeside && (
        <>
          <p className={styles.title}>{site.sitePages}</p>
          <Navigation items={items} look="list" />
        </>
      )}
    </details>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const { profileId } = useMember();
  const { pathname } = useLocation();
  return (
    <ul>
      {entries.map(({ to, label }) => (
        <li key={to}>
          <SiteLink to={to} aria-current={currentAt(to, pathname, `/matching-profile/${profileId}`)}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
