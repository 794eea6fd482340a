import { type RouteObject, redirect } from 'react-router';
import { ErrorPage } from '#web/layout/ErrorPage.tsx';
import { FRAME, LOGIN } from './desk.ts';
import { Frame, loadDesk } from './Frame.tsx';
import { logOutAction } from './log-out.ts';
import { guarded, room } from './page.tsx';
import { Shell } from './Shell.tsx';

/** Every address of the office, a program of its own: nothing of it travels to a member. */
export const officeRoutes: RouteObject[] = [
  {
    element: <Shell />,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          room(LOGIN, 'LoginPage'),
          room('/office/code', 'CodePage'),
          room('/office/join', 'JoinPage'),
          {
            path: '/office/logout',
            loader: guarded(() => redirect('/office')),
            action: logOutAction,
          },
          {
            id: FRAME,
            element: <Frame />,
            loader: guarded(loadDesk),
            children: [
              {
                ErrorBoundary: ErrorPage,
                children: [
                  room('/office', 'TodayPage'),
                  room('/office/approvals', 'ApprovalsPage'),
                  room('/office/approvals/decided', 'DecisionsPage'),
                  room('/office/reports', 'ReportsPage'),
                  room('/office/reports/:caseId', 'CasePage'),
                  room('/office/members', 'MembersPage'),
                  room('/office/members/:profileId', 'MemberPage'),
                  room('/office/paper', 'PaperPage'),
                  room('/office/members/:profileId/register', 'RegisterPage'),
                  room('/office/members/:profileId/identity', 'IdentityPage'),
                  room('/office/requests', 'RequestsPage'),
                  room('/office/whose', 'WhosePage'),
                  room('/office/letters', 'LettersPage'),
                  room('/office/calls', 'CallsPage'),
                  room('/office/womens-desk', 'WomensDeskPage'),
                  room('/office/texts', 'TextsPage'),
                  room('/office/texts/:key', 'TextPage'),
                  room('/office/lists/:list', 'ListPage'),
                  room('/office/power-link', 'PowerLinkPage'),
                  room('/office/system', 'SystemPage'),
                  room('/office/breaches', 'BreachesPage'),
                  room('/office/breaches/:breachId', 'BreachPage'),
                  room('/office/records', 'RecordsPage'),
                  room('/office/records/sealed', 'SecurityPage'),
                  room('/office/staff', 'StaffPage'),
                  room('/office/mine', 'MinePage'),
                ],
              },
            ],
          },
          room('*', 'NothingPage'),
        ],
      },
    ],
  },
];
