import type { ReactNode } from 'react';
import { Link, Outlet, type ShouldRevalidateFunction, useLocation } from 'react-router';
import { GENDERS, type Language } from '#contract/choices.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { hasUnsent } from '#web/api/session.ts';
import { LineDrawing } from '#web/art/Icon.tsx';
import { useSubmitCode } from '#web/forms/useSubmitCode.ts';
import { GenderProvider, useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { part } from '#web/part.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { loadMember, useMember } from '#web/useMember.ts';
import { number } from '#words/numbers.ts';
import { readableName } from '#words/readable-name.ts';
import { AfterHeading } from './after-heading.ts';
import { DashboardLayout } from './DashboardLayout.tsx';
import styles from './DashboardNotices.module.css';
import { dashboardTexts } from './dashboard.texts.ts';
import { MainPages } from './MainPages.tsx';
import menu from './MemberMenu.module.css';
import { MemberMenu, NOTICES } from './MemberMenu.tsx';
import { bell } from './main-icons.ts';

export const loader = loadMember;

// Loaded on demand, because most members have no such notices and their texts are long.
const notices = part(
  'web/layout/DashboardNotices.tsx',
  async () => (await import('./DashboardNotices.tsx')).DashboardNotices,
);
const { Part: DashboardNotices } = notices;
if (import.meta.env.SSR) await notices.bring();

type Member = ReturnType<typeof useMember>;

export const parts = (loaded: Member) => (hasNotices(loaded) ? [notices] : []);

function hasNotices({ isRegistered, isRestricted, powerLinkOpenedAt, confirmBy, rests, ...member }: Member): boolean {
  const hasAccountNotice = Boolean(isRestricted || powerLinkOpenedAt || confirmBy || member.isClaimed);
  const hasProfileNotice = Boolean(rests || member.recoversUntil) || !isRegistered;
  return hasAccountNotice || hasProfileNotice || member.undecided > 0;
}

/** A link to the notices, in the header of a member's pages, with the number of new ones. */
export function Bell() {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const { newNotices, isRestricted, isSuspended } = useMember();
  const { pathname } = useLocation();
  if (isRestricted || isSuspended) return null;
  const isHere = pathname === NOTICES;
  const count = number(newNotices, language);
  return (
    <Link className={menu.bell} to={NOTICES} aria-current={isHere ? 'page' : undefined} title={t.notices}>
      <LineDrawing path={bell} />
      <span className="spoken">{t.notices}</span>
      {newNotices > 0 && !isHere && (
        <>
          <span className={menu.fresh} aria-hidden="true">
            {count}
          </span>
          <span className="spoken"> {t.newNotices(count)}</span>
        </>
      )}
    </Link>
  );
}

/** Adds the number of new notices to the title of every page except the list of notices. */
export function mark(loaded: unknown, { language, path }: { language: Language; path: string }): string {
  if (path === NOTICES) return '';
  const count = loaded instanceof Object && 'newNotices' in loaded ? Number(loaded.newNotices) : 0;
  return count > 0 ? `(${number(count, language)}) ` : '';
}

/** Reloads the frame after a member has read the notices, because then none of them is new. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || (currentUrl.pathname === NOTICES && nextUrl.pathname !== NOTICES);

/** Pages that begin with people: the home page, the notices, the lists, and the pages of one member. */
const OF_PEOPLE = /^\/(dashboard|notices|matching-profile(\/(find|search|inbox|shortlist|SV\d+.*))?)$/;

/** The frame around every member's page (specification, section 2). */
export function Component() {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const member = useMember();
  const { picture, profileId, waiting, isSuspended, gender } = member;
  const name = readableName(member, language);
  const count = number(waiting, language);
  const { pathname } = useLocation();
  // These pages start with the families who wait for an answer, so the frame does not repeat their number.
  const showsWaitingItself = ['/dashboard', '/matching-profile/inbox'].includes(pathname);
  return (
    <OfGender gender={gender}>
      <DashboardLayout
        heading={t.heading}
        isOfPeople={OF_PEOPLE.test(pathname)}
        member={{
          name,
          pictureSrc: picture ? pictureAddress(picture, 'small') : undefined,
          pictureAlt: t.pictureOf(name),
        }}
        profileId={
          <>
            <span className="spoken">{t.profileId} </span>
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
        waiting={showsWaitingItself || waiting === 0 ? undefined : { said: t.waiting(count), shown: count }}
        mainPages={!isSuspended && <MainPages />}
        menu={<MemberMenu isBeside />}
      >
        <AfterHeading
          value={
            <>
              <Unsent />
              {!isSuspended && hasNotices(member) && <DashboardNotices />}
            </>
          }
        >
          <Outlet />
        </AfterHeading>
      </DashboardLayout>
    </OfGender>
  );
}

/** Shows that a save waits on this device for a network. */
function Unsent() {
  const UnsentLine = useSubmitCode(useIsAlive() && hasUnsent())?.UnsentLine;
  return UnsentLine && <UnsentLine className={`screen-only ${styles.slim}`} />;
}

/** The menu of the site's header, which is outside the frame and names the bride or the groom too. */
export const Menu = () => (
  <OfGender gender={useMember().gender}>
    <MemberMenu />
  </OfGender>
);

/** Provides the member's gender to the texts that depend on it. */
const OfGender = ({ gender, children }: { gender: string; children: ReactNode }) => (
  <GenderProvider value={GENDERS.find((known) => known === gender) ?? null}>{children}</GenderProvider>
);
