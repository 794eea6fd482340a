import { type RouteObject, redirect } from 'react-router';
import { acknowledgeOpeningAction } from '#web/api/acknowledge-opening.ts';
import { guard } from '#web/api/guard.ts';
import { logOutAction } from '#web/api/log-out.ts';
import { loggedIn } from '#web/api/logged-in.ts';
import { anyone, betweenSteps, newcomers, registered, visitors } from '#web/api/redirects.ts';
import { ErrorPage } from '#web/layout/ErrorPage.tsx';
import { loadSite } from '#web/layout/load-site.ts';
import { Site } from '#web/layout/Site.tsx';
import { pagesIn } from './page.tsx';
import { PAGES, type PageModule } from './page-handle.ts';

const page = pagesIn(
  import.meta.glob<PageModule>([
    './pages/{contact,content,how-lists-are-made,invitations,login,not-found}/*Page.tsx',
    './pages/{paper-claim,registration,report,sitemap,trust-figures}/*Page.tsx',
    './pages/card-links/CardLinkPage.tsx',
    './pages/contact-changes/{Claim,ConfirmEmail,Object}Page.tsx',
    './pages/my-data/DeletionAskedPage.tsx',
    './pages/notification-settings/StopLettersPage.tsx',
    './pages/password/{Forgotten,Reset}Page.tsx',
  ]),
);

/**
 * Every address before the login, one line each (specification, section 2); those behind it are in `member-routes.tsx`, which browsers load
 * when they are needed.
 */
export const visitorPages: RouteObject[] = [
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
export const routesOf = (pages: RouteObject[]): RouteObject[] => [
  {
    id: 'site',
    element: <Site powerLink={() => import('./features/power-link/PowerLinkDialog.tsx')} />,
    ErrorBoundary: ErrorPage,
    loader: loadSite,
    // Loaded once per document.
    shouldRevalidate: () => false,
    children: [{ id: PAGES, ErrorBoundary: ErrorPage, children: pages }],
  },
];
