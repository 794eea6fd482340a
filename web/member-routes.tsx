import type { RouteObject } from 'react-router';
import { members } from '#web/api/redirects.ts';
import { type FrameModule, framesIn, pagesIn } from './page.tsx';
import type { PageModule } from './page-handle.ts';

const page = pagesIn(
  import.meta.glob<PageModule>([
    './pages/*/*Page.tsx',
    '!./pages/{contact,content,how-lists-are-made,invitations,login,not-found}/*Page.tsx',
    '!./pages/{paper-claim,registration,report,sitemap,trust-figures}/*Page.tsx',
  ]),
);
const frame = framesIn(import.meta.glob<FrameModule>(['./layout/*Frame.tsx', './pages/*Frame.tsx']));

/** The name of this file in Vite's manifest. */
export const MEMBER_ROUTES_MODULE = 'web/member-routes.tsx';

/** All addresses behind the login (specification, section 2). */
export const memberPages: RouteObject[] = [
  frame('DashboardFrame', members, [
    page('/dashboard', 'home/DashboardPage', members),
    frame('pages/FormFrame', members, [
      page('/communication-details', 'address/AddressPage', members),
      page('/personal-information', 'personal/PersonalPage', members),
      page('/health-details', 'health/HealthPage', members),
      page('/paternal-bibliography', 'lineage/LineagePage', members),
      page('/maternal-bibliography', 'lineage/LineagePage', members),
      page('/update-profile-image', 'picture/PicturePage', members),
      page('/matching-profile/about-me', 'details/DetailsPage', members),
    ]),
    page('/change-password', 'password/PasswordPage', members),
    page('/sessions', 'sessions/SessionsPage', members),
    page('/phone-and-email', 'contact-changes/PhoneAndEmailPage', members),
    page('/confirm-phone', 'verification/ConfirmPhonePage', members),
    page('/delete-profile', 'my-data/DeletePage', members),
    page('/my-consents', 'consents/ConsentsPage', members),
    page('/recovering', 'recovery/RecoveringPage', members),
    page('/suspended', 'suspension/SuspensionPage', members),
    page('/matching-profile', 'matches/MatchingPage', members),
    page('/matching-profile/find', 'search/FindPage', members),
    page('/matching-profile/search', 'search/SearchPage', members),
    page('/matching-profile/open', 'open-families/OpenFamiliesPage', members),
    page('/matching-profile/disability', 'disability/DisabilityPage', members),
    page('/matching-profile/wishes', 'wishes/WishesPage', members),
    page('/matching-profile/inbox', 'introductions/InboxPage', members),
    page('/matching-profile/shortlist', 'shortlist/ShortlistPage', members),
    page('/matching-profile/settings', 'settings/SettingsPage', members),
    page('/matching-profile/family', 'holders/HoldersPage', members),
    page('/matching-profile/links', 'card-links/LinksPage', members),
    page('/matching-profile/melan', 'melans/MelansPage', members),
    page('/notices', 'notices/NoticesPage', members),
    page('/matching-profile/:profileId', 'member/MemberPage', members),
    page('/matching-profile/:profileId/pair', 'member/PairPage', members),
    page('/matching-profile/:profileId/together', 'together/TogetherPage', members),
  ]),
];
