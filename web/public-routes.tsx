import type { RouteObject } from 'react-router';
import { betweenSteps, registered, visitors } from '#web/api/redirects.ts';
import { pagesIn } from './page.tsx';
import type { PageModule } from './page-handle.ts';

const page = pagesIn(
  import.meta.glob<PageModule>([
    './pages/{contact,content,how-lists-are-made,invitations}/*Page.tsx',
    './pages/{paper-claim,registration,report,sitemap,trust-figures}/*Page.tsx',
    './pages/card-links/CardLinkPage.tsx',
    './pages/contact-changes/{Claim,ConfirmEmail,Object}Page.tsx',
    './pages/my-data/DeletionAskedPage.tsx',
    './pages/notification-settings/StopLettersPage.tsx',
    './pages/password/{Forgotten,Reset}Page.tsx',
    '!./pages/content/HomePage.tsx',
    '!./pages/registration/RegisterPage.tsx',
  ]),
);

/** The name of this file in Vite's manifest. */
export const SELDOM_ROUTES_MODULE = 'web/public-routes.tsx';

/** The other addresses before the login (specification, section 2). */
export const seldomPages: RouteObject[] = [
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
];
