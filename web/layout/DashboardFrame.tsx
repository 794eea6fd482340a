import { Outlet, type ShouldRevalidateFunction, useLocation } from 'react-router';
import { GENDERS, type Language } from '#contract/choices.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { GenderProvider, useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { loadMember, useMember } from '#web/useMember.ts';
import { number } from '#words/numbers.ts';
import { AfterHeading } from './after-heading.ts';
import { DashboardLayout } from './DashboardLayout.tsx';
import { DashboardNotices } from './DashboardNotices.tsx';
import { dashboardTexts } from './dashboard.texts.ts';
import { MainPages } from './MainPages.tsx';
import { MemberMenu, NOTICES } from './MemberMenu.tsx';
import { SitePages } from './SitePages.tsx';

export const loader = loadMember;
export const Menu = MemberMenu;

/** How many notices are new, before the title of every page but the one that lists them. */
export function mark(loaded: unknown, { language, path }: { language: Language; path: string }): string {
  if (path === NOTICES) return '';
  const count = loaded instanceof Object && 'newNotices' in loaded ? Number(loaded.newNotices) : 0;
  return count > 0 ? `(${number(count, language)}) ` : '';
}

/** A member who has read the notices has none that are new. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || (currentUrl.pathname === NOTICES && nextUrl.pathname !== NOTICES);

/** What every page of a member has around it (specification, section 2). */
export function Component() {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const { name, picture, profileId, waiting, isSuspended, gender } = useMember();
  const shown = number(waiting, language);
  // These two pages begin with who waits.
  const { pathname } = useLocation();
  const isSaidThere = ['/dashboard', '/matching-profile/inbox'].includes(pathname);
  return (
    <GenderProvider value={GENDERS.find((one) => one === gender) ?? null}>
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
        waiting={isSaidThere || waiting === 0 ? undefined : { said: t.waiting(shown), shown }}
        mainPages={!isSuspended && <MainPages />}
        menu={
          <>
            <MemberMenu isBeside />
            <SitePages />
          </>
        }
      >
        <AfterHeading value={!isSuspended && <DashboardNotices />}>
          <Outlet />
        </AfterHeading>
      </DashboardLayout>
    </GenderProvider>
  );
}
