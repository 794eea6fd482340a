import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { dashboardTexts } from './dashboard.texts.ts';
import * as icons from './main-icons.ts';

/** An entry of the main pages. `icon`: a path for `LineDrawing`. */
export interface MainPage {
  to: `/${string}`;
  icon: string;
  label: string;
  /** The label for places without room for the full one. */
  short?: string;
}

/** The page with the interests that the family has received and sent. */
export const INBOX = '/matching-profile/inbox';

/** Returns the four pages that members use most; in a Power Link session only the home page. They lead every menu. */
export function useMainPages(): MainPage[] {
  const t = useTexts(dashboardTexts);
  const { profileId, isRestricted } = useMember();
  const home: MainPage = { to: '/dashboard', icon: icons.home, label: t.home };
  if (isRestricted) return [home];
  return [
    home,
    { to: '/matching-profile', icon: icons.people, label: t.matching, short: t.people },
    { to: INBOX, icon: icons.inbox, label: t.inbox },
    { to: `/matching-profile/${profileId}`, icon: icons.card, label: t.card },
  ];
}
