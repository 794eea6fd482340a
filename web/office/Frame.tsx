import { useEffect, useRef } from 'react';
import { Form, Link, type LoaderFunctionArgs, NavLink, Outlet, redirect, useLocation } from 'react-router';
import { showDesk } from '#contract/staff/accounts.ts';
import { visitOf } from '#web/api/visit.ts';
import { Icon } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { closeOnEscape } from '#web/ui/closeOnEscape.ts';
import { number } from '#words/numbers.ts';
import { CODE, loadStaff, mayEnter, useDesk } from './desk.ts';
import styles from './Office.module.css';
import { officeTexts } from './office.texts.ts';
import { rooms } from './rooms.ts';

/** Who is at the desk, and what waits in each room. */
export async function loadDesk({ context }: LoaderFunctionArgs) {
  const desk = await loadStaff(visitOf(context), showDesk);
  if (!desk.isProven) throw redirect(CODE);
  return desk;
}

/** The rooms that somebody may enter, and who that is. */
export function Frame() {
  const t = useTexts(officeTexts);
  const language = useLanguage();
  const desk = useDesk();
  const { pathname } = useLocation();
  const nav = useRoomInSight(pathname);
  return (
    <div className={styles.frame}>
      <div className={`screen-only ${styles.side}`}>
        <nav ref={nav} className={styles.rooms} aria-label={t.rooms}>
          {rooms
            .filter(({ entry }) => entry === undefined || mayEnter(desk, entry))
            .map(({ name, to }) => (
              <NavLink key={name} to={to} end={to === '/office'} className={styles.room}>
                {t[name]}
                {!!desk.waiting[name] && (
                  <>
                    {' '}
                    <span className={styles.count}>{t.waiting(number(desk.waiting[name] ?? 0, language))}</span>
                  </>
                )}
              </NavLink>
            ))}
        </nav>
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

/** On a phone the rooms stand in a row that scrolls: where one is must not be behind its edge. */
function useRoomInSight(pathname: string) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another room
  useEffect(() => {
    const row = nav.current;
    const here = row?.querySelector('[aria-current=page]')?.getBoundingClientRect();
    if (!row || !here) return;
    const { left, width } = row.getBoundingClientRect();
    // In the middle; of a name that is wider than the row, its beginning.
    row.scrollLeft += here.left - left - Math.max(0, (width - here.width) / 2);
  }, [pathname]);
  return nav;
}
