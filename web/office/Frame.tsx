import { Form, Link, type LoaderFunctionArgs, NavLink, Outlet, redirect } from 'react-router';
import { showDesk } from '#contract/staff/accounts.ts';
import { visitOf } from '#web/api/visit.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
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
  return (
    <div className={styles.frame}>
      <nav className={`screen-only ${styles.rooms}`} aria-label={t.rooms}>
        {rooms
          .filter(({ entry }) => entry === undefined || mayEnter(desk, entry))
          .map(({ name, to }) => (
            <NavLink key={name} to={to} end className={styles.room}>
              {t[name]}
              {!!desk.waiting[name] && (
                <>
                  {' '}
                  <span className={styles.count}>{t.waiting(number(desk.waiting[name] ?? 0, language))}</span>
                </>
              )}
            </NavLink>
          ))}
        <Form method="post" action="/office/logout" className={styles.leave}>
          <Link to="/office/mine">{t.mine(desk.name)}</Link>
          <Button look="quiet">{t.logout}</Button>
        </Form>
      </nav>
      <div className={styles.content}>
        <Outlet />
      </div>
    </div>
  );
}
