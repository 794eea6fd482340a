import { type RouteObject, redirect } from 'react-router';
import { acknowledgeOpeningAction } from '#web/api/acknowledge-opening.ts';
import { guard } from '#web/api/guard.ts';
import { logOutAction } from '#web/api/log-out.ts';
import { loggedIn } from '#web/api/logged-in.ts';
import { anyone, newcomers, visitors } from '#web/api/redirects.ts';
import { ErrorPage } from '#web/layout/ErrorPage.tsx';
import { loadSite } from '#web/layout/load-site.ts';
import { Site } from '#web/layout/Site.tsx';
import { pagesIn } from './page.tsx';
import { PAGES, type PageModule } from './page-handle.ts';

const page = pagesIn(
  import.meta.glob<PageModule>([
    './pages/content/HomePage.tsx',
    './pages/login/LoginPage.tsx',
    './pages/not-found/NotFoundPage.tsx',
    './pages/registration/RegisterPage.tsx',
  ]),
);

/**
 * The addresses of a first visit (specification, section 2). The others are in `public-routes.tsx` and, behind the
 * login, in `member-routes.tsx`. Browsers load both on demand.
 */
export const visitorPages: RouteObject[] = [
  page('/', 'content/HomePage'),
  page('/login', 'login/LoginPage', visitors),
  page('/register', 'registration/RegisterPage', newcomers),
  { path: '/logged-in', loader: guard(anyone, loggedIn) },
  { path: '/logout', loader: guard(anyone, () => redirect('/')), action: logOutAction },
  { path: '/power-link-seen', loader: guard(anyone, () => redirect('/dashboard')), action: acknowledgeOpeningAction },
  page('*', 'not-found/NotFoundPage'),
];

/**
 * Returns the routes of the site around these pages. They have two layers: a failing page leaves the layout in place,
 * and a failing layout still shows a message.
 */
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
