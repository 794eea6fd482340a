import {
  Form,
  Link,
  type LoaderFunctionArgs,
  NavLink,
  Outlet,
  type RouteObject,
  redirect,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router';
import { showDesk } from '#contract/staff/accounts.ts';
import { visitOf } from '#web/api/visit.ts';
import { Icon } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { ErrorPage } from '#web/layout/ErrorPage.tsx';
import { LanguageLink } from '#web/layout/LanguageLink.tsx';
import { SiteLayout } from '#web/layout/SiteLayout.tsx';
import { useArrival } from '#web/layout/useArrival.ts';
import { useTitle } from '#web/layout/useTitle.ts';
import { handleOf } from '#web/page-handle.ts';
import { Button } from '#web/ui/Button.tsx';
import { closeOnEscape } from '#web/ui/closeOnEscape.ts';
import { LoadingBar } from '#web/ui/LoadingBar.tsx';
import { number } from '#words/numbers.ts';
import { CODE, FRAME, LOGIN, loadStaff, mayEnter, useDesk } from './desk.ts';
import { logOutAction } from './log-out.ts';
import styles from './Office.module.css';
import { officeTexts } from './office.texts.ts';
import { guarded, pageRoute } from './page.tsx';
import { roomAt, rooms } from './rooms.ts';

/** All addresses of the office. The office is a separate program, so none of its code is sent to members. */
export const officeRoutes: RouteObject[] = [
  {
    element: <Shell />,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          pageRoute(LOGIN, 'LoginPage'),
          pageRoute('/office/code', 'CodePage'),
          pageRoute('/office/join', 'JoinPage'),
          // Outside the frame, which names the logged-in member of staff. The pages stored on a tablet must contain no
          // data of the office.
          pageRoute('/office/melans/:melanId/tablet', 'TabletPage'),
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
                  pageRoute('/office', 'TodayPage'),
                  pageRoute('/office/tasks', 'TasksPage'),
                  pageRoute('/office/approvals', 'ApprovalsPage'),
                  pageRoute('/office/approvals/decided', 'DecisionsPage'),
                  pageRoute('/office/reports', 'ReportsPage'),
                  pageRoute('/office/reports/:caseId', 'CasePage'),
                  pageRoute('/office/members', 'MembersPage'),
                  pageRoute('/office/members/:profileId', 'MemberPage'),
                  pageRoute('/office/paper', 'PaperPage'),
                  pageRoute('/office/old-register', 'OldRegistersPage'),
                  pageRoute('/office/old-register/:registerId', 'OldRegisterPage'),
                  pageRoute('/office/members/:profileId/register', 'RegisterPage'),
                  pageRoute('/office/members/:profileId/identity', 'IdentityPage'),
                  pageRoute('/office/requests', 'RequestsPage'),
                  pageRoute('/office/whose', 'WhosePage'),
                  pageRoute('/office/marriages', 'MarriagesPage'),
                  pageRoute('/office/slip', 'SlipPage'),
                  pageRoute('/office/booklets', 'BookletsPage'),
                  pageRoute('/office/melans', 'MelansPage'),
                  pageRoute('/office/melans/:melanId', 'MelanPage'),
                  pageRoute('/office/melans/:melanId/plan', 'MelanPlanPage'),
                  pageRoute('/office/letters', 'LettersPage'),
                  pageRoute('/office/calls', 'CallsPage'),
                  pageRoute('/office/two-families', 'TwoFamiliesPage'),
                  pageRoute('/office/families', 'FamiliesPage'),
                  pageRoute('/office/families/:profileId', 'FamilyPage'),
                  pageRoute('/office/womens-desk', 'WomensDeskPage'),
                  pageRoute('/office/texts', 'TextsPage'),
                  pageRoute('/office/texts/:key', 'TextPage'),
                  pageRoute('/office/lists/:list', 'ListPage'),
                  pageRoute('/office/stories', 'StoriesPage'),
                  pageRoute('/office/board', 'BoardPage'),
                  pageRoute('/office/power-link', 'PowerLinkPage'),
                  pageRoute('/office/system', 'SystemPage'),
                  pageRoute('/office/breaches', 'BreachesPage'),
                  pageRoute('/office/breaches/:breachId', 'BreachPage'),
                  pageRoute('/office/records', 'RecordsPage'),
                  pageRoute('/office/records/sealed', 'SecurityPage'),
                  pageRoute('/office/desk-lists', 'DeskListsPage'),
                  pageRoute('/office/staff', 'StaffPage'),
                  pageRoute('/office/mine', 'MinePage'),
                ],
              },
            ],
          },
          pageRoute('*', 'NothingPage'),
        ],
      },
    ],
  },
];

/** The layout of every page of the office, also before the login. */
function Shell() {
  const t = useTexts(officeTexts);
  const language = useLanguage();
  const heads = useMatches().flatMap(({ handle }) => handleOf(handle)?.head ?? []);
  useTitle('', heads.at(-1)?.[language].title);
  useArrival();
  return (
    <SiteLayout
      skipLabel={t.skip}
      loading={<LoadingBar isLoading={useNavigation().state !== 'idle'} label={t.loading} />}
      header={
        <header className={`screen-only ${styles.header}`}>
          <Link to="/office" className={styles.name}>
            {t.office} · {t.site}
          </Link>
          <LanguageLink />
        </header>
      }
      footer={null}
    >
      <Outlet />
    </SiteLayout>
  );
}

/** Loads the logged-in member of staff, and the number of items that wait in each room. */
async function loadDesk({ context }: LoaderFunctionArgs) {
  const desk = await loadStaff(visitOf(context), showDesk);
  if (!desk.isProven) throw redirect(CODE);
  return desk;
}

/** The frame around the rooms: the links to them, and the menu of the logged-in member of staff. */
function Frame() {
  const t = useTexts(officeTexts);
  const desk = useDesk();
  const { pathname } = useLocation();
  return (
    <div className={styles.frame}>
      <div className={`screen-only ${styles.side}`}>
        <Rooms />
        <details key={pathname} className={styles.account} onKeyDown={closeOnEscape}>
          <summary className={styles.handle}>
            <Icon name="menu" />
            <span className={styles.who}>{desk.name}</span>
            <span className="spoken">: {t.account}</span>
          </summary>
          <Form method="post" action="/office/logout" className={styles.leave}>
            <Link to="/office/mine">{t.mine}</Link>
            <Button look="quiet">{t.logout}</Button>
          </Form>
        </details>
      </div>
      <div className={styles.content}>
        <Outlet />
      </div>
    </div>
  );
}

/**
 * Links to the rooms that the member of staff may enter, each with the number of waiting items. On a phone they are a
 * menu that names the current room.
 */
function Rooms() {
  const t = useTexts(officeTexts);
  const desk = useDesk();
  const { pathname } = useLocation();
  const openRooms = rooms.filter(({ entry }) => entry === undefined || mayEnter(desk, entry));
  const current = roomAt(pathname);
  const totalWaiting = openRooms.reduce((sum, { name }) => sum + (desk.waiting[name] ?? 0), 0);
  const links = ({ isShort }: { isShort: boolean }) =>
    openRooms.map(({ name, to }) => (
      <NavLink key={name} to={to} end={to === '/office'} className={styles.room}>
        {t[name]} <Count count={desk.waiting[name] ?? 0} isShort={isShort} />
      </NavLink>
    ));
  return (
    <>
      <nav className={styles.rooms} aria-label={t.rooms}>
        {links({ isShort: false })}
      </nav>
      <details
        key={pathname}
        ref={showCurrent}
        className={styles.menu}
        onKeyDown={closeOnEscape}
        onToggle={({ currentTarget }) => showCurrent(currentTarget)}
      >
        <summary className={styles.handle}>
          <Icon name="menu" />
          <span className="spoken">{t.rooms}: </span>
          <span>{current ? t[current.name] : t.rooms}</span>
          <Count count={totalWaiting} isShort />
        </summary>
        <nav className={styles.list} aria-label={t.rooms}>
          {links({ isShort: true })}
        </nav>
      </details>
    </>
  );
}

/** The number of waiting items. With `isShort` only the number is visible. */
function Count({ count, isShort }: { count: number; isShort: boolean }) {
  const t = useTexts(officeTexts);
  const language = useLanguage();
  if (count === 0) return null;
  const inWords = t.waiting(number(count, language));
  if (!isShort) return <span className={styles.count}>{inWords}</span>;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{number(count, language)}</span>
      <span className="spoken">{inWords}</span>
    </span>
  );
}

/**
 * Scrolls an open menu to the current room, because the menu is longer than a phone's screen. Called on each toggle, and
 * at hydration, because the menu may have been opened before.
 */
function showCurrent(menu: HTMLDetailsElement | null): void {
  if (menu?.open) menu.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
}
