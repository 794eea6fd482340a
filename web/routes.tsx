import { type RouteObject, redirect } from 'react-router';
import { acknowledgeOpeningAction } from '#web/api/acknowledge-opening.ts';
import { guard } from '#web/api/guard.ts';
import { logOutAction } from '#web/api/log-out.ts';
import { loggedIn } from '#web/api/logged-in.ts';
import { anyone, betweenSteps, members, newcomers, registered, visitors } from '#web/api/redirects.ts';
import { ErrorPage } from '#web/layout/ErrorPage.tsx';
import { loadSite } from '#web/layout/load-site.ts';
import { Site } from '#web/layout/Site.tsx';
import { frame, page } from './page.tsx';

/** Every address of the site, one line each (specification, section 2). */
const pages: RouteObject[] = [
  page('/', 'content/HomePage'),
  page('/login', 'login/LoginPage', visitors),
  page('/register', 'registration/RegisterPage', newcomers),
  page('/register2', 'registration/Register2Page', betweenSteps),
  page('/thankyou', 'registration/ThankYouPage', registered),
  page('/contact-us', 'contact/ContactPage'),
  page('/report', 'report/PublicReportPage'),
  page('/report/state', 'report/ReportStatePage'),
  page('/success-story', 'content/SuccessStoryPage'),
  page('/faqs', 'content/FaqsPage'),
  page('/mission-vision', 'content/MissionVisionPage'),
  page('/mission', 'content/ContentPage'),
  page('/vision', 'content/ContentPage'),
  page('/privacy-policy', 'content/PolicyPage'),
  page('/privacy-policy/:version', 'content/FormerPolicyPage'),
  page('/terms', 'content/RulesPage'),
  page('/accessibility', 'content/RulesPage'),
  page('/accepted-papers', 'content/RulesPage'),
  page('/about', 'content/AboutPage'),
  page('/trust-figures', 'trust-figures/TrustFiguresPage'),
  page('/how-lists-are-made', 'how-lists-are-made/HowListsAreMadePage'),
  page('/sitemap', 'sitemap/SitemapPage'),
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
    page('/matching-profile/wishes', 'wishes/WishesPage', members),
    page('/matching-profile/inbox', 'introductions/InboxPage', members),
    page('/matching-profile/shortlist', 'shortlist/ShortlistPage', members),
    page('/matching-profile/settings', 'settings/SettingsPage', members),
    page('/matching-profile/family', 'holders/HoldersPage', members),
    page('/matching-profile/links', 'card-links/LinksPage', members),
    page('/notices', 'notices/NoticesPage', members),
    page('/matching-profile/:profileId', 'member/MemberPage', members),
    page('/matching-profile/:profileId/pair', 'member/PairPage', members),
    page('/matching-profile/:profileId/together', 'together/TogetherPage', members),
  ]),
  page('/confirm-email', 'contact-changes/ConfirmEmailPage'),
  page('/not-me', 'contact-changes/ObjectPage'),
  page('/claim-number', 'contact-changes/ClaimPage', visitors),
  page('/forgot-password', 'password/ForgottenPage', visitors),
  page('/stop-letters', 'notification-settings/StopLettersPage'),
  page('/reset-password', 'password/ResetPage'),
  page('/claim-profile', 'paper-claim/ClaimProfilePage', visitors),
  page('/invited', 'invitations/InvitedPage'),
  page('/card/:token', 'card-links/CardLinkPage'),
  page('/deletion-asked', 'my-data/DeletionAskedPage'),
  { path: '/logged-in', loader: guard(anyone, loggedIn) },
  { path: '/logout', loader: guard(anyone, () => redirect('/')), action: logOutAction },
  { path: '/power-link-seen', loader: guard(anyone, () => redirect('/dashboard')), action: acknowledgeOpeningAction },
  page('*', 'not-found/NotFoundPage'),
];

// Two layers: a failing page leaves the layout in place, and a failing layout still shows a message.
export const routes: RouteObject[] = [
  {
    id: 'site',
    element: <Site powerLink={() => import('./features/power-link/PowerLinkDialog.tsx')} />,
    ErrorBoundary: ErrorPage,
    loader: loadSite,
    // Loaded once per document.
    shouldRevalidate: () => false,
    children: [{ ErrorBoundary: ErrorPage, children: pages }],
  },
];
