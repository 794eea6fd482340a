import { Outlet } from 'react-router';
import { pictureAddress } from '#contract/picture.ts';
import type { ProfileSection } from '#contract/profile.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { loadMember, useMember } from '#web/useMember.ts';
import { number } from '#words/numbers.ts';
import { DashboardLayout } from './DashboardLayout.tsx';
import { DashboardNotices } from './DashboardNotices.tsx';
import { dashboardTexts } from './dashboard.texts.ts';
import { Navigation } from './Navigation.tsx';

export const loader = loadMember;

/** What every page of a member has around it (specification, section 2). */
export function Component() {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const { name, picture, profileId, completeness, isRestricted } = useMember();

  const completenessOf = (wanted: ProfileSection) => {
    const found = completeness.find(({ section }) => section === wanted);
    if (!found) return {};
    const label = t.completeness(number(found.filled, language), number(found.of, language));
    return { completeness: { label, value: found.filled, max: found.of } };
  };

  const sections = [
    { to: '/dashboard', label: t.profile, ...completenessOf('profile') },
    { to: '/communication-details', label: t.address, ...completenessOf('address') },
    { to: '/personal-information', label: t.personal, ...completenessOf('personal') },
    ...(isRestricted ? [] : [{ to: '/health-details', label: t.health, ...completenessOf('health') }]),
    { to: '/paternal-bibliography', label: t.paternal, ...completenessOf('paternal') },
    { to: '/maternal-bibliography', label: t.maternal, ...completenessOf('maternal') },
    { to: '/update-profile-image', label: t.picture },
    ...(isRestricted
      ? [{ to: '/matching-profile/about-me', label: t.matching }]
      : [
          { to: '/change-password', label: t.password },
          { to: '/matching-profile', label: t.matching },
        ]),
  ];
  const pages = [
    { to: '/vision', label: t.vision },
    { to: '/mission', label: t.mission },
  ];

  return (
    <DashboardLayout
      heading={t.heading}
      menuLabel={t.menu}
      sections={sections}
      member={{
        name,
        pictureSrc: picture ? pictureAddress(picture, 'small') : undefined,
        pictureAlt: t.pictureOf(name),
      }}
      profileId={
        <>
          <span>
            {t.profileId}: {profileId}
          </span>
          <CopyButton text={profileId} label={t.copy} copiedLabel={t.copied} failedLabel={t.copyFailed} />
        </>
      }
      aboutMenu={
        <nav aria-label={t.aboutMenu}>
          <Navigation items={[{ to: '/about', label: t.aboutMenu, children: pages }]} look="bar" />
        </nav>
      }
    >
      <DashboardNotices />
      <Outlet />
    </DashboardLayout>
  );
}
