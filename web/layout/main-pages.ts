import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { dashboardTexts } from './dashboard.texts.ts';
import * as icons from './main-icons.ts';

export interface MainPage {
  to: `/${string}`;
  icon: string;
  label: string;
  /** The label for places without room for the full one. */
  short?: string;
}

export const INBOX = '/matching-profile/inbox';

/** Returns the four pages that members use most. They come first in every menu. */
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
