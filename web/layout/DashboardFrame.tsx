import { Outlet } from 'react-router';
import { pictureAddress } from '#contract/picture.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { loadMember, useMember } from '#web/useMember.ts';
import { number } from '#words/numbers.ts';
import { DashboardLayout } from './DashboardLayout.tsx';
import { DashboardNotices } from './DashboardNotices.tsx';
import { dashboardTexts } from './dashboard.texts.ts';
import { MainPages } from './MainPages.tsx';
import { MemberMenu } from './MemberMenu.tsx';

export const loader = loadMember;
export const Menu = MemberMenu;

/** What every page of a member has around it (specification, section 2). */
export function Component() {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const { name, picture, profileId, waiting } = useMember();
  return (
    <DashboardLayout
      heading={t.heading}
      member={{
        name,
        pictureSrc: picture ? pictureAddress(picture, 'small') : undefined,
        pictureAlt: t.pictureOf(name),
      }}
      profileId={
        <>
          <span className="from-tablets">{t.profileId}</span>
          <span>{profileId}</span>
          <CopyButton
            text={profileId}
            label={`${t.copy} ${profileId}`}
            copiedLabel={t.copied}
            failedLabel={t.copyFailed}
            isIcon
          />
        </>
      }
      waiting={waiting > 0 ? t.waiting(number(waiting, language)) : undefined}
      mainPages={<MainPages />}
      menu={<MemberMenu />}
    >
      <DashboardNotices />
      <Outlet />
    </DashboardLayout>
  );
}
